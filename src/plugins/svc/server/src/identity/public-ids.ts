import type { Knex } from 'knex';
import { insertRows, insertOrIgnore } from '../database/insert-rows';
import { table } from '../database/table';
import { slugCandidates } from './slug';

/*
 * The one place where the integer ids of the wire and the slugs of public addresses are given out. Ids come from
 * one sequence for all kinds of things, so an id of another type is an id that this type does not have.
 */

/** A new public id. */
export async function issueId(trx: Knex, kind: string): Promise<number> {
  const id = await insertOrIgnore(trx, 'svc_public_ids', { kind });
  if (id === null) throw new Error(`No public id could be issued for a ${kind}.`);
  return id;
}

/** New public ids for several things, which need not be of one kind: one for each, in their order. */
export function issueIds(trx: Knex, kinds: string[]): Promise<number[]> {
  return insertRows(
    trx,
    'svc_public_ids',
    kinds.map((kind) => ({ kind })),
  );
}

/** Takes a slug, made from the title, that nothing else of this kind has or is about to get. */
export async function reserveSlug(
  trx: Knex,
  { kind, title, id }: { kind: string; title: string; id: number },
): Promise<string> {
  for (const slug of slugCandidates(title, kind, id)) {
    if (await insertOrIgnore(trx, 'svc_slugs', { kind, slug, public_id: id })) return slug;
  }
  throw new Error(`No free slug was found for the ${kind} ${id}.`);
}

/** Gives up the id and slug of a thing that is gone. The id is never issued again. */
export async function retireId(trx: Knex, id: number): Promise<void> {
  await table(trx, 'svc_slugs').where({ public_id: id }).delete();
  await table(trx, 'svc_public_ids').where({ id }).delete();
}
