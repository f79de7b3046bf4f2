import type { Knex } from 'knex';
import { driverOf } from '../sql';
import { contentTypes, database, tableOf, transaction } from '../strapi';
import { isIdentified, kindOf } from './documents';

/*
 * An import or a transfer writes things with the ids they had, but gives the rows of `public_ids` new ones. Then
 * the register of what is taken has to be made anew from the things themselves.
 */

/** A type whose things have public ids: its rows, one for each thing. */
interface IdentifiedType {
  kind: string;
  hasSlug: boolean;
  rows: (db: Knex) => Knex.QueryBuilder;
}

function identifiedTypes(): IdentifiedType[] {
  return contentTypes()
    .filter(isIdentified)
    .map(({ uid, attributes, options }) => ({
      kind: kindOf(uid),
      hasSlug: 'slug' in attributes,
      rows: (db: Knex) => {
        const rows = db(tableOf(uid)).whereNotNull('public_id');
        // Every document has one draft row; its published row has the same id.
        return options?.draftAndPublish ? rows.whereNull('published_at') : rows;
      },
    }));
}

type Figure = number | string | null;

/**
 * How many ids there are and what they add up to: two sets that agree in both are the same for our purpose. Both are
 * read by one statement, so that no sale of another process comes in between.
 */
async function isRegistered({ kind, rows }: IdentifiedType): Promise<boolean> {
  const db = database();
  const registered = () => db('public_ids').where({ kind });
  const [row] = (await db.select({
    things: rows(db).count('*'),
    sum: rows(db).sum('public_id'),
    registered: registered().count('*'),
    registeredSum: registered().sum('id'),
  })) as Record<'things' | 'sum' | 'registered' | 'registeredSum', Figure>[];
  const { things, sum, registered: ids, registeredSum } = row!;
  return Number(things) === Number(ids) && Number(sum) === Number(registeredSum);
}

async function register(trx: Knex, { kind, hasSlug, rows }: IdentifiedType): Promise<void> {
  const kindColumn = trx.raw('?', [kind]);
  await trx
    .into(trx.raw('public_ids (id, kind)'))
    .insert(rows(trx).select('public_id', kindColumn));
  if (!hasSlug) return;
  await trx
    .into(trx.raw('slugs (public_id, kind, slug)'))
    .insert(rows(trx).whereNotNull('slug').select('public_id', kindColumn, 'slug'));
}

/**
 * PostgreSQL's sequence does not notice ids that were inserted by hand; the other engines' counters do. It never goes
 * back: an id that was given once is not given again.
 */
async function advanceSequence(trx: Knex): Promise<void> {
  if (driverOf(trx) !== 'pg') return;
  await trx.raw(
    `select setval(sequence, greatest(pg_sequence_last_value(sequence), max(id), 0) + 1, false)
     from public_ids, (select pg_get_serial_sequence('public_ids', 'id')::regclass as sequence) as own
     group by sequence`,
  );
}

/** Makes the register of ids and slugs agree with the things in the database. Cheap where it does already. */
export async function reconcileIdentity(): Promise<void> {
  const types = identifiedTypes();
  const registered = await Promise.all(types.map(isRegistered));
  if (registered.every(Boolean)) return;
  strapi.log.info('Making the register of public ids anew.');
  await transaction(async (trx) => {
    await trx('slugs').delete();
    await trx('public_ids').delete();
    for (const type of types) await register(trx, type);
    await advanceSequence(trx);
  });
}
