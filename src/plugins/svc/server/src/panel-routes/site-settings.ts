import { settings } from '../host/strapi';
import { adminRoute, type Handler } from '../kit/admin-route';
import { listedTypes } from './lists/states';
import { typesWithTrash } from './trash';

/** What the panel's inputs need to know of the site. */
const siteSettings: Handler = (ctx) => {
  const { siteTimezone, currency, publicUrl, mediaUrl } = settings();
  const eventsUrl = `${publicUrl}/events`;
  ctx.body = {
    ...{ siteTimezone, currency, eventsUrl, mediaUrl },
    trash: typesWithTrash(),
    lists: listedTypes(),
  };
};

export const siteSettingsRoutes = [adminRoute('GET', '/settings', siteSettings)];
