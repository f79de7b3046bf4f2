import type { Knex } from 'knex';
import type { Caller } from '../../access/caller';
import { settings } from '../../host/strapi';
import { findComponents, presentComponent } from './components';
import { pluralOf } from './declaration';
import { findFiles, presentFiles, type ShownFile } from './media';
import { findRelated } from './relations';
import type { Field, Resolved } from './resolved';
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

async function findRelations(db: Knex, { fields, hasDrafts }: Resolved, rows: ThingRow[]) {
  const isPublished = (row: ThingRow) => hasDrafts && Boolean(row.published_at);
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

async function findReferred(db: Knex, resolved: Resolved, rows: ThingRow[]): Promise<Referred> {
  const { fields, declared } = resolved;
  const media = fields.filter((field) => field.in === 'media');
  const components = fields.filter((field) => field.in === 'component');
  return {
    related: await findRelations(db, resolved, rows),
    files: await findFiles(db, declared.uid, media, rows),
    components: await findComponents(declared.uid, components, rows),
  };
}

function presentField(field: Field, row: ThingRow, referred: Referred): Record<string, unknown> {
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
  return declared.address === 'slug'
    ? { slug }
    : { url: `${settings().publicUrl}/${pluralOf(declared)}/${slug}` };
}

/** A thing as the caller may see it. */
export type Shown = { id: number } & Record<string, unknown>;

/** The rows as the caller may see them, in their order. */
export async function presentRows(
  db: Knex,
  resolved: Resolved,
  rows: ThingRow[],
  caller: Caller,
): Promise<Shown[]> {
  const referred = await findReferred(db, resolved, rows);
  const fields = resolved.fields.filter(({ options }) => !options.read || caller.can(options.read));
  return rows.map((row) => ({
    id: row.public_id,
    title: row.title ?? '',
    ...(Object.assign({}, ...fields.map((field) => presentField(field, row, referred))) as object),
    ...(resolved.hasDrafts && { status: row.shown_status }),
    ...addressOf(resolved, row.slug),
  }));
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
