import type { StrapiApp } from '@strapi/strapi/admin';
import { dropFailedFilters } from './drop-failed-filters';
import { EventFilter } from './event-filter';
import { eventFilters } from './event-filters';
import { ExportButton } from './export-button';
import { StateTabs } from './state-tabs';
import { TrashSwitch } from './trash-switch';

/** What stands beside the Content Manager's own filters, and among them. */
export function addListTools(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager');
  contentManager.injectComponent('listView', 'actions', {
    name: 'svc-state-tabs',
    Component: StateTabs,
  });
  contentManager.injectComponent('listView', 'actions', {
    name: 'svc-trash-switch',
    Component: TrashSwitch,
  });
  contentManager.injectComponent('listView', 'actions', {
    name: 'svc-event-filter',
    Component: EventFilter,
  });
  contentManager.injectComponent('listView', 'actions', {
    name: 'svc-export',
    Component: ExportButton,
  });
  app.registerHook('Admin/CM/pages/ListView/inject-in-filters', eventFilters);
  dropFailedFilters();
}
