import type { StrapiApp } from '@strapi/strapi/admin';
import { EventFilter } from './event-filter';
import { TrashSwitch } from './trash-switch';

/** What stands beside the Content Manager's own filters. */
export function addListTools(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager');
  contentManager.injectComponent('listView', 'actions', {
    name: 'svc-trash-switch',
    Component: TrashSwitch,
  });
  contentManager.injectComponent('listView', 'actions', {
    name: 'svc-event-filter',
    Component: EventFilter,
  });
}
