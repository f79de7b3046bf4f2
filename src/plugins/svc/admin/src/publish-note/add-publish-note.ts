import type { StrapiApp } from '@strapi/strapi/admin';
import { onDemand } from '../shared/on-demand';

/** Below the buttons of a form, beside it and in the bar at the bottom of a narrow screen. */
export function addPublishNote(app: StrapiApp): void {
  app.getPlugin('content-manager').injectComponent('editView', 'right-links', {
    name: 'svc-publish-note',
    Component: onDemand(() => import('./publish-note')),
  });
}
