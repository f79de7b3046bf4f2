import type { Knex } from 'knex';
import { cannotCreate, Problem } from '../../../../domain/problem';
import { insertRows } from '../../../../database/insert-rows';
import {
  columns,
  execute,
  join,
  leftJoined,
  select,
  type Selected,
  type Sql,
  sql,
} from '../../../../database/sql';
import { claim } from '../../../ticket/inventory/inventory';
import { now } from '../../../../lib/clock';
import { type OrderLine, type AttendeeDraft, insertAttendees } from '../checkout/place-order';
import { type HeldName, heldNames } from '../../held-names';
import { retakeVoucherUses } from '../../voucher-of-order';
import type { OrderInPayment } from './order-in-payment';

/*
 * Who sits on the places of an order that fails. A payment that comes after all gives them their places again, under
 * the ids that the buyer was told: so their names stay with the order's lines, where there may be such a payment.
 */

const perStatement = 1000;

const attendee = columns('svc_attendees', 'id, public_id, ticket_id, full_name, email');
type AttendeeRow = Selected<typeof attendee>;

async function saveAttendees(trx: Knex, { id, quantities }: OrderInPayment, rows: AttendeeRow[]) {
  for (const { ticketId } of quantities) {
    const holders: HeldName[] = rows
      .filter((row) => row.ticket_id === ticketId)
      .map((row) => ({ id: row.public_id, fullName: row.full_name, email: row.email }));
    await execute(
      trx,
      sql`update svc_order_items set holders = ${JSON.stringify(holders)}
        where order_id = ${id} and ticket_id = ${ticketId}`,
    );
  }
}

/** By lists, since MariaDB looks at every row of a table to delete those that a query finds. */
async function deleteIn(trx: Knex, from: Sql, ids: number[]): Promise<void> {
  for (let done = 0; done < ids.length; done += perStatement) {
    const some = ids.slice(done, done + perStatement);
    await execute(trx, sql`delete from ${from} where id in (${join(some)})`);
  }
}

/**
 * Takes the attendees of an order away, as if they had never been.
 * @param mayBePaid whether nobody knows yet that its payment was not made
 */
export async function deleteAttendees(
  trx: Knex,
  order: OrderInPayment,
  { mayBePaid }: { mayBePaid: boolean },
): Promise<void> {
  const rows = await select(
    trx,
    sql`select ${attendee} from svc_attendees where order_id = ${order.id} order by public_id`,
  );
  if (mayBePaid || order.reference !== '') await saveAttendees(trx, order, rows);
  const publicIds = rows.map((row) => row.public_id);
  await deleteIn(trx, sql`svc_public_ids`, publicIds);
  const ids = rows.map(({ id }) => id);
  await deleteIn(trx, sql`svc_attendees`, ids);
}

const item = columns(
  'svc_order_items i',
  'ticket_id, event_id, ticket_title, event_title, quantity, unit_price_minor, holders',
);
/** Null where the ticket is gone. */
const ticket = leftJoined(columns('svc_tickets t', 'id as ticket_row'));
/** Null where the event is gone. */
const event = leftJoined(columns('svc_event_listings l', 'status as event_status'));
const selectItems = sql`
  select ${item}, ${ticket}, ${event} from svc_order_items i
  left join svc_tickets t on t.public_id = i.ticket_id
  left join svc_event_listings l on l.public_id = i.event_id`;

type ItemRow = Selected<typeof selectItems>;

function toLine(item: ItemRow): OrderLine {
  if (item.ticket_row === null || item.event_status !== 'publish') {
    throw cannotCreate(`${item.ticket_title}: this event is not open for sale.`, {
      reason: 'event_withdrawn',
    });
  }
  return {
    ticketId: item.ticket_id,
    ticketRow: item.ticket_row,
    ticketTitle: item.ticket_title,
    eventId: item.event_id,
    eventTitle: item.event_title,
    quantity: item.quantity,
    unitPrice: item.unit_price_minor,
  };
}

const sumOf = (places: OrderInPayment['quantities']) =>
  places.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Takes the places of a failed order again, and seats on them who sat there: the ids of the attendees.
 * @throws Problem `cannotCreate` where they cannot be had any more; the transaction is then to be rolled back.
 */
export async function reinstateAttendees(
  trx: Knex.Transaction,
  order: OrderInPayment,
): Promise<number[]> {
  const items = await select(
    trx,
    sql`${selectItems} where i.order_id = ${order.id} order by i.ticket_id`,
  );
  const reinstated = items.flatMap((item) => {
    const line = toLine(item);
    const holders = heldNames(item.holders);
    return holders.map((holder) => ({ id: holder.id, holder: { line, ...holder } }));
  });
  const ids = reinstated.map(({ id }) => id);
  if (ids.length < sumOf(order.quantities)) {
    throw new Problem('cannotCreate', 'The attendees of this order are no longer known.');
  }
  await insertRows(
    trx,
    'svc_public_ids',
    ids.map((id) => ({ id, kind: 'attendee' })),
  );
  const holders: AttendeeDraft[] = reinstated.map(({ holder }) => holder);
  const [orderRow] = await select(
    trx,
    sql`select ${columns('svc_orders', 'id')} from svc_orders where public_id = ${order.id}`,
  );
  await execute(trx, sql`update svc_order_items set holders = null where order_id = ${order.id}`);
  await retakeVoucherUses(trx, order.id);
  await claim(trx, order.quantities, 'sold');
  await insertAttendees(trx, holders, {
    ids,
    order: { id: order.id, row: orderRow!.id },
    status: 'confirmed',
    at: now(),
  });
  return ids;
}
