import { settings } from '../../strapi';
import { adminRoute, type Handler } from './admin-route';

/** What the panel's inputs need to know of the site. */
const siteSettings: Handler = (ctx) => {
  const { siteTimezone, currency } = settings();
  ctx.body = { siteTimezone, currency };
};

export const siteSettingsRoutes = [adminRoute('GET', '/settings', siteSettings)];
