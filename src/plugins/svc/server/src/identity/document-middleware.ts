import type { Knex } from 'knex';
import { queryEngine } from '../host/query-engine';
import {
  useDocumentMiddleware,
  type ContentType,
  type DocumentContext,
  transaction,
} from '../host/strapi';
import { isOwnType } from '../host/own-types';
import { issueId, retireId, reserveSlug } from './public-ids';
import { noteSeen, retypedSlug, takeTyped, typedText } from './typed-slug';

/** `plugin::svc.event` is an event. */
export function kindOf(uid: string): string {
  return uid.slice(uid.lastIndexOf('.') + 1);
}

/** Whether things of this type have ids on the wire. Internal types only refer to such things. */
export function hasPublicId({ uid, attributes, pluginOptions }: ContentType): boolean {
  const isShown = pluginOptions?.['content-manager']?.visible !== false;
  return isOwnType(uid) && 'publicId' in attributes && isShown;
}

async function findField(call: DocumentContext, field: string): Promise<unknown> {
  const where = { documentId: call.params.documentId };
  const row = await queryEngine(call.uid).findOne({ where, select: [field] });
  return row?.[field];
}

async function slugFromTitle(trx: Knex, call: DocumentContext, id: number): Promise<string> {
  const title = call.params.data?.title ?? (await findField(call, 'title')) ?? '';
  return reserveSlug(trx, { kind: kindOf(call.uid), title: String(title), id });
}

async function assignIdentity(trx: Knex, call: DocumentContext): Promise<void> {
  const kind = kindOf(call.uid);
  const id = await issueId(trx, kind);
  const identity: Record<string, unknown> = { publicId: id };
  if ('slug' in call.contentType.attributes) {
    const typed = typedText(call);
    identity.slug = typed
      ? await takeTyped(trx, { kind, id, typed })
      : await slugFromTitle(trx, call, id);
  }
  call.params.data = { ...call.params.data, ...identity };
}

function removeIdentityFromInput(call: DocumentContext): void {
  const { publicId, slug, ...data } = call.params.data ?? {};
  call.params.data = data;
}

/** The rest is saved with a slug that an editor has typed, where it is another one. */
async function saveTyped(call: DocumentContext, typed: string, next: () => Promise<unknown>) {
  removeIdentityFromInput(call);
  return transaction(async (trx) => {
    const id = Number(await findField(call, 'publicId'));
    const made = () => slugFromTitle(trx, call, id);
    const slug = await retypedSlug(trx, call, { kind: kindOf(call.uid), id, typed }, made);
    if (slug !== undefined) call.params.data = { ...call.params.data, slug };
    return next();
  });
}

/** What was there for everybody may be linked to, wherever it is from now on. */
async function withdraw(call: DocumentContext, next: () => Promise<unknown>) {
  return transaction(async (trx) => {
    const where = { documentId: call.params.documentId, publishedAt: { $notNull: true } };
    const published = await queryEngine(call.uid).findOne({ where, select: ['publicId'] });
    if (published) await noteSeen(trx, Number(published.publicId));
    return next();
  });
}

/**
 * Gives every thing whose type has a `publicId` its id and slug when it is made (Duplicate makes a new thing), and
 * keeps them as they are from then on, whoever saves it; but for a slug that is typed before it is published.
 */
export function registerIdentityMiddleware(): void {
  useDocumentMiddleware(async (call, next) => {
    if (!hasPublicId(call.contentType)) return next();
    if (call.action === 'create' || call.action === 'clone') {
      return transaction(async (trx) => {
        await assignIdentity(trx, call);
        return next();
      });
    }
    const typed = call.action === 'update' ? typedText(call) : undefined;
    if (typed !== undefined) return saveTyped(call, typed, next);
    if (call.action === 'update') removeIdentityFromInput(call);
    if (call.action === 'unpublish' && 'slug' in call.contentType.attributes)
      return withdraw(call, next);
    if (call.action !== 'delete') return next();
    return transaction(async (trx) => {
      const id = await findField(call, 'publicId');
      const result = await next();
      if (typeof id === 'number') await retireId(trx, id);
      return result;
    });
  });
}
