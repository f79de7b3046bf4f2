import { database } from '../../host/strapi';
import { boxOfficeTypes } from './filter-by-event';
import { findEventChoice, findEventChoices } from './event-choices';
import { canReadAll } from '../../host/content-manager';
import { adminRoute, type Handler } from '../../kit/admin-route';

const longestSearch = 255;

/** Events that the lists of the box office can be narrowed to, for those who may read all of one of these lists. */
const listChoices: Handler = async (ctx) => {
  if (!boxOfficeTypes.some((uid) => canReadAll(ctx.state.userAbility, uid))) return ctx.forbidden();
  const { id, search } = ctx.query;
  const isId = typeof id === 'string' && /^\d{1,9}$/.test(id);
  const words =
    typeof search === 'string' ? search.slice(0, longestSearch).replaceAll('\0', '') : '';
  ctx.body = {
    events: await (isId
      ? findEventChoice(database(), Number(id))
      : findEventChoices(database(), words)),
  };
};

export const eventChoiceRoutes = [adminRoute('GET', '/event-choices', listChoices)];
