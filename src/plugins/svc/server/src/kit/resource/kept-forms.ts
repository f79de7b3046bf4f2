import type { Knex } from 'knex';
import { placeValues } from '../../database/near-place';
import { columnNamed, finding, select, sql, tableNamed } from '../../database/sql';
import { fieldError } from '../../host/form-errors';
import { alikeFields, foldedAttribute, foldedColumn, foldedValue } from './alike';
import { placeAttributes, placeIn, placeProblems } from './located';
import type { Resolved } from './resolved';

/*
 * What stands beside a thing's own values so that lists find it: its place as a point, and lines of text in the form in which
 * they are compared. Whoever writes the values, these follow.
 */

type Values = Record<string, unknown>;

/** The attributes that nobody but the kit writes. */
export function keptAttributes(resolved: Resolved): string[] {
  const { located } = resolved.declared;
  return [...alikeFields(resolved).map(foldedAttribute), ...(located ? placeAttributes : [])];
}

/** Of a row, by column. */
export function keptColumns(resolved: Resolved, row: Values) {
  const lines = alikeFields(resolved).map((field) => [
    foldedColumn(field),
    foldedValue(row[field.column]),
  ]);
  return {
    ...(Object.fromEntries(lines) as Record<string, string | null>),
    ...(resolved.declared.located && placeValues(placeIn(row))),
  };
}

/** The place that a write leaves, of which it may say a part. */
async function placeAfter(trx: Knex, { table, hasDrafts }: Resolved, data: Values, id?: string) {
  if (!id || ('lat' in data && 'lng' in data)) return { lat: data.lat, lng: data.lng };
  const isDraft = hasDrafts ? sql`and ${columnNamed(trx, 'published_at')} is null` : sql``;
  const own = sql`${columnNamed(trx, 'lat')}, ${columnNamed(trx, 'lng')}`;
  const rows = sql`from ${tableNamed(trx, table)} where document_id = ${id} ${isDraft}`;
  const [row] = await select(trx, finding<Values>(sql`select ${own} ${rows}`));
  return { ...row, ...data };
}

async function placeOf(trx: Knex, resolved: Resolved, data: Values, id?: string): Promise<Values> {
  if (!resolved.declared.located || !('lat' in data || 'lng' in data)) return {};
  const { lat, lng } = await placeAfter(trx, resolved, data, id);
  const place = { lat: lat ?? null, lng: lng ?? null };
  const problems = placeProblems(resolved.fields, place);
  if (Object.keys(problems).length > 0) throw fieldError(problems);
  const { place_x: placeX, place_y: placeY, place_z: placeZ } = placeValues(placeIn(place));
  return { placeX, placeY, placeZ };
}

/** What is to be kept beside what is written; `id` of a document that is there already. @throws an error at the form's fields */
export async function keptBeside(
  trx: Knex,
  resolved: Resolved,
  data: Values,
  id?: string,
): Promise<Values> {
  const lines = alikeFields(resolved)
    .filter(({ attribute }) => attribute in data)
    .map((field) => [foldedAttribute(field), foldedValue(data[field.attribute])]);
  return {
    ...(Object.fromEntries(lines) as Values),
    ...(await placeOf(trx, resolved, data, id)),
  };
}

/** What a row lacks that came past every hook, or is older than its declaration: pairs of what it has and has not. */
export function keptPairs(resolved: Resolved): [has: string, lacks: string][] {
  const lines = alikeFields(resolved).map((field) => [field.column, foldedColumn(field)]);
  const place = resolved.declared.located ? [['lat', 'place_z']] : [];
  return [...lines, ...place] as [string, string][];
}
