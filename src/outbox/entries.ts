import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { now } from '../api/ticket/stock/stock';
import { newDocumentId } from '../identity/document-id';
import { insertRows } from '../insert-rows';
import { select, sql } from '../sql';
import { database } from '../strapi';
import { maxAttempts, secondsUntilAttempt } from './back-off';
import { type Kind, lanes, type Lane } from './kinds';

/*
 * The rows of the outbox. Each is delivered by whoever claims it; a claim ends by itself, so that what a dead process
 * held is delivered by another.
 */

const table = 'outbox_entries';
const claimSeconds = 60;
const secondsKept = 7 * 24 * 60 * 60;

/** What is to be delivered. */
export interface Entry {
  id: number;
  fact_id: string;
  kind: Kind;
  /** JSON. */
  payload: string;
  /** How often it was tried; whoever claims it counts up, so that it also tells whose claim it is. */
  attempts: number;
}

/** What is to be delivered in the end: entries with the same key go out one after the other, in their order. */
export interface NewEntry {
  kind: Kind;
  orderKey: string;
  payload: object;
}

/** Writes entries, in one statement. */
export async function insertEntries(trx: Knex, entries: NewEntry[]): Promise<void> {
  const at = new Date();
  const rows = entries.map(({ kind, orderKey, payload }) => ({
    document_id: newDocumentId(),
    created_at: at,
    updated_at: at,
    published_at: at,
    // What follows from the fact has ids made of this one, the same at every try.
    fact_id: randomUUID(),
    kind,
    order_key: orderKey,
    payload: JSON.stringify(payload),
    state: 'waiting',
    attempts: 0,
    due_at: now(),
  }));
  await insertRows(trx, table, rows);
}

/** Entries of a lane that are due and that nobody delivers, due longest first: of each key only the one whose turn it is. */
export function findDueEntries(lane: Lane, limit: number): Promise<Entry[]> {
  const kinds = lanes[lane];
  const places = kinds.map(() => '?').join(', ');
  return select<Entry>(
    database(),
    sql(
      `select e.id, e.fact_id, e.kind, e.payload, e.attempts from ${table} e
       where e.state = 'waiting' and e.due_at <= ? and (e.claimed_until is null or e.claimed_until < ?)
         and e.kind in (${places})
         and not exists (select 1 from ${table} b
           where b.order_key = e.order_key and b.state = 'waiting' and b.id < e.id)
       order by e.due_at, e.id limit ?`,
      now(),
      now(),
      ...kinds,
      limit,
    ),
  );
}

/** The entry as claimed; null where somebody else was faster. */
export async function claimEntry({ id, attempts, ...rest }: Entry): Promise<Entry | null> {
  const claimed = await database()(table)
    .where({ id, attempts, state: 'waiting' })
    .where('due_at', '<=', now())
    .where((free) => void free.whereNull('claimed_until').orWhere('claimed_until', '<', now()))
    .update({ attempts: attempts + 1, claimed_until: now() + claimSeconds });
  return claimed === 1 ? { id, attempts: attempts + 1, ...rest } : null;
}

function own({ id, attempts }: Entry) {
  return database()(table).where({ id, attempts, state: 'waiting' });
}

/** Holds the claim for another while. */
export async function renewClaim(entry: Entry): Promise<void> {
  await own(entry).update({ claimed_until: now() + claimSeconds });
}

/** It is delivered. */
export async function closeEntry(entry: Entry): Promise<void> {
  const update = { state: 'done', claimed_until: null, last_error: null, updated_at: new Date() };
  await own(entry).update(update);
}

/** It could not be delivered: it is tried again later, or no more. */
export async function postponeEntry(entry: Entry, reason: string): Promise<void> {
  const isDead = entry.attempts >= maxAttempts;
  await own(entry).update({
    state: isDead ? 'dead' : 'waiting',
    due_at: now() + secondsUntilAttempt(entry.attempts + 1),
    claimed_until: null,
    last_error: reason,
    updated_at: new Date(),
  });
}

/** Tries a dead entry again, from now on as often as a new one. False where it is not dead. */
export async function reviveEntry(documentId: string): Promise<boolean> {
  const revived = await database()(table)
    .where({ document_id: documentId, state: 'dead' })
    .update({ state: 'waiting', attempts: 0, due_at: now(), updated_at: new Date() });
  return revived === 1;
}

/** Whether an entry of this kind and key is still to be delivered. */
export async function isWaiting(trx: Knex, kind: Kind, orderKey: string): Promise<boolean> {
  const entry: unknown = await trx(table)
    .where({ kind, order_key: orderKey, state: 'waiting' })
    .first('id');
  return entry !== undefined;
}

/** What was delivered is kept for a week. */
export async function forgetDeliveredEntries(): Promise<void> {
  await database()(table)
    .where('state', 'done')
    .where('due_at', '<', now() - secondsKept)
    .delete();
}
