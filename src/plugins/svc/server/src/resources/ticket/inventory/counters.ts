import type { Knex } from 'knex';
import { columns, execute, select, sql } from '../../../database/sql';

/*
 * The statements that change a ticket's counters: `sold`, places of attendees, and `held`, places in carts. Each is a
 * conditional UPDATE whose row count decides; a CHECK constraint stands behind them (constraints.ts). Whoever changes
 * several tickets does so in ascending order of their ids. Only this folder uses them; the rest of the service goes
 * through inventory.ts.
 */

/** Some places of one ticket. `ticketId` is the public id. */
export interface TicketQuantity {
  ticketId: number;
  quantity: number;
}

export type Counter = 'held' | 'sold';

export function sortedByTicket(places: TicketQuantity[]): TicketQuantity[] {
  return places.filter(({ quantity }) => quantity > 0).sort((a, b) => a.ticketId - b.ticketId);
}

const columnOf = { held: sql`held`, sold: sql`sold` };

/** One statement: it succeeds for as many buyers as there are places, however many ask at once. */
export async function tryToClaim(trx: Knex, { ticketId, quantity }: TicketQuantity, as: Counter) {
  const counter = columnOf[as];
  const claimed = await execute(
    trx,
    sql`update svc_tickets set ${counter} = ${counter} + ${quantity}
      where public_id = ${ticketId} and (capacity < 0 or sold + held + ${quantity} <= capacity)`,
  );
  return claimed === 1;
}

const id = columns('svc_tickets', 'id');

async function isDeleted(trx: Knex, ticketId: number): Promise<boolean> {
  const found = await select(trx, sql`select ${id} from svc_tickets where public_id = ${ticketId}`);
  return found.length === 0;
}

/**
 * A count that would go below zero says that something was released twice: better nothing happens at all. A ticket
 * that was deleted meanwhile took its places with it.
 */
async function decrement(
  trx: Knex,
  { ticketId, quantity }: TicketQuantity,
  from: Counter,
  to?: Counter,
) {
  const less = sql`${columnOf[from]} = ${columnOf[from]} - ${quantity}`;
  const taken = to ? sql`${less}, ${columnOf[to]} = ${columnOf[to]} + ${quantity}` : less;
  const changed = await execute(
    trx,
    sql`update svc_tickets set ${taken}
      where public_id = ${ticketId} and ${columnOf[from]} >= ${quantity}`,
  );
  if (changed === 1 || (!to && (await isDeleted(trx, ticketId)))) return;
  throw new Error(`Ticket ${ticketId} has fewer than ${quantity} ${from}.`);
}

/** Gives places back. */
export async function release(trx: Knex, places: TicketQuantity[], from: Counter): Promise<void> {
  for (const one of sortedByTicket(places)) await decrement(trx, one, from);
}

/** Places that were held become sold, or the other way round; nobody else can get between. */
export async function transfer(
  trx: Knex,
  places: TicketQuantity[],
  from: Counter,
  to: Counter,
): Promise<void> {
  for (const one of sortedByTicket(places)) await decrement(trx, one, from, to);
}

/**
 * Sets how many places there are, -1 for as many as people want. Places that are taken stay taken: what lies above a
 * lowered capacity is remembered as overbooked, which the constraint allows for and no claim does.
 */
export async function setCapacity(trx: Knex, ticketId: number, capacity: number): Promise<void> {
  const over = sql`case when ${capacity} < 0 or sold + held <= ${capacity} then 0 else sold + held - ${capacity} end`;
  await execute(
    trx,
    sql`update svc_tickets set capacity = ${capacity}, overbooked = ${over} where public_id = ${ticketId}`,
  );
}
