import { join, literal, type Sql, sql } from './sql';

/* Conditions and orders by the ids of things, which a request names. */

/** That the id is one of these, and none of those. */
export function idConditions(
  id: Sql,
  { include, exclude }: { include?: number[]; exclude?: number[] },
): Sql[] {
  return [
    ...(include ? [sql`${id} in (${join(include)})`] : []),
    ...(exclude ? [sql`${id} not in (${join(exclude)})`] : []),
  ];
}

/** As the ids were named. */
export function asNamed(id: Sql, ids: number[]): Sql {
  const cases = ids.map((one, index) => sql`when ${one} then ${literal(index)}`);
  return sql`case ${id} ${join(cases, ' ')} else ${literal(ids.length)} end`;
}
