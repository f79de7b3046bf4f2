import type { Knex } from 'knex';
import { Problem } from '../../../domain/problem';
import { insertRows } from '../../../insert-rows';
import { claim, now } from '../../ticket/stock/stock';
import { type OrderLine, type PlaceHolder, writeAttendees } from './place-order';
import type { OrderInPayment } from './unsettled-orders';

/*
 * Who sits on the places of an order that fails. A payment that comes after all gives them their places again, under
 * the ids that the buyer was told: so their names stay with the order's lines, where there may be such a payment.
 */

const perStatement = 1000;

interface Holder {
  id: number;
  fullName: string;
  email: string;
}

interface AttendeeRow {
  public_id: number;
  ticket_id: number;
  full_name: string;
  email: string;
}

async function keepHolders(trx: Knex, { id, places }: OrderInPayment): Promise<void> {
  const rows = (await trx('attendees')
    .where({ order_id: id })
    .orderBy('public_id')
    .select('public_id', 'ticket_id', 'full_name', 'email')) as AttendeeRow[];
  for (const { ticketId } of places) {
    const holders: Holder[] = rows
      .filter((row) => row.ticket_id === ticketId)
      .map((row) => ({ id: row.public_id, fullName: row.full_name, email: row.email }));
    await trx('order_items')
      .where({ order_id: id, ticket_id: ticketId })
      .update({ holders: JSON.stringify(holders) });
  }
}

/** By lists, since MariaDB looks at every row of a table to delete those that a query finds. */
async function deleteIn(trx: Knex, table: string, column: string, values: number[]): Promise<void> {
  for (let done = 0; done < values.length; done += perStatement) {
    const some = values.slice(done, done + perStatement);
    await trx(table).whereIn(column, some).delete();
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
  if (mayBePaid || order.reference !== '') await keepHolders(trx, order);
  const rows = (await trx('attendees').where({ order_id: order.id }).select('id', 'public_id')) as {
    id: number;
    public_id: number;
  }[];
  const ids = rows.map(({ id }) => id);
  const publicIds = rows.map((row) => row.public_id);
  await deleteIn(trx, 'public_ids', 'id', publicIds);
  await deleteIn(trx, 'attendees', 'id', ids);
}

interface ItemRow {
  ticket_id: number;
  event_id: number;
  ticket_title: string;
  event_title: string;
  quantity: number;
  unit_price_minor: number;
  holders: string | null;
  /** Null where the ticket is gone. */
  ticket_row: number | null;
  /** Null where the event is gone. */
  event_status: string | null;
}

function findItems(trx: Knex, orderId: number): Promise<ItemRow[]> {
  return trx('order_items as i')
    .leftJoin('tickets as t', 't.public_id', 'i.ticket_id')
    .leftJoin('event_listings as l', 'l.public_id', 'i.event_id')
    .where('i.order_id', orderId)
    .orderBy('i.ticket_id')
    .select('i.*', 't.id as ticket_row', 'l.status as event_status') as unknown as Promise<
    ItemRow[]
  >;
}

function lineOf(item: ItemRow): OrderLine {
  if (item.ticket_row === null || item.event_status !== 'publish') {
    throw new Problem('cannotCreate', `${item.ticket_title}: this event is not open for sale.`);
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

const sumOf = (places: OrderInPayment['places']) =>
  places.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Takes the places of a failed order again, and seats on them who sat there: the ids of the attendees.
 * @throws Problem `cannotCreate` where they cannot be had any more; the transaction is then to be rolled back.
 */
export async function seatAgain(trx: Knex.Transaction, order: OrderInPayment): Promise<number[]> {
  const items = await findItems(trx, order.id);
  const seats = items.flatMap((item) => {
    const line = lineOf(item);
    const holders = JSON.parse(item.holders ?? '[]') as Holder[];
    return holders.map((holder) => ({ id: holder.id, holder: { line, ...holder } }));
  });
  const ids = seats.map(({ id }) => id);
  if (ids.length < sumOf(order.places)) {
    throw new Problem('cannotCreate', 'Nobody knows any more who had these places.');
  }
  await insertRows(
    trx,
    'public_ids',
    ids.map((id) => ({ id, kind: 'attendee' })),
  );
  const holders: PlaceHolder[] = seats.map(({ holder }) => holder);
  const { id: row } = (await trx('orders').where({ public_id: order.id }).first('id')) as {
    id: number;
  };
  await trx('order_items').where({ order_id: order.id }).update({ holders: null });
  await claim(trx, order.places, 'sold');
  await writeAttendees(trx, holders, {
    ids,
    order: { id: order.id, row },
    status: 'confirmed',
    at: now(),
  });
  return ids;
}
