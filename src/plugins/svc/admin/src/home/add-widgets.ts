import { Calendar, Clock, Message, PriceTag } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { orderUid } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';
import { eventsAddress } from '../shared/events-address';
import { message } from '../shared/texts';
import { toRead } from '../shared/use-allowed';

type WidgetOf = Extract<Parameters<StrapiApp['widgets']['register']>[0], unknown[]>[number];

/** Of the host's: statistics of its tables, and an offer to buy its hosting. */
const unwanted = ['key-statistics', 'chart-entries', 'deploy-now', 'profile-info'];

const own: WidgetOf[] = [
  {
    id: 'today',
    icon: Calendar,
    title: message('home.today'),
    link: { label: message('events.all'), href: eventsAddress },
    component: () => import('./today').then((module) => module.default),
    permissions: toRead(eventUid),
  },
  {
    id: 'waiting',
    icon: Message,
    title: message('home.waiting'),
    component: () => import('./waiting').then((module) => module.default),
  },
  {
    id: 'sales',
    icon: PriceTag,
    title: message('home.sales'),
    component: () => import('./sales').then((module) => module.default),
    permissions: toRead(orderUid),
  },
  {
    id: 'attention',
    icon: Clock,
    title: message('home.attention'),
    component: () => import('./attention').then((module) => module.default),
    permissions: toRead(eventUid),
  },
].map((widget) => ({ ...widget, pluginId: 'svc' }));

/** The home is about events; of the host's parts those stay that are about work. */
export function addWidgets(app: StrapiApp): void {
  app.widgets.register((all) => [...own, ...all.filter(({ id }) => !unwanted.includes(id))]);
}
