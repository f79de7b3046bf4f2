import type { Knex } from 'knex';
import {
  driverOf,
  execute,
  finding,
  join,
  number,
  select,
  type Sql,
  sql,
  tableNamed,
} from '../database/sql';
import { contentTypes, database, tableOf, transaction } from '../host/strapi';
import { hasPublicId, kindOf } from './document-middleware';

/*
 * An import or a transfer writes things with the ids they had, but gives the rows of `public_ids` new ones. Then
 * the register of what is taken has to be made anew from the things themselves.
 */

/** A type whose things have public ids. */
interface IdentifiedType {
  kind: string;
  hasSlug: boolean;
  /** `from …`: its rows, one for each thing. */
  rows: Sql;
}

/** Every document has one draft row; its published row has the same id. */
function identifiedTypes(db: Knex): IdentifiedType[] {
  return contentTypes()
    .filter(hasPublicId)
    .map(({ uid, attributes, options }) => {
      // Not in the words of an index that has only the one column: reading each row would take seconds.
      const drafts = options?.draftAndPublish ? sql`and (published_at is null) = ${true}` : sql``;
      return {
        kind: kindOf(uid),
        hasSlug: 'slug' in attributes,
        rows: sql`from ${tableNamed(db, tableOf(uid))} where public_id is not null ${drafts}`,
      };
    });
}

/** How many there are of a kind, and what their ids add up to. */
interface Sums {
  part: 'things' | 'ids';
  kind: string;
  things: number | string;
  total: number | string | null;
}

const text = (value: string): Sql => ({ text: `'${value}'`, values: [] });

/**
 * Of all kinds by one statement, so that no sale of another process comes in between: of the things, and of the ids that
 * are registered.
 */
function findSums(types: IdentifiedType[]): Promise<Sums[]> {
  const ofThings = types.map(
    ({ kind, rows }) => sql`select 'things' as part, ${text(kind)} as kind,
      ${number('things', sql`count(*)`)}, ${number('total', sql`sum(public_id)`)} ${rows}`,
  );
  const ofIds = sql`select 'ids' as part, kind, ${number('things', sql`count(*)`)},
    ${number('total', sql`sum(id)`)} from svc_public_ids group by kind`;
  return select(database(), finding<Sums>(join([...ofThings, ofIds], ' union all ')));
}

/** Two sets that agree in both are the same for our purpose. */
async function areRegistered(types: IdentifiedType[]): Promise<boolean> {
  const sums = await findSums(types);
  const sumsOf = (part: Sums['part'], { kind }: IdentifiedType) => {
    const found = sums.find((one) => one.part === part && one.kind === kind);
    return `${Number(found?.things ?? 0)} ${Number(found?.total ?? 0)}`;
  };
  return types.every((type) => sumsOf('things', type) === sumsOf('ids', type));
}

async function register(trx: Knex, { kind, hasSlug, rows }: IdentifiedType): Promise<void> {
  await execute(trx, sql`insert into svc_public_ids (id, kind) select public_id, ${kind} ${rows}`);
  if (!hasSlug) return;
  await execute(
    trx,
    sql`insert into svc_slugs (public_id, kind, slug)
      select public_id, ${kind}, slug ${rows} and slug is not null`,
  );
}

/**
 * PostgreSQL's sequence does not notice ids that were inserted by hand; the other engines' counters do. It never goes
 * back: an id that was given once is not given again.
 */
async function advanceSequence(trx: Knex): Promise<void> {
  if (driverOf(trx) !== 'pg') return;
  await select(
    trx,
    // eslint-disable-next-line sql/known-columns -- PostgreSQL's own functions
    sql`select setval(sequence, greatest(pg_sequence_last_value(sequence), max(id), 0) + 1, false)
      from svc_public_ids, (select pg_get_serial_sequence('svc_public_ids', 'id')::regclass as sequence) as own
      group by sequence`,
  );
}

/** Makes the register of ids and slugs agree with the things in the database. Cheap where it does already. */
export async function reconcileIdentity(): Promise<void> {
  const types = identifiedTypes(database());
  if (await areRegistered(types)) return;
  strapi.log.info('Rebuilding the register of public ids.');
  await transaction(async (trx) => {
    await execute(trx, sql`delete from svc_slugs`);
    await execute(trx, sql`delete from svc_public_ids`);
    for (const type of types) await register(trx, type);
    await advanceSequence(trx);
  });
}
