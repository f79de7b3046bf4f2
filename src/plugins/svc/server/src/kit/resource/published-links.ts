import type { Knex } from 'knex';
import { insertRows } from '../../database/insert-rows';
import { table } from '../../database/table';
import { documentColumns } from '../../database/document-columns';
import { documents } from '../../host/strapi';
import { draftSources, draftTargets, isPublished } from './draft-links';
import { isKept, type RelationField, relationName } from './relations';
import type { LinkSource } from './link-sources';

/*
 * What published things name, kept by documents. When a thing is published, what its draft names is what it names from
 * then on; when the other thing is published, its side of the relation counts. Nothing else changes it: an unpublished
 * thing is only not shown, and is there again when it is published again.
 */

export function keptRelations({ fields }: Pick<LinkSource, 'fields'>): RelationField[] {
  return fields.filter((field) => field.in === 'relation').filter(isKept);
}

const linksFrom = (trx: Knex, field: RelationField, documentId: string) =>
  table(trx, 'svc_published_links').where({
    relation: relationName(field),
    source_document: documentId,
  });

async function replaceLinks(trx: Knex, field: RelationField, source: string, targets: string[]) {
  await linksFrom(trx, field, source).delete();
  const rows = targets.map((target, position) => ({
    ...documentColumns(),
    relation: relationName(field),
    source_document: source,
    target_document: target,
    position,
  }));
  await insertRows(trx, 'svc_published_links', rows);
}

/** What a thing names as it is published now, or nothing where it is not published any more. */
export async function keepLinksOf(trx: Knex, source: LinkSource, documentId: string) {
  const relations = keptRelations(source);
  if (relations.length === 0) return;
  const published = await isPublished(trx, source.uid, documentId);
  for (const field of relations) {
    const targets = published ? await draftTargets(trx, field, documentId) : [];
    await replaceLinks(trx, field, documentId, targets);
  }
}

/** The things whose drafts name this one, and those that name it as they are published. */
async function sourcesOf(trx: Knex, field: RelationField, target: string): Promise<string[]> {
  const kept = await table(trx, 'svc_published_links')
    .where({ relation: relationName(field), target_document: target })
    .pluck('source_document');
  return [...new Set([...(await draftSources(trx, field, target)), ...kept])].sort();
}

/** The other thing has been published, and with it its side of the relation. */
export async function keepLinksTo(trx: Knex, field: RelationField, target: string): Promise<void> {
  if (!field.isMutual) return;
  for (const source of await sourcesOf(trx, field, target)) {
    if (!(await isPublished(trx, field.source, source))) continue;
    const kept = await linksFrom(trx, field, source).orderBy('position').pluck('target_document');
    const named = (await draftTargets(trx, field, source)).includes(target);
    const others = kept.filter((one) => one !== target);
    if (named === kept.includes(target)) continue;
    await replaceLinks(trx, field, source, named ? [...others, target] : others);
  }
}

/** The other thing is gone for good. */
export function forgetLinksTo(trx: Knex, field: RelationField, target: string): Promise<unknown> {
  return table(trx, 'svc_published_links')
    .where({ relation: relationName(field), target_document: target })
    .delete();
}

/** The host has made the draft anew from the published row, and with it what that row has lost. */
export async function restoreDraftLinks(trx: Knex, source: LinkSource, documentId: string) {
  for (const field of keptRelations(source)) {
    const kept = await linksFrom(trx, field, documentId)
      .orderBy('position')
      .pluck('target_document');
    const named = await draftTargets(trx, field, documentId);
    if (kept.join(' ') === named.join(' ')) continue;
    const data = { [field.attribute]: field.isMany ? kept : (kept[0] ?? null) };
    await documents(source.uid).update({ documentId, data });
  }
}
