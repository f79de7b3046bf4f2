import { table } from '../../database/table';
import { database } from '../../host/strapi';
import { findNumbersOfAddress } from '../../resources/order/queries/orders-of-address';
import { onListSearch, type Searched } from '../on-list-search';
import { attendeesMeant } from './search-attendees';
import { textFields } from './text-fields';

/*
 * A ticket shows its code in groups, and whoever reads one at the door types the gaps; kept is the code without. An order
 * is paid by a reference such as "Order 17", and its number is 17. A whole address finds its orders without reading others.
 */

interface Coded {
  security_code: string;
  order_id: number | null;
}

/** Whose ticket has this code, with gaps or hyphens in it or without. */
async function withCode(text: string): Promise<Coded | undefined> {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[0-9A-Z]{12}$/.test(code)) return undefined;
  const found = await attendeesWhere({ security_code: code });
  return found ?? (await withFormerCode(code));
}

const attendeesWhere = (where: { security_code: string } | { public_id: number }) =>
  table(database(), 'svc_attendees').where(where).first('security_code', 'order_id');

/** Of a ticket that was handed on its code is another: its attendee says beside the form who had this one. */
async function withFormerCode(code: string): Promise<Coded | undefined> {
  const handover = await table(database(), 'svc_handovers').where({ code }).first('attendee_id');
  return handover && attendeesWhere({ public_id: handover.attendee_id });
}

/** The number in `#17`, `Order 17` and the like, in whatever language, if there is an order with it. */
async function orderNumberIn(text: string): Promise<number | undefined> {
  const number = /^(?:#|[\p{L}.]+[\s-]+#?)(\d{1,9})$/u.exec(text)?.[1];
  if (!number) return undefined;
  const found = await table(database(), 'svc_orders')
    .where({ public_id: Number(number) })
    .first('public_id');
  return found?.public_id;
}

/** More than anybody looks through. */
const mostOfAddress = 500;

/** The numbers of the orders of a whole address, which an index finds; undefined where there are none, or too many. */
async function ordersOf(text: string): Promise<number[] | undefined> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return undefined;
  const found = await findNumbersOfAddress(database(), text, mostOfAddress + 1);
  const isSome = found.length > 0 && found.length <= mostOfAddress;
  return isSome ? found : undefined;
}

async function asAttendees(text: string): Promise<Searched> {
  const code = (await withCode(text))?.security_code;
  return { where: code ? { securityCode: code } : await attendeesMeant(text) };
}

/** Made by programs: any number is a part of some. */
const madeUp = ['paymentReference', 'voucherCode'];

/** A bare number is that of an order, or stands in what is on its screen; not in an id that nobody sees. */
const withNumber = (text: string) => ({
  $or: [
    { publicId: Number(text) },
    ...textFields('plugin::svc.order').map(({ name }) => ({
      [name]: madeUp.includes(name) ? text : { $contains: text },
    })),
  ],
});

async function asOrders(text: string): Promise<Searched> {
  if (/^\d{1,9}$/.test(text)) return { where: withNumber(text) };
  const publicId = (await withCode(text))?.order_id ?? (await orderNumberIn(text));
  if (publicId) return { where: { publicId } };
  const numbers = await ordersOf(text);
  return numbers ? { where: { publicId: { $in: numbers } } } : { _q: text };
}

/** What the list of a type is searched for where somebody types this: words, or those that are meant. */
export const asSearched = {
  'plugin::svc.attendee': asAttendees,
  'plugin::svc.order': asOrders,
};

/** The panel's lists find a code and a number however they are written down. */
export function searchByCode(): void {
  for (const [uid, find] of Object.entries(asSearched)) onListSearch(uid, find);
}
