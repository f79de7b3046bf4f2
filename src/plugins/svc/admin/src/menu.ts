import { Calendar } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { eventUid } from './shared/event-uid';
import { eventsAddress } from './shared/events-address';
import { message } from './shared/texts';
import { toRead } from './shared/use-allowed';

/** The events are one click away, for who may see them. */
export function addMenuLinks(app: StrapiApp): void {
  app.addMenuLink({
    to: eventsAddress.slice(1),
    icon: Calendar,
    intlLabel: message('menu.events'),
    permissions: toRead(eventUid) as Parameters<StrapiApp['addMenuLink']>[0]['permissions'],
    Component: () => import('./events/events-page'),
    position: 1,
  } as Parameters<StrapiApp['addMenuLink']>[0]);
}
