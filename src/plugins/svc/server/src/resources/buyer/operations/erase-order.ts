import type { Knex } from 'knex';
import { table } from '../../../database/table';
import type { Row } from '../../../database/tables';
import { erased } from '../../../contract/erased';
import { auditColumns } from '../../../host/last-editor';
import { failpoint } from '../../../lib/failpoints';
import { dropMails } from '../../../outbox/drop-mails';
import { heldNames } from '../../order/held-names';
import { lockOrder } from '../../order/lock-order';
import { logOrder } from '../../order/order-log';
import type { Person } from '../domain/person';

/*
 * Takes people out of one order, in the caller's transaction: rows are changed in the order order, requests, attendees.
 * What is counted, owed and paid stays as it is.
 */

/** Whose names and addresses go. */
export type Who = (person: Person) => boolean;

const noPerson = { full_name: erased.name, email: erased.email };

/** What people wrote themselves, and may name anybody in. */
const noWords = { reason: erased.name, admin_notes: null };

type OrderRow = Pick<
  Row<'svc_orders'>,
  'buyer_name' | 'buyer_email' | 'erased_at' | 'settle_after'
>;

/** The order as it is, kept so until the transaction ends; undefined where there is none. */
export async function lockForErasure(
  trx: Knex.Transaction,
  orderId: number,
): Promise<OrderRow | undefined> {
  await lockOrder(trx, orderId);
  return table(trx, 'svc_orders')
    .where({ public_id: orderId })
    .first('buyer_name', 'buyer_email', 'erased_at', 'settle_after');
}

/** The attendees who were replaced. */
async function eraseAttendees(trx: Knex, orderId: number, isMeant: Who): Promise<number[]> {
  const rows = await table(trx, 'svc_attendees')
    .where({ order_id: orderId })
    .orderBy('public_id')
    .select('public_id', 'full_name', 'email');
  const ids = rows
    .filter(({ full_name: fullName, email }) => isMeant({ fullName, email }))
    .map(({ public_id: id }) => id);
  if (ids.length > 0) {
    await table(trx, 'svc_attendees')
      .whereIn('public_id', ids)
      .update({ ...noPerson, ...auditColumns() });
  }
  return ids;
}

/** Those whose places went back when the order failed. */
async function eraseHeldNames(trx: Knex, orderId: number, isMeant: Who): Promise<void> {
  const lines = await table(trx, 'svc_order_items')
    .where({ order_id: orderId })
    .whereNotNull('holders')
    .select('id', 'holders');
  for (const { id, holders } of lines) {
    const names = heldNames(holders).map((one) =>
      isMeant(one) ? { id: one.id, fullName: erased.name, email: erased.email } : one,
    );
    await table(trx, 'svc_order_items')
      .where({ id })
      .update({ holders: JSON.stringify(names) });
  }
}

/** Those who had a ticket before it was handed on. */
async function eraseFormerHolders(trx: Knex, orderId: number, isMeant: Who): Promise<void> {
  const rows = await table(trx, 'svc_handovers')
    .where({ order_id: orderId })
    .select('id', 'from_name', 'from_email');
  for (const { id, from_name: fullName, from_email: email } of rows) {
    if (!isMeant({ fullName, email })) continue;
    await table(trx, 'svc_handovers')
      .where({ id })
      .update({ from_name: erased.name, from_email: erased.email });
  }
}

/** The names of some people on the places of an order, and what was written about them. */
export async function eraseAttendeesOfOrder(
  trx: Knex.Transaction,
  orderId: number,
  isMeant: Who,
): Promise<void> {
  const ids = await eraseAttendees(trx, orderId, isMeant);
  await eraseHeldNames(trx, orderId, isMeant);
  await eraseFormerHolders(trx, orderId, isMeant);
  if (ids.length === 0) return;
  await table(trx, 'svc_refund_requests')
    .whereIn('attendee_id', ids)
    .update({ ...noWords, updated_at: new Date() });
}

/**
 * The buyer of an order, and whoever else is meant. Nothing opens the order any more and no mail of it goes out; its
 * idempotency key stays taken, so that the request that made it still buys nothing twice.
 */
export async function eraseOrder(
  trx: Knex.Transaction,
  orderId: number,
  isMeant: Who,
): Promise<void> {
  await table(trx, 'svc_orders')
    .where({ public_id: orderId })
    .update({
      buyer_name: erased.name,
      buyer_email: erased.email,
      access_digest: null,
      ...auditColumns(),
    });
  failpoint('buyer erased');
  await table(trx, 'svc_refund_requests')
    .where({ order_id: orderId })
    .update({
      buyer_name: erased.name,
      buyer_email: erased.email,
      ...noWords,
      updated_at: new Date(),
    });
  await eraseAttendeesOfOrder(trx, orderId, isMeant);
  await table(trx, 'svc_idempotency_keys')
    .where({ order_id: orderId })
    .update({ fingerprint: erased.name });
  await dropMails(trx, orderId);
  await logOrder(trx, orderId, 'erased');
}

/** Attendees who came with no order, as long as they are who they were. */
export async function eraseAttendeesAlone(
  trx: Knex.Transaction,
  ids: number[],
  isMeant: Who,
): Promise<void> {
  const rows = await table(trx, 'svc_attendees')
    .whereIn('public_id', ids)
    .orderBy('public_id')
    .select('public_id', 'full_name', 'email');
  for (const { public_id: id, full_name: fullName, email } of rows) {
    if (!isMeant({ fullName, email })) continue;
    await table(trx, 'svc_attendees')
      .where({ public_id: id, email })
      .update({ ...noPerson, ...auditColumns() });
  }
}
