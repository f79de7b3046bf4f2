import type { Knex } from 'knex';
import { columnNamed, finding, select, sql, type Sql, tableNamed } from '../../database/sql';
import type { Resolved } from './resolved';
import { type LinkedRow, linkTableOf } from './relations';

/* Whose a thing is: a relation to the host's users, which REST does not show. */

function linksOf(db: Knex, { declared, owner }: Resolved) {
  const { name, source, target } = linkTableOf({ source: declared.uid, attribute: owner! });
  return {
    links: tableNamed(db, name),
    thing: columnNamed(db, source),
    user: columnNamed(db, target),
  };
}

/** The host's user whose thing it is; null where it is nobody's. */
export async function ownerOf(db: Knex, resolved: Resolved, row: LinkedRow) {
  const { links, thing, user } = linksOf(db, resolved);
  const [link] = await select(
    db,
    finding<{ user_id: number }>(
      sql`select ${user} as user_id from ${links} where ${thing} = ${row.id}`,
    ),
  );
  return link?.user_id ?? null;
}

/** A condition on a row `t`. */
export function isOwnedBy(db: Knex, resolved: Resolved, userId: number): Sql {
  const { links, thing, user } = linksOf(db, resolved);
  return sql`${columnNamed(db, 't.id')} in (select ${thing} from ${links} where ${user} = ${userId})`;
}
