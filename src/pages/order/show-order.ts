import { describePlace } from '../../api/order/domain/place-description';
import { openOrder } from '../../api/order/services/order';
import { Problem } from '../../domain/problem';
import { database, settings } from '../../strapi';
import type { Page } from '../page';
import type { Parameters } from '../page-route';
import { selectVenues } from '../venues';
import { orderPage } from './order-page';

/** @throws Problem `notFound` unless the token opens the order with this id */
export async function showOrder({ id, token = '' }: Parameters): Promise<Page> {
  const opened = await openOrder(token);
  if (String(opened.order.public_id) !== id) {
    throw new Problem('notFound', 'The token is of another order.');
  }
  const ids = opened.places.map((place) => describePlace(place).event?.venue_id ?? 0);
  const venues = await selectVenues(
    database(),
    [...new Set(ids)].filter((one) => one > 0),
  );
  return orderPage(opened, { venues, zone: settings().siteTimezone });
}
