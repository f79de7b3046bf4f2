import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { onDemand } from '../shared/on-demand';

/**
 * In the bar at the foot of a narrow screen, where the host has the buttons that save: of what is only read there are
 * none, and what can be done with it is out of sight, in the drawer above.
 */
export function addDeedsBar(app: StrapiApp): void {
  app.getPlugin('content-manager').injectComponent('editView', 'right-links', {
    name: 'svc-deeds-bar',
    // The host's type leaves out what it gives: the content type.
    Component: onDemand(() => import('./deeds-bar')) as ComponentType,
  });
}
