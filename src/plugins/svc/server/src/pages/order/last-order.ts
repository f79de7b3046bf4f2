import { ownCookie } from '../../access/own-cookie';
import { findOrderByLink } from '../../resources/order/service';
import type { OrderRow } from '../../resources/order/queries/orders';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';

/*
 * Who goes *Back* after buying comes to a cart that is empty, and wants the order. Its address has a token that nobody
 * can make of what is stored for the cart: so the browser itself keeps it for an hour, for the page of the cart alone.
 */

const cookieName = 'svc_order';
const secondsKept = 60 * 60;

/** Has the browser keep the way to an order that it has just made. `address` is the whole one, with the token. */
export function keepOrder(address: string): string {
  const { searchParams, pathname } = new URL(address);
  const id = pathname.split('/').at(-1)!;
  const value = `${id}.${searchParams.get('token')}`;
  return ownCookie(cookieName, value, { path: sitePath('/cart'), seconds: secondsKept });
}

/** An order, and the path of its page. */
export interface LastOrder {
  order: OrderRow;
  path: string;
}

/** What this browser has bought within the last hour; null for nothing, or where its link has ended. */
export async function findLastOrder({ cookie }: Visitor): Promise<LastOrder | null> {
  const [id = '', token = ''] = cookie(cookieName).split('.');
  if (!token) return null;
  const order = await findOrderByLink(id, token);
  if (!order || order.status === 'failed') return null;
  return { order, path: sitePath(`/orders/${id}?token=${token}`) };
}
