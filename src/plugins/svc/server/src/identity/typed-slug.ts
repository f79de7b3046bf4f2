import type { Knex } from 'knex';
import { insertOrIgnore } from '../database/insert-rows';
import { table } from '../database/table';
import { contentManagerRequest } from '../host/content-manager-request';
import { fieldError } from '../host/form-errors';
import { queryEngine } from '../host/query-engine';
import type { DocumentContext } from '../host/strapi';
import { slugOf } from './slug';

/*
 * An editor types the slug of some types, as long as nobody can have seen the one before: once it was published, what
 * leads there stays good.
 */

const typedTypes: string[] = [];

/** Has editors type the slugs of these types. */
export function letTypeSlugs(...uids: string[]): void {
  typedTypes.push(...uids);
}

/** What an editor has typed; undefined where there is nothing to be typed, empty for one made from the title. */
export function typedText({ uid, action, params }: DocumentContext): string | undefined {
  const isTyped = typedTypes.includes(uid) && action !== 'clone' && contentManagerRequest();
  const slug = params.data?.slug;
  if (!isTyped || slug === undefined) return undefined;
  return typeof slug === 'string' ? slug.trim() : '';
}

/** What is typed as an address has it. @throws what the form shows at the field where nothing is left of it */
function readSlug(typed: string): string {
  const slug = slugOf(typed, '');
  if (slug) return slug;
  throw fieldError({ slug: 'needs letters or digits' });
}

interface Taken {
  kind: string;
  id: number;
  typed: string;
}

/** Takes the slug that was typed. @throws what the form shows at the field where another has it */
export async function takeTyped(trx: Knex, { kind, id, typed }: Taken): Promise<string> {
  const slug = readSlug(typed);
  if (await insertOrIgnore(trx, 'svc_slugs', { kind, slug, public_id: id })) return slug;
  throw fieldError({ slug: `${slug} is taken already` });
}

async function isFixed(trx: Knex, call: DocumentContext, id: number): Promise<boolean> {
  const { documentId } = call.params;
  const published = { documentId, publishedAt: { $notNull: true } };
  if (await queryEngine(call.uid).findOne({ where: published, select: ['id'] })) return true;
  const seen = await table(trx, 'svc_slugs').where({ public_id: id, seen: true }).first('id');
  return seen !== undefined;
}

/** The slug that the editor has typed for a thing that has one; undefined where it stays. */
export async function retypedSlug(
  trx: Knex,
  call: DocumentContext,
  { kind, id, typed }: Taken,
  made: () => Promise<string>,
): Promise<string | undefined> {
  const current = await table(trx, 'svc_slugs').where({ public_id: id }).first('slug');
  if (typed === current?.slug) return undefined;
  if (await isFixed(trx, call, id)) {
    if (!typed) return undefined;
    throw fieldError({ slug: 'cannot change any more: the event was published' });
  }
  const wanted = typed && readSlug(typed);
  if (wanted === current?.slug) return undefined;
  await table(trx, 'svc_slugs').where({ public_id: id }).delete();
  return typed ? takeTyped(trx, { kind, id, typed }) : made();
}

/** People may have seen it from now on, wherever it leads. */
export async function noteSeen(trx: Knex, id: number): Promise<void> {
  await table(trx, 'svc_slugs').where({ public_id: id }).update({ seen: true });
}
