import type { Service } from './service';
import type { Fields } from './events';

/* What is in the database, to be compared. */

type Rows = Record<string, Fields[]>;

/** All rows of all tables. */
export async function rowsOf({ strapi }: Service): Promise<Rows> {
  const names = await strapi.db.dialect.schemaInspector.getTables();
  const rows: Rows = {};
  for (const name of names) rows[name] = (await strapi.db.connection(name)) as Fields[];
  return rows;
}

/** What is by chance or by the clock is told by where it is found: the first, the second, now. */
export function comparable(rows: Rows): Rows {
  const named = new Map<string, string>();
  const nameOf = (id: string) => named.get(id) ?? named.set(id, `#${named.size}`).get(id)!;
  const year = new Date().getFullYear();
  const isNow = (value: unknown) =>
    Math.abs(new Date(value as string).getTime() - Date.now()) < 600_000;
  const valueOf = (name: string, value: unknown): unknown => {
    if (value === null) return null;
    if (name === 'modified_utc') return isNow(Number(value) * 1000) ? 'now' : value;
    // Seconds, or what the host writes.
    if (/_at$/.test(name)) return isNow(Number(value) * 1000) || isNow(value) ? 'now' : value;
    if (name.endsWith('document_id')) return nameOf(String(value));
    return typeof value === 'string'
      ? value.replace(new RegExp(`${year}-\\d\\d-\\d\\d[T ][\\d:.]+Z?`, 'g'), 'now')
      : value;
  };
  const lines = Object.entries(rows).map(([table, found]) => {
    const ordered = found.toSorted((a, b) =>
      'id' in a ? Number(a.id) - Number(b.id) : JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
    );
    return [
      table,
      ordered.map((row) => {
        const known = Object.entries(row).map(([name, value]) => [name, valueOf(name, value)]);
        // Whether the panel calls an entry modified depends on it.
        const isUntouched = String(row.created_at) === String(row.updated_at);
        return { ...(Object.fromEntries(known) as Fields), isUntouched };
      }),
    ];
  });
  return Object.fromEntries(lines) as Rows;
}

/** The rows that came since. */
export function added(before: Rows, after: Rows): Rows {
  return Object.fromEntries(
    Object.entries(after).map(([table, rows]) => {
      const known = new Set(before[table]?.map((row) => JSON.stringify(row)));
      return [table, rows.filter((row) => !known.has(JSON.stringify(row)))];
    }),
  );
}
