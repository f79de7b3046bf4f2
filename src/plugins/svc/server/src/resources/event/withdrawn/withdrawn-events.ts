import type { Knex } from 'knex';
import { insertRows } from '../../../database/insert-rows';
import { columns, execute, join, literal, select, type Selected, sql } from '../../../database/sql';
import { database } from '../../../host/strapi';
import { now } from '../../../lib/clock';

/** For so long it is told that an event was withdrawn. */
const toldSeconds = 90 * 86_400;

const withdrawn = columns(
  'svc_withdrawn_events',
  'public_id, title, start_date, end_date, start_utc, end_utc, all_day, timezone, slug, featured, venue_id',
  'organizer_ids, category_ids, tag_ids, changed, returned',
);

export type WithdrawnEvent = Selected<typeof withdrawn>;

/** Whoever writes has the event locked, so nobody else writes it meanwhile. */
export async function insertWithdrawn(trx: Knex, rows: WithdrawnEvent[]): Promise<void> {
  const ids = rows.map(({ public_id: id }) => id);
  await execute(trx, sql`delete from svc_withdrawn_events where public_id in (${join(ids)})`);
  await insertRows(trx, 'svc_withdrawn_events', rows);
}

/** What is public again has changed once more: else a calendar would go on taking it for cancelled. */
export async function markReturned(trx: Knex, ids: number[]): Promise<void> {
  await execute(
    trx,
    sql`update svc_withdrawn_events set returned = ${true}, changed = ${now()}
      where public_id in (${join(ids)})`,
  );
}

const isTold = () => sql`changed > ${now() - toldSeconds}`;

/** Those that are withdrawn now, the latest first. */
export function listWithdrawn(limit: number): Promise<WithdrawnEvent[]> {
  return select(
    database(),
    sql`select ${withdrawn} from svc_withdrawn_events where ${isTold()} and returned = ${false}
      order by changed desc, public_id limit ${literal(limit)}`,
  );
}

export async function findWithdrawn(publicId: number): Promise<WithdrawnEvent | undefined> {
  const [found] = await select(
    database(),
    sql`select ${withdrawn} from svc_withdrawn_events
      where public_id = ${publicId} and ${isTold()} and returned = ${false}`,
  );
  return found;
}

const back = columns('svc_withdrawn_events', 'public_id, changed');

/** When events that had been withdrawn came back, in seconds since 1970, by their public ids. */
export async function findReturned(): Promise<Map<number, number>> {
  const found = await select(
    database(),
    sql`select ${back} from svc_withdrawn_events where ${isTold()} and returned = ${true}`,
  );
  return new Map(found.map((row) => [row.public_id, Number(row.changed)]));
}

/** What nobody is told of any more. */
export async function purgeWithdrawn(): Promise<void> {
  await execute(
    database(),
    sql`delete from svc_withdrawn_events where changed <= ${now() - toldSeconds}`,
  );
}
