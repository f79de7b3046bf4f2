import type { StrapiApp } from '@strapi/strapi/admin';
import { onDemand } from '../shared/on-demand';
import { dropFailedFilters } from './drop-failed-filters';
import { eventFilters } from './event-filters';

/** What stands beside the Content Manager's own filters, and among them. */
export function addListTools(app: StrapiApp): void {
  app.getPlugin('content-manager').injectComponent('listView', 'actions', {
    name: 'svc-list-tools',
    Component: onDemand(() => import('./list-tools')),
  });
  app.registerHook('Admin/CM/pages/ListView/inject-in-filters', eventFilters);
  dropFailedFilters();
}
