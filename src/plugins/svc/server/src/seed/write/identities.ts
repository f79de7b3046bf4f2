import type { Knex } from 'knex';
import { issueIds } from '../../identity/public-ids';
import { slugCandidates } from '../../identity/slug';
import { table } from '../../database/table';
import { insertRows } from '../../database/insert-rows';

/*
 * What src/identity does for one thing, for many at once: the same tables, the same slugs.
 */

export interface Identity {
  id: number;
  slug: string;
}

/** Of a title's candidates, those that are ever needed. */
function candidatesOf(title: string, kind: string, id: number): string[] {
  const [plain, withId, another] = slugCandidates(title, kind, id);
  return [plain!, withId!, another!];
}

async function takenAmong(trx: Knex, kind: string, slugs: string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  const wanted = [...new Set(slugs)];
  for (let start = 0; start < wanted.length; start += 900) {
    const found = await table(trx, 'svc_slugs')
      .where({ kind })
      .whereIn('slug', wanted.slice(start, start + 900))
      .pluck('slug');
    for (const slug of found) taken.add(slug);
  }
  return taken;
}

/** All slugs of a kind. */
export async function takenSlugs(trx: Knex, kind: string): Promise<Set<string>> {
  return new Set(await table(trx, 'svc_slugs').where({ kind }).pluck('slug'));
}

/** Gives each title a public id and a slug of its own. `known`: the slugs of the kind, to which these are added. */
export async function takeIdentities(
  trx: Knex,
  kind: string,
  titles: string[],
  known?: Set<string>,
): Promise<Identity[]> {
  const ids = await issueIds(
    trx,
    titles.map(() => kind),
  );
  const candidates = titles.map((title, index) => candidatesOf(title, kind, ids[index]!));
  const taken = known ?? (await takenAmong(trx, kind, candidates.flat()));
  const identities = candidates.map((slugs, index) => {
    const slug = slugs.find((candidate) => !taken.has(candidate));
    if (!slug) throw new Error(`No free slug was found for the ${kind} ${ids[index]}.`);
    taken.add(slug);
    return { id: ids[index]!, slug };
  });
  await insertRows(
    trx,
    'svc_slugs',
    identities.map(({ id, slug }) => ({ kind, slug, public_id: id })),
  );
  return identities;
}
