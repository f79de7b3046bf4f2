import type { Core } from '@strapi/strapi';
import { applicationPasswordRoutes } from '../resources/application-password/panel-routes';
import { boxOfficeRoutes } from './box-office/routes';
import { refundRoutes } from './box-office/refund-routes';
import { eventChoiceRoutes } from './box-office/event-choices-routes';
import { counterRoutes } from './counter/routes';
import { exportRoutes } from './exports/routes';
import { doorRoutes } from './door/routes';
import { eventTicketRoutes } from './event-tickets/routes';
import { htmlPreviewRoutes } from './html-preview';
import { listRoutes } from './lists/routes';
import { openFormRoutes } from './open-forms/routes';
import { outboxRoutes } from './outbox';
import { peopleRoutes } from './people';
import { replaceRoutes } from './replace';
import { siteSettingsRoutes } from './site-settings';
import { eventActionRoutes } from './events/action-routes';
import { eventFigureRoutes } from './events/figure-routes';
import { reviewRoutes } from './events/review-routes';
import { eventListRoutes } from './events/list-routes';
import { homeRoutes } from './home/routes';
import { trashRoutes } from './trash';

/** The panel's own routes, for administrators only, below /svc-admin. */
export function registerPanelRoutes(): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/svc-admin',
    routes: [
      ...siteSettingsRoutes,
      ...trashRoutes,
      ...homeRoutes,
      ...eventListRoutes,
      ...eventActionRoutes,
      ...eventFigureRoutes,
      ...reviewRoutes,
      ...replaceRoutes,
      ...peopleRoutes,
      ...eventTicketRoutes,
      ...applicationPasswordRoutes,
      ...openFormRoutes,
      ...htmlPreviewRoutes,
      ...outboxRoutes,
      ...eventChoiceRoutes,
      ...boxOfficeRoutes,
      ...refundRoutes,
      ...doorRoutes,
      ...counterRoutes,
      ...exportRoutes,
      ...listRoutes,
    ],
  } as unknown as Core.Router);
}
