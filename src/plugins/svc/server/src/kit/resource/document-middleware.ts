import type { Knex } from 'knex';
import { columnNamed, execute, sql, tableNamed } from '../../database/sql';
import { harmlessHtml, hasTooManyTags, tooManyTags } from '../../domain/html';
import { fieldError } from '../../host/form-errors';
import { transaction } from '../../database/transaction';
import { type DocumentContext, type DocumentData, useDocumentMiddleware } from '../../host/strapi';
import { type ComponentField, htmlParts } from './components';
import { resolvedResources } from './complete-types';
import { keptAttributes, keptBeside } from './kept-forms';
import { type LinkSource, linkSources } from './link-sources';
import { registerResourceLock } from './locks';
import { hasDrafts } from './public-side';
import {
  forgetLinksTo,
  keepLinksOf,
  keepLinksTo,
  keptRelations,
  restoreDraftLinks,
} from './published-links';
import { type Resolved, searchedFields } from './resolved';
import { draftTexts, searchTextOfThing, type Texts } from './search-text';
import { updateShownStatus } from './shown-status';

/*
 * What holds for the things of every resource, whoever writes them: harmless HTML, the text that a search looks into,
 * the status that lists go by, and relations that no publish loses.
 */

const writes = ['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft', 'delete'];

function cleanComponent(field: ComponentField, value: unknown): unknown {
  const html = htmlParts(field);
  const clean = (one: DocumentData) => ({
    ...one,
    ...Object.fromEntries(
      html
        .filter((name) => typeof one[name] === 'string')
        .map((name) => [name, harmlessHtml(one[name] as string)]),
    ),
  });
  if (html.length === 0 || typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? (value as DocumentData[]).map(clean) : clean(value as DocumentData);
}

/** The data with its HTML made harmless. */
function cleaned({ fields }: Pick<Resolved, 'fields'>, data: DocumentData): DocumentData {
  const clean = { ...data };
  for (const field of fields) {
    const value = data[field.attribute];
    if (value === undefined) continue;
    if (field.in === 'component') clean[field.attribute] = cleanComponent(field, value);
    if (field.in === 'column' && field.kind.isHtml && typeof value === 'string') {
      if (hasTooManyTags(value)) throw fieldError({ [field.attribute]: tooManyTags });
      clean[field.attribute] = harmlessHtml(value);
    }
  }
  return clean;
}

async function withSearchText(
  trx: Knex,
  resolved: Resolved,
  call: DocumentContext,
  data: DocumentData,
) {
  const searched = ['title', ...searchedFields(resolved).map(({ attribute }) => attribute)];
  const isTouched = searched.some((name) => name in data);
  if (!isTouched && call.action !== 'create') return data;
  const { documentId } = call.params;
  const isWhole = searched.every((name) => name in data);
  const current = documentId && !isWhole ? await draftTexts(trx, resolved, documentId) : {};
  return { ...data, searchText: searchTextOfThing(resolved, { ...current, ...(data as Texts) }) };
}

async function prepare(trx: Knex, resolved: Resolved, call: DocumentContext): Promise<void> {
  const { action, params } = call;
  if (['create', 'update', 'clone'].includes(action)) {
    const { shownStatus, trashedAt, searchText, ...data } = params.data ?? {};
    for (const name of keptAttributes(resolved)) delete data[name];
    const clean = cleaned(resolved, data);
    call.params.data = {
      ...(await withSearchText(trx, resolved, call, clean)),
      ...(await keptBeside(trx, resolved, clean, params.documentId)),
      ...(action === 'clone' && resolved.hasDrafts && { trashedAt: null, shownStatus: null }),
    };
  }
  if (action === 'publish' && params.documentId) {
    // What is published waits for no review.
    await execute(
      trx,
      sql`update ${tableNamed(trx, resolved.table)} set ${columnNamed(trx, 'ready_for_review')} = ${false}
        where document_id = ${params.documentId} and ${columnNamed(trx, 'ready_for_review')} = ${true}`,
    );
  }
}

/** What follows for the links of a thing with drafts. */
async function follow(trx: Knex, source: LinkSource, call: DocumentContext, documentId: string) {
  const publishes = ['publish', 'unpublish', 'delete'].includes(call.action) || isPublishing(call);
  if (call.action === 'discardDraft') await restoreDraftLinks(trx, source, documentId);
  else if (publishes) await keepLinksOf(trx, source, documentId);
}

function isPublishing({ params }: DocumentContext): boolean {
  return (params as { status?: string }).status === 'published';
}

function documentIdOf(call: DocumentContext, result: unknown): string | undefined {
  const made = (result as { documentId?: string } | null)?.documentId;
  return call.action === 'create' || call.action === 'clone' ? made : call.params.documentId;
}

/** The other end of relations: what is published or gone there. */
async function followTarget(trx: Knex, call: DocumentContext, documentId: string): Promise<void> {
  for (const source of linkSources()) {
    for (const field of keptRelations(source).filter(({ target }) => target === call.uid)) {
      if (call.action === 'delete') await forgetLinksTo(trx, field, documentId);
      else if (call.action === 'publish' || isPublishing(call))
        await keepLinksTo(trx, field, documentId);
    }
  }
}

/** What a write of a thing has before and after it. */
async function write(call: DocumentContext, next: () => Promise<unknown>, source?: LinkSource) {
  const resolved = resolvedResources().find(({ declared }) => declared.uid === call.uid);
  return transaction(async (trx) => {
    if (resolved) await prepare(trx, resolved, call);
    else if (source && call.params.data) call.params.data = cleaned(source, call.params.data);
    const result = await next();
    const documentId = documentIdOf(call, result);
    if (!documentId) return result;
    if (resolved?.hasDrafts) await updateShownStatus(trx, resolved.table, [documentId]);
    if (source && hasDrafts(call.uid)) await follow(trx, source, call, documentId);
    await followTarget(trx, call, documentId);
    return result;
  });
}

export function registerResourceMiddleware(): void {
  resolvedResources().forEach(registerResourceLock);
  useDocumentMiddleware((call, next) => {
    if (!writes.includes(call.action)) return next();
    const sources = linkSources();
    const source = sources.find(({ uid }) => uid === call.uid);
    const isTarget = sources.some((one) =>
      keptRelations(one).some(({ target }) => target === call.uid),
    );
    return source || isTarget ? write(call, next, source) : next();
  });
}
