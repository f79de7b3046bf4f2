import type { Knex } from 'knex';
import type { Caller } from '../../access/caller';
import { kilometresBetween, type Place } from '../../domain/place';
import { settings } from '../../host/strapi';
import { withNamedFields } from '../fields-parameter';
import { findComponents, presentComponent } from './components';
import { pluralOf } from './declaration';
import { findFiles, presentFiles, type ShownFile } from './media';
import type { LinkSource } from './link-sources';
import { hasDrafts } from './public-side';
import { findRelated, type LinkedRow } from './relations';
import { placeIn } from './located';
import type { ColumnField, Field, Resolved } from './resolved';
import type { ThingRow } from './select-things';

/*
 * Things as REST shows them, with what their rows refer to: a fixed number of queries, however many things.
 */

/** What rows refer to. */
interface Referred {
  related: Map<string, Map<number, number[]>>;
  files: Map<string, ShownFile[]>;
  components: Map<number, Record<string, unknown>>;
}

/** A row of a thing, with the columns of its fields. */
type Row = LinkedRow & Record<string, unknown>;

async function findRelations(db: Knex, { uid, fields }: LinkSource, rows: Row[]) {
  const isDrafted = hasDrafts(uid);
  const isPublished = (row: Row) => isDrafted && Boolean(row.published_at);
  const published = rows.filter(isPublished);
  const drafts = rows.filter((row) => !isPublished(row));
  const related: Referred['related'] = new Map();
  for (const field of fields.filter((one) => one.in === 'relation')) {
    const ids = [
      ...(await findRelated(db, field, 'published', published)),
      ...(await findRelated(db, field, 'draft', drafts)),
    ];
    related.set(field.name, new Map(ids));
  }
  return related;
}

async function findReferred(db: Knex, source: LinkSource, rows: Row[]): Promise<Referred> {
  const { fields, uid } = source;
  const media = fields.filter((field) => field.in === 'media');
  const components = fields.filter((field) => field.in === 'component');
  return {
    related: await findRelations(db, source, rows),
    files: await findFiles(db, uid, media, rows),
    components: await findComponents(uid, components, rows),
  };
}

function presentField(field: Field, row: Row, referred: Referred): Record<string, unknown> {
  if (field.in === 'column' && field.isByName) return {};
  if (field.in === 'column') return { [field.name]: field.kind.present(row[field.column]) };
  if (field.in === 'media') {
    return presentFiles(field, referred.files.get(`${row.id} ${field.attribute}`) ?? []);
  }
  if (field.in === 'component') {
    return presentComponent(field, referred.components.get(row.id)?.[field.attribute]);
  }
  const ids = referred.related.get(field.name)?.get(row.id) ?? [];
  return { [field.name]: field.isMany ? ids : (ids[0] ?? 0) };
}

function addressOf({ declared }: Resolved, slug: string): Record<string, string> {
  if (declared.address === 'slug') return { slug };
  const { publicUrl, serviceUrl } = settings();
  const base = declared.address === 'page' ? serviceUrl : publicUrl;
  return { url: `${base}/${pluralOf(declared)}/${slug}` };
}

/** What these fields show of each row, in the order of the rows. */
export async function presentFields(
  db: Knex,
  source: LinkSource,
  rows: Row[],
): Promise<Record<string, unknown>[]> {
  const referred = await findReferred(db, source, rows);
  return rows.map(
    (row) =>
      Object.assign(
        {},
        ...source.fields.map((field) => presentField(field, row, referred)),
      ) as Record<string, unknown>,
  );
}

/** What a thing has where it is named: its slug, its place, and how far that is from where the list is about. */
function presentNamed({ declared, fields }: Resolved, row: ThingRow, near?: Place) {
  const byName = fields.filter((field) => field.in === 'column' && field.isByName);
  const named = byName.map((field) => [
    field.name,
    (field as ColumnField).kind.present(row[(field as ColumnField).column]),
  ]);
  const place = near && placeIn(row);
  return {
    slug: row.slug,
    ...(Object.fromEntries(named) as Record<string, unknown>),
    ...(declared.located && { distance_km: place ? kilometresBetween(near, place) : null }),
  };
}

/** A thing as the caller may see it. */
export type Shown = { id: number } & Record<string, unknown>;

/** The rows as the caller may see them, in their order; `near` is what they are at a distance from. */
export async function presentRows(
  db: Knex,
  resolved: Resolved,
  rows: ThingRow[],
  caller: Caller,
  near?: Place,
): Promise<Shown[]> {
  const { uid } = resolved.declared;
  const fields = resolved.fields.filter(({ options }) => !options.read || caller.can(options.read));
  const values = await presentFields(db, { uid, fields }, rows);
  return rows.map((row, index) => {
    const shown = {
      id: row.public_id,
      title: row.title ?? '',
      ...values[index],
      ...(resolved.hasDrafts && { status: row.shown_status }),
      ...addressOf(resolved, row.slug),
    };
    return withNamedFields(shown, () => presentNamed(resolved, row, near));
  });
}

export async function presentRow(
  db: Knex,
  resolved: Resolved,
  row: ThingRow,
  caller: Caller,
): Promise<Shown> {
  const [shown] = await presentRows(db, resolved, [row], caller);
  return shown!;
}
