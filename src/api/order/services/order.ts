import { notFound } from '../../../domain/problem';
import type { Page, PageResult } from '../../../rest/paging';
import { database } from '../../../strapi';
import { type OrderFilter, selectOrder, selectOrders, type WholeOrder } from '../queries/orders';

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

export default () => ({ listOrders, findOrder });
