import type { Core } from '@strapi/strapi';
import { applicationPasswordRoutes } from './routes/application-passwords';
import { boxOfficeRoutes } from './routes/box-office';
import { eventChoiceRoutes } from './routes/event-choices';
import { eventRoutes } from './routes/events';
import { outboxRoutes } from './routes/outbox';
import { siteSettingsRoutes } from './routes/site-settings';

/** The panel's own routes, for administrators only, below /svc-admin. */
export function registerPanelRoutes(): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/svc-admin',
    routes: [
      ...siteSettingsRoutes,
      ...eventRoutes,
      ...applicationPasswordRoutes,
      ...outboxRoutes,
      ...eventChoiceRoutes,
      ...boxOfficeRoutes,
    ],
  } as unknown as Core.Router);
}
