import type { Core } from '@strapi/strapi';
import { applicationPasswordRoutes } from '../resources/application-password/panel-routes';
import { boxOfficeRoutes } from './box-office/routes';
import { eventChoiceRoutes } from './box-office/event-choices-routes';
import { outboxRoutes } from './outbox';
import { siteSettingsRoutes } from './site-settings';
import { trashRoutes } from './trash';

/** The panel's own routes, for administrators only, below /svc-admin. */
export function registerPanelRoutes(): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/svc-admin',
    routes: [
      ...siteSettingsRoutes,
      ...trashRoutes,
      ...applicationPasswordRoutes,
      ...outboxRoutes,
      ...eventChoiceRoutes,
      ...boxOfficeRoutes,
    ],
  } as unknown as Core.Router);
}
