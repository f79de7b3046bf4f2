import { digestOf, isSameDigest } from '../../domain/secrets';
import { notFound, Problem } from '../../domain/problem';
import type { Page, PageResult } from '../../domain/page';
import { database } from '../../host/strapi';
import { findSelfHelp } from '../event/queries/self-help';
import type { EventsToday } from './domain/self-help';
import {
  findOrderItems,
  type OrderFilter,
  type OrderItemRow,
  type OrderRow,
  findOrderRow,
  findOrderRowByDigest,
  listOrderRows,
  type OrderWithItems,
} from './queries/orders';
import {
  type PurchasedTicketRow,
  findTicketsOfOrder,
  listTicketsOfOrder,
  listTicketsOfUser,
} from './queries/purchased-tickets';
import {
  findRefundStandings,
  listOrdersOfUser,
  type OwnOrder,
  type RefundStandingRow,
} from './queries/orders-of-user';
import { confirmationUrl } from './link';
import { changeOrderStatus } from './operations/change-status';
import { checkOut } from './operations/checkout/check-out';
import { refreshPayment, settlePayment } from './operations/payment/settle-payment';
import { resendConfirmation } from './operations/resend-confirmation';

/** One page of the orders that match, newest first. */
export function listOrders(filter: OrderFilter, page: Page): Promise<PageResult<OrderWithItems>> {
  return listOrderRows(database(), filter, page);
}

/** An order in whatever status. @throws Problem `notFound` */
export async function findOrder(id: number): Promise<OrderWithItems> {
  const order = await findOrderRow(database(), id);
  if (!order) throw notFound('order');
  return order;
}

/** One page of the places that a user bought, newest purchase first. */
export function listPurchasedTickets(
  userId: number,
  page: Page,
): Promise<PageResult<PurchasedTicketRow>> {
  return listTicketsOfUser(database(), userId, page);
}

/** One page of the orders that a user placed, newest first. */
export function listOwnOrders(userId: number, page: Page): Promise<PageResult<OwnOrder>> {
  return listOrdersOfUser(database(), userId, page);
}

/** What the events of some places let their buyers do. */
export function findEventsToday(places: PurchasedTicketRow[]): Promise<EventsToday> {
  const ids = places.map(({ event_id: eventId }) => eventId ?? 0);
  return findSelfHelp(database(), ids);
}

/** What the bearer of an order's token sees of it. */
export interface GuestOrder {
  order: OrderRow;
  items: OrderItemRow[];
  tickets: PurchasedTicketRow[];
  /** Where they were asked for. */
  refunds?: RefundStandingRow[];
}

async function findOpened(token: string): Promise<OrderRow | null> {
  const digest = digestOf(token);
  const order = await findOrderRowByDigest(database(), digest);
  const isOpened = order?.access_digest && isSameDigest(order.access_digest, digest);
  return isOpened ? order : null;
}

/** The order with this id, if the token opens it. */
export async function findOrderByLink(id: string, token: string): Promise<OrderRow | null> {
  const order = await findOpened(token);
  return order && String(order.public_id) === id ? order : null;
}

/** @throws Problem `notFound` */
async function openOrder(token: string) {
  const order = await findOpened(token);
  if (!order) throw new Problem('notFound', 'There is no order with this token.');
  const items = await findOrderItems(database(), [order.public_id]);
  return { order, items };
}

/** The order that the token opens. @throws Problem `notFound` */
export async function findOrderByToken(token: string, withRefunds = false): Promise<GuestOrder> {
  const opened = await openOrder(token);
  const { public_id: id } = opened.order;
  const tickets = await findTicketsOfOrder(database(), id);
  if (!withRefunds) return { ...opened, tickets };
  return { ...opened, tickets, refunds: await findRefundStandings(database(), [id]) };
}

/** The same with one page of its tickets; the last one where there are not so many. @throws Problem `notFound` */
export async function findOrderPageByToken(
  token: string,
  { page, perPage }: Page,
): Promise<GuestOrder & { page: number; places: number }> {
  const opened = await openOrder(token);
  const list = (number: number) =>
    listTicketsOfOrder(database(), opened.order.public_id, { page: number, perPage });
  const asked = await list(page);
  const { total: places } = asked;
  const last = Math.max(1, Math.ceil(places / perPage));
  const { items: tickets } = page > last ? await list(last) : asked;
  return { ...opened, tickets, page: Math.min(page, last), places };
}

/**
 * `strapi.plugin('svc').service('order')`. Ids are public ones, columns that end in `_minor` minor units, times seconds
 * since 1970.
 */
export const orderService = {
  listOrders,
  findOrder,
  findOrderByToken,
  listPurchasedTickets,
  listOwnOrders,
  checkOut,
  settlePayment,
  refreshPayment,
  confirmationUrl,
  changeOrderStatus,
  resendConfirmation,
};
