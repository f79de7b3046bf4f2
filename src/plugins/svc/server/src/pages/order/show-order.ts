import { describeTicket } from '../../resources/order/domain/describe-ticket';
import { findOrderPageByToken } from '../../resources/order/service';
import { Problem } from '../../domain/problem';
import { database, settings } from '../../host/strapi';
import { findPaymentMethod } from '../../payments/providers';
import type { Page } from '../page';
import type { Parameters } from '../page-route';
import { selectVenues } from '../venues';
import { orderPage } from './order-page';

/** As many as are made at once, and as one looks through. */
const perPage = 50;

/** A page that is no number is the first. */
function pageOf(page: string): number {
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** @throws Problem `notFound` unless the token opens the order with this id */
export async function showOrder({ id, token = '', page = '' }: Parameters): Promise<Page> {
  const opened = await findOrderPageByToken(token, { page: pageOf(page), perPage });
  if (String(opened.order.public_id) !== id) {
    throw new Problem('notFound', 'The token is of another order.');
  }
  const ids = opened.tickets.map((place) => describeTicket(place).event?.venue_id ?? 0);
  const venues = await selectVenues(
    database(),
    [...new Set(ids)].filter((one) => one > 0),
  );
  const { siteTimezone: zone } = settings();
  const daysToPay = findPaymentMethod(opened.order.payment_method)?.daysToPay?.();
  return orderPage(opened, { venues, zone, daysToPay, token, perPage });
}
