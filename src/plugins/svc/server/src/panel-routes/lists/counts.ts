import type { Knex } from 'knex';
import type { ListCounts } from '../../contract/list-tools';
import { columnNamed, finding, select, type Sql, sql, tableNamed } from '../../database/sql';

type Counted = Record<keyof ListCounts, number | string | null>;

/** How many things of a type with drafts each tab has, of those that are readable. The conditions are those of states.ts. */
export async function countStates(db: Knex, table: string, readable: Sql): Promise<ListCounts> {
  const [trashed, status, review] = ['trashed_at', 'shown_status', 'ready_for_review'].map((name) =>
    columnNamed(db, name),
  ) as [Sql, Sql, Sql];
  const sum = (condition: Sql) => sql`sum(case when ${condition} then 1 else 0 end)`;
  const [counted] = await select(
    db,
    finding<Counted>(sql`select
        ${sum(sql`${trashed} is null`)} as ${columnNamed(db, 'all')},
        ${sum(sql`${trashed} is null and ${status} is null`)} as published,
        ${sum(sql`${trashed} is null and ${status} is not null`)} as drafts,
        ${sum(sql`${trashed} is null and ${review} = ${true}`)} as review,
        ${sum(sql`${trashed} is not null`)} as trash
      from ${tableNamed(db, table)} where published_at is null and document_id in (${readable})`),
  );
  const entries = Object.entries(counted!).map(([state, count]) => [state, Number(count ?? 0)]);
  return Object.fromEntries(entries) as ListCounts;
}
