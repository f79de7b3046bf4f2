import { invalidParams, notFound } from '../../../domain/problem';
import { database, retriedTransaction } from '../../../host/strapi';
import { table } from '../../../database/table';
import { forgetDeleted } from '../../../database/forget-deleted';
import { erased } from '../../../contract/erased';
import { failpoint } from '../../../lib/failpoints';
import { forgetMailsTo } from '../../../outbox/mail-allowance';
import { forgetTokensOf } from '../../account/tokens';
import { isBuyer, isSameAddress } from '../domain/person';
import { findComing } from '../queries/coming-events';
import { findAccounts, findBuyer, findMentions, type FoundBuyer } from '../queries/find-buyer';
import {
  eraseAttendeesAlone,
  eraseAttendeesOfOrder,
  eraseOrder,
  lockForErasure,
} from './erase-order';

/*
 * Erases whoever has an address, an order at a time: a process that dies in between leaves whole orders, and the next
 * erasure goes on. What is bought under the address meanwhile is new, and stays.
 */

/** What was erased; ids are public ones. */
export interface Erasure {
  /** Orders that were placed under the address. */
  orders: number[];
  /** Attendees who had it. */
  attendees: number[];
  /** The host's accounts that have it. They are not erased. */
  accounts: number[];
}

export interface ErasureOptions {
  /** Whether of events that are not over, too. */
  force?: boolean;
}

const perTransaction = 100;
const mostNamed = 10;

/** @throws Problem `invalidParam` on `force` */
async function assertNothingToCome(found: FoundBuyer): Promise<void> {
  const coming = await findComing(database(), found);
  if (coming.length === 0) return;
  const names = coming.slice(0, mostNamed).join(', ');
  const more = coming.length > mostNamed ? ` and ${coming.length - mostNamed} more` : '';
  throw invalidParams({ force: `is needed to erase what is of coming events: ${names}${more}` });
}

/** The texts of requests that others made, and that have the address in them. */
async function eraseMentions(email: string): Promise<void> {
  const ids = await findMentions(database(), email);
  for (let done = 0; done < ids.length; done += perTransaction) {
    await retriedTransaction((trx) =>
      table(trx, 'svc_refund_requests')
        .whereIn('public_id', ids.slice(done, done + perTransaction))
        .update({ reason: erased.name, admin_notes: null, updated_at: new Date() }),
    );
  }
}

/** Asked once the order is locked: by then somebody else may have erased it. */
function eraseFromOrder(orderId: number, email: string): Promise<void> {
  return retriedTransaction(async (trx) => {
    const order = await lockForErasure(trx, orderId);
    const isOwn = order !== undefined && isSameAddress(order.buyer_email, email);
    const buyer = { fullName: isOwn ? order.buyer_name : '', email };
    const erase = isOwn ? eraseOrder : eraseAttendeesOfOrder;
    await erase(trx, orderId, (person) => isBuyer(person, buyer));
  });
}

async function eraseWithoutOrder({ attendees }: FoundBuyer, email: string): Promise<void> {
  const ids = attendees.filter(({ orderId }) => !orderId).map(({ id }) => id);
  const isMeant = (person: { email: string }) => isSameAddress(person.email, email);
  for (let done = 0; done < ids.length; done += perTransaction) {
    const some = ids.slice(done, done + perTransaction);
    await retriedTransaction((trx) => eraseAttendeesAlone(trx, some, isMeant));
  }
}

function ordersOf({ orders, attendees, waiting }: FoundBuyer): number[] {
  const others = [...attendees, ...waiting].map(({ orderId }) => orderId ?? 0);
  return [...new Set([...orders, ...others])].filter((id) => id > 0).sort((a, b) => a - b);
}

/**
 * Erases whoever has the address: their name and address are replaced wherever they stand, and their orders' links end.
 * Amounts, counts and ids stay. Others in their orders keep their names.
 * @throws Problem `notFound` where nothing has the address, `invalidParam` on `force` where an event is not over
 */
export async function eraseBuyer(
  email: string,
  { force = false }: ErasureOptions = {},
): Promise<Erasure> {
  const found = await findBuyer(database(), email);
  if (!found) throw notFound('buyer');
  if (!force) await assertNothingToCome(found);
  await eraseMentions(email);
  await eraseWithoutOrder(found, email);
  for (const orderId of ordersOf(found)) {
    await eraseFromOrder(orderId, email);
    failpoint('order erased');
  }
  await forgetMailsTo(email);
  await forgetTokensOf(email);
  await forgetDeleted(database());
  return {
    orders: found.orders,
    attendees: found.attendees.map(({ id }) => id),
    accounts: await findAccounts(database(), email),
  };
}
