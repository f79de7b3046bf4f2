import type { Knex } from 'knex';
import { change, concat, sql } from '../../../sql';

/*
 * The statements that change a ticket's counters: `sold`, places of attendees, and `held`, places in carts. Each is a
 * conditional UPDATE whose row count decides; a CHECK constraint stands behind them (constraints.ts). Whoever changes
 * several tickets does so in ascending order of their ids. Only this folder uses them; the rest of the service goes
 * through stock.ts.
 */

/** Some places of one ticket. `ticketId` is the public id. */
export interface Places {
  ticketId: number;
  quantity: number;
}

export type Counter = 'held' | 'sold';

export function inOrder(places: Places[]): Places[] {
  return places.filter(({ quantity }) => quantity > 0).sort((a, b) => a.ticketId - b.ticketId);
}

/** One statement: it succeeds for as many buyers as there are places, however many ask at once. */
export async function tryToClaim(trx: Knex, { ticketId, quantity }: Places, as: Counter) {
  const claimed = await change(
    trx,
    sql(
      `update tickets set ${as} = ${as} + ?
       where public_id = ? and (capacity < 0 or sold + held + ? <= capacity)`,
      quantity,
      ticketId,
      quantity,
    ),
  );
  return claimed === 1;
}

async function isGone(trx: Knex, ticketId: number): Promise<boolean> {
  return !(await trx('tickets').where({ public_id: ticketId }).first('id'));
}

/**
 * A count that would go below zero says that something was released twice: better nothing happens at all. A ticket
 * that was deleted meanwhile took its places with it.
 */
async function take(trx: Knex, { ticketId, quantity }: Places, from: Counter, to?: Counter) {
  const place = sql(`where public_id = ? and ${from} >= ?`, ticketId, quantity);
  const taken = to
    ? sql(`${from} = ${from} - ?, ${to} = ${to} + ?`, quantity, quantity)
    : sql(`${from} = ${from} - ?`, quantity);
  const changed = await change(trx, concat(sql('update tickets set'), taken, place));
  if (changed === 1 || (!to && (await isGone(trx, ticketId)))) return;
  throw new Error(`Ticket ${ticketId} has fewer than ${quantity} ${from}.`);
}

/** Gives places back. */
export async function release(trx: Knex, places: Places[], from: Counter): Promise<void> {
  for (const one of inOrder(places)) await take(trx, one, from);
}

/** Places that were held become sold, or the other way round; nobody else can get between. */
export async function move(trx: Knex, places: Places[], from: Counter, to: Counter): Promise<void> {
  for (const one of inOrder(places)) await take(trx, one, from, to);
}

/**
 * Sets how many places there are, -1 for as many as people want. Places that are taken stay taken: what lies above a
 * lowered capacity is remembered as overbooked, which the constraint allows for and no claim does.
 */
export async function setCapacity(trx: Knex, ticketId: number, capacity: number): Promise<void> {
  const over = 'case when ? < 0 or sold + held <= ? then 0 else sold + held - ? end';
  await trx('tickets')
    .where({ public_id: ticketId })
    .update({ capacity, overbooked: trx.raw(over, [capacity, capacity, capacity]) });
}
