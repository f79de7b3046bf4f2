import { digestOf, isSameDigest } from '../../../domain/secrets';
import { notFound, Problem } from '../../../domain/problem';
import type { Page, PageResult } from '../../../rest/paging';
import { database } from '../../../strapi';
import {
  itemsOf,
  type OrderFilter,
  type OrderItemRow,
  type OrderRow,
  selectOrder,
  selectOrderByDigest,
  selectOrders,
  type WholeOrder,
} from '../queries/orders';
import { type PlaceRow, selectPlacesOfOrder, selectPlacesOfUser } from '../queries/places';

/** One page of the orders that match, newest first. */
export function listOrders(filter: OrderFilter, page: Page): Promise<PageResult<WholeOrder>> {
  return selectOrders(database(), filter, page);
}

/** An order in whatever status. @throws Problem `notFound` */
export async function findOrder(id: number): Promise<WholeOrder> {
  const order = await selectOrder(database(), id);
  if (!order) throw notFound('order');
  return order;
}

/** One page of the places that a user bought, newest purchase first. */
export function listPlacesOf(userId: number, page: Page): Promise<PageResult<PlaceRow>> {
  return selectPlacesOfUser(database(), userId, page);
}

/** What the bearer of an order's token sees of it. */
export interface OpenedOrder {
  order: OrderRow;
  items: OrderItemRow[];
  places: PlaceRow[];
}

/** The order that the token opens. @throws Problem `notFound` */
export async function openOrder(token: string): Promise<OpenedOrder> {
  const digest = digestOf(token);
  const order = await selectOrderByDigest(database(), digest);
  if (!order || !isSameDigest(order.access_digest, digest)) {
    throw new Problem('notFound', 'There is no order with this token.');
  }
  const items = await itemsOf(database(), [order.public_id]);
  const places = await selectPlacesOfOrder(database(), order.public_id);
  return { order, items, places };
}

export default () => ({ listOrders, findOrder, listPlacesOf, openOrder });
