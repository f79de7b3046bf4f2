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

async function assignIdentity(trx: Knex, call: DocumentContext): Promise<void> {
  const kind = kindOf(call.uid);
  const id = await issueId(trx, kind);
  const identity: Record<string, unknown> = { publicId: id };
  if ('slug' in call.contentType.attributes) {
    const title = call.params.data?.title ?? (await findField(call, 'title')) ?? '';
    identity.slug = await reserveSlug(trx, { kind, title: String(title), id });
  }
  call.params.data = { ...call.params.data, ...identity };
}

function removeIdentityFromInput(call: DocumentContext): void {
  const { publicId, slug, ...data } = call.params.data ?? {};
  call.params.data = data;
}

/**
 * Gives every thing whose type has a `publicId` its id and slug when it is made (Duplicate makes a new thing), and
 * keeps them as they are from then on, whoever saves it.
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
    if (call.action === 'update') removeIdentityFromInput(call);
    if (call.action !== 'delete') return next();
    return transaction(async (trx) => {
      const id = await findField(call, 'publicId');
      const result = await next();
      if (typeof id === 'number') await retireId(trx, id);
      return result;
    });
  });
}
