import type { Knex } from 'knex';
import type { ClosedTills } from '../../../contract/counter';
import { number, select, sql } from '../../../database/sql';
import { findTills } from './tills';

const perPage = 12;

const count = number('count', sql`count(*)`);

/** All that were closed, whoever kept them, the latest first. */
export async function listClosedTills(db: Knex, page: number): Promise<ClosedTills> {
  const [tills, [counted]] = await Promise.all([
    findTills(
      db,
      sql`open_key is null order by closed_at desc, id desc
        limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
    select(db, sql`select ${count} from svc_tills where open_key is null`),
  ]);
  return { tills, pages: Math.max(1, Math.ceil(Number(counted!.count) / perPage)) };
}
