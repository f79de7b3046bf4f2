import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { now } from '../lib/clock';
import { documentColumns } from '../database/document-columns';
import { insertRows } from '../database/insert-rows';
import { columns, execute, join, select, type Selected, type Sql, sql } from '../database/sql';
import { database } from '../host/strapi';
import type { Patience } from './back-off';
import type { Kind, Queue } from './kinds';
import { kindsOf, lanes } from './lanes';

/*
 * The rows of the outbox. Each is delivered by whoever claims it; a claim ends by itself, so that what a dead process
 * held is delivered by another.
 */

const claimSeconds = 60;
const secondsKept = 7 * 24 * 60 * 60;

/** The tries are counted up by whoever claims it, so that they also tell whose claim it is. */
const entry = columns('svc_outbox_entries e', 'id, fact_id, kind, payload, attempts');

/** What is to be delivered. */
export type Entry = Selected<typeof entry>;

/** What is to be delivered in the end: entries with the same key go out one after the other, in their order. */
export interface NewEntry {
  kind: Kind;
  orderKey: string;
  payload: object;
}

/** An entry with its id. What follows from the fact has ids made of this one, the same at every try. */
export interface IdentifiedEntry extends NewEntry {
  factId: string;
}

type Follow = (entry: IdentifiedEntry) => NewEntry[];

let follow: Follow | null = null;

/** From now on what `how` makes of an entry is written with it; nothing for null. */
export function followEntriesBy(how: Follow | null): void {
  follow = how;
}

function identified(entry: NewEntry): IdentifiedEntry {
  return { ...entry, factId: randomUUID() };
}

/** Writes entries, and what follows them, in one statement. */
export async function insertEntries(trx: Knex, entries: NewEntry[]): Promise<void> {
  const facts = entries.map(identified);
  const followers = follow ? facts.flatMap(follow).map(identified) : [];
  const rows = [...facts, ...followers].map(({ kind, orderKey, payload, factId }) => ({
    ...documentColumns(),
    fact_id: factId,
    kind,
    order_key: orderKey,
    payload: JSON.stringify(payload),
    state: 'waiting' as const,
    attempts: 0,
    due_at: now(),
  }));
  await insertRows(trx, 'svc_outbox_entries', rows);
}

/** Entries of a lane that are due and that nobody delivers, due longest first: of each key only the one whose turn it is. */
export function findDueEntries(lane: Queue, limit: number): Promise<Entry[]> {
  return select(
    database(),
    sql`select ${entry} from svc_outbox_entries e
      where e.state = 'waiting' and e.due_at <= ${now()}
        and (e.claimed_until is null or e.claimed_until < ${now()})
        and e.kind in (${join(kindsOf(lane))})
        and not exists (select 1 from svc_outbox_entries b
          where b.order_key = e.order_key and b.state = 'waiting' and b.id < e.id)
      order by e.due_at, e.id limit ${limit}`,
  );
}

function isClaimed({ id, attempts }: Entry): Sql {
  return sql`id = ${id} and attempts = ${attempts} and state = 'waiting'`;
}

/** The entry as claimed; null where somebody else was faster. */
export async function claimEntry(free: Entry): Promise<Entry | null> {
  const attempts = free.attempts + 1;
  const claimed = await execute(
    database(),
    sql`update svc_outbox_entries
      set attempts = ${attempts}, claimed_until = ${now() + claimSeconds}
      where ${isClaimed(free)} and due_at <= ${now()}
        and (claimed_until is null or claimed_until < ${now()})`,
  );
  return claimed === 1 ? { ...free, attempts } : null;
}

/** Holds the claim for another while. */
export async function renewClaim(claimed: Entry): Promise<void> {
  await execute(
    database(),
    sql`update svc_outbox_entries set claimed_until = ${now() + claimSeconds} where ${isClaimed(claimed)}`,
  );
}

/** It is delivered. */
export async function closeEntry(claimed: Entry): Promise<void> {
  await execute(
    database(),
    sql`update svc_outbox_entries
      set state = 'done', claimed_until = null, last_error = null, updated_at = ${new Date()}
      where ${isClaimed(claimed)}`,
  );
}

/** It could not be delivered: it is tried again later, or no more. */
export async function postponeEntry(
  claimed: Entry,
  reason: string,
  { attempts, secondsUntil }: Patience,
): Promise<void> {
  const state = claimed.attempts >= attempts ? 'dead' : 'waiting';
  const dueAt = now() + secondsUntil(claimed.attempts + 1);
  await execute(
    database(),
    sql`update svc_outbox_entries set state = ${state}, due_at = ${dueAt}, claimed_until = null,
      last_error = ${reason}, updated_at = ${new Date()}
      where ${isClaimed(claimed)}`,
  );
}

/** Thrown by a delivery that is not to be made yet; it is no failure. */
export class NotYet extends Error {
  /** @param until seconds since 1970 */
  constructor(readonly until: number) {
    super('This is not to be delivered yet.');
  }
}

/** It waits, and this was no try. */
export async function deferEntry(claimed: Entry, { until }: NotYet): Promise<void> {
  await execute(
    database(),
    sql`update svc_outbox_entries
      set due_at = ${until}, claimed_until = null, attempts = ${claimed.attempts - 1}
      where ${isClaimed(claimed)}`,
  );
}

/** Tries a dead entry again, from now on as often as a new one. False where it is not dead. */
export async function retryEntry(documentId: string): Promise<boolean> {
  const revived = await execute(
    database(),
    sql`update svc_outbox_entries
      set state = 'waiting', attempts = 0, due_at = ${now()}, updated_at = ${new Date()}
      where document_id = ${documentId} and state = 'dead'`,
  );
  return revived === 1;
}

/** Whether an entry of this kind and key is still to be delivered. */
export async function isWaiting(trx: Knex, kind: Kind, orderKey: string): Promise<boolean> {
  const waiting = await select(
    trx,
    sql`select id from svc_outbox_entries
      where kind = ${kind} and order_key = ${orderKey} and state = 'waiting' limit 1`,
  );
  return waiting.length > 0;
}

const entryId = columns('svc_outbox_entries', 'id');

/**
 * Has an entry like this one go out now, if there is one that waits and that nobody delivers: nobody begins to before this
 * transaction ends. False where there is none.
 */
export async function hastenEntry(trx: Knex, like: NewEntry): Promise<boolean> {
  const isFree = sql`state = 'waiting' and (claimed_until is null or claimed_until < ${now()})`;
  const [free] = await select(
    trx,
    sql`select ${entryId} from svc_outbox_entries
      where kind = ${like.kind} and order_key = ${like.orderKey}
        and payload = ${JSON.stringify(like.payload)} and ${isFree}
      order by id desc limit 1`,
  );
  if (!free) return false;
  const hastened = await execute(
    trx,
    sql`update svc_outbox_entries set due_at = ${now()} where id = ${free.id} and ${isFree}`,
  );
  return hastened === 1;
}

const nobodyDelivers = 'Nothing in the code delivers this any more.';

/** Says of what waits in vain why it does, and no more of what somebody delivers again. */
export async function explainWhatIsLeft(): Promise<void> {
  const known = join(lanes().flatMap(kindsOf));
  await execute(
    database(),
    sql`update svc_outbox_entries set last_error = ${nobodyDelivers}
      where state = 'waiting' and kind not in (${known})
        and (last_error is null or last_error <> ${nobodyDelivers})`,
  );
  await execute(
    database(),
    sql`update svc_outbox_entries set last_error = null
      where state = 'waiting' and kind in (${known}) and last_error = ${nobodyDelivers}`,
  );
}

/** What was delivered is kept for a week. */
export async function purgeDeliveredEntries(): Promise<void> {
  const until = now() - secondsKept;
  await execute(
    database(),
    sql`delete from svc_outbox_entries where state = 'done' and due_at < ${until}`,
  );
}
