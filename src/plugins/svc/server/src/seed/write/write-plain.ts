import type { Knex } from 'knex';
import { transaction } from '../../host/strapi';
import { addedDefaults } from '../../kit/resource/added-defaults';
import { resolvedResources } from '../../kit/resource/complete-types';
import { keptColumns } from '../../kit/resource/kept-forms';
import {
  documentIdOf,
  findSeeded,
  missingIndexes,
  type SeedKind,
  type SeedTable,
} from './document-ids';
import { takeIdentities } from './identities';
import type { Row } from '../../database/tables';
import { searchTextOf } from '../../domain/search-words';

type Values = Record<string, unknown>;

interface Thing {
  title: string;
}

/** What every seeded thing gets besides what it is made with. */
type Identified = Pick<
  Row<'svc_venues'>,
  | 'document_id'
  | 'public_id'
  | 'slug'
  | 'search_text'
  | 'created_at'
  | 'updated_at'
  | 'published_at'
>;

/** Things without drafts: venues, organizers, categories, tags. */
export interface SimpleType<Made extends Thing> {
  kind: SeedKind;
  table: SeedTable;
  make: (index: number) => Made;
  insert: (trx: Knex, rows: (Made & Identified)[]) => Promise<number[]>;
}

const perTransaction = 1000;

async function writeRange<Made extends Thing>(
  trx: Knex,
  { kind, table, make, insert }: SimpleType<Made>,
  from: number,
  to: number,
) {
  const found = await findSeeded(trx, { table, kind, from, to });
  const missing = missingIndexes(found, from, to);
  const made = missing.map(make);
  const titles = made.map(({ title }) => title);
  const identities = await takeIdentities(trx, kind, titles);
  const now = new Date();
  const uid = `plugin::svc.${kind}`;
  const added = addedDefaults(uid);
  const resolved = resolvedResources().find(({ declared }) => declared.uid === uid)!;
  const rows = made.map((attributes, position) => ({
    ...added,
    document_id: documentIdOf(kind, missing[position]!),
    ...attributes,
    ...(keptColumns(resolved, attributes as object as Values) as object),
    public_id: identities[position]!.id,
    slug: identities[position]!.slug,
    search_text: searchTextOf(attributes.title, []),
    created_at: now,
    updated_at: now,
    published_at: now,
  }));
  const ids = await insert(trx, rows);
  missing.forEach((index, position) => found.set(index, ids[position]!));
  return { found, added: missing.length };
}

/** Makes those of the first `count` that are missing; answers each one's row by index, and how many were added. */
export async function writeSimpleType<Made extends Thing>(type: SimpleType<Made>, count: number) {
  const rowOf = new Map<number, number>();
  let added = 0;
  for (let from = 0; from < count; from += perTransaction) {
    const to = Math.min(count, from + perTransaction);
    const written = await transaction((trx) => writeRange(trx, type, from, to));
    for (const [index, row] of written.found) rowOf.set(index, row);
    added += written.added;
  }
  return { rowOf, added };
}
