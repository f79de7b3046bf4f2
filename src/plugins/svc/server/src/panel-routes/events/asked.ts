import type { Knex } from 'knex';
import type { AskedReview } from '../../contract/event-list';
import { table } from '../../database/table';
import { nameOf } from '../../host/administrator-name';
import { queryEngine } from '../../host/query-engine';

async function namesOf(ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await queryEngine('admin::user').findMany({ where: { id: { $in: ids } } });
  return new Map(found.map((one) => [one.id, nameOf(one)]));
}

/** Of these events, by their public ids: who asked last to have them looked at, and when. */
export async function findAsked(db: Knex, eventIds: number[]): Promise<Map<number, AskedReview>> {
  if (eventIds.length === 0) return new Map();
  const rows = await table(db, 'svc_event_reviews')
    .whereIn('event_id', eventIds)
    .whereNotNull('asked_at')
    .select('event_id', 'asked_by', 'asked_at');
  const names = await namesOf(rows.flatMap(({ asked_by: by }) => (by === null ? [] : [by])));
  return new Map(
    rows.map(({ event_id: id, asked_by: by, asked_at: at }) => [
      id,
      { by: (by !== null && names.get(by)) || null, at: Number(at) },
    ]),
  );
}
