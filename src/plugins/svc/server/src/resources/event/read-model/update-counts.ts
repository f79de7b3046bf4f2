import type { Knex } from 'knex';
import { driverOf, execute, join, type Sql, sql } from '../../../database/sql';
import { countChanges, type CountChange, type Recounted } from './counts';

const rowsPerStatement = 200;

/** What an INSERT that finds its row already there was about to write. */
const onConflict = {
  mysql: sql`on duplicate key update events = svc_event_listing_counts.events + values(events)`,
  others: sql`on conflict (status, facet, term_id, start_day, end_day)
    do update set events = svc_event_listing_counts.events + excluded.events`,
};

function rowOf({ status, facet, term_id, start_day, end_day, events }: CountChange): Sql {
  return sql`(${status}, ${facet}, ${term_id}, ${start_day}, ${end_day}, ${events})`;
}

/** Counts the listings' new placements instead of the old ones. */
export async function updateCounts(trx: Knex, recounted: Recounted): Promise<void> {
  const changes = countChanges(recounted);
  const merge = driverOf(trx) === 'mysql2' ? onConflict.mysql : onConflict.others;
  for (let start = 0; start < changes.length; start += rowsPerStatement) {
    const rows = changes.slice(start, start + rowsPerStatement).map(rowOf);
    await execute(
      trx,
      sql`insert into svc_event_listing_counts
        (status, facet, term_id, start_day, end_day, events) values ${join(rows)} ${merge}`,
    );
  }
}
