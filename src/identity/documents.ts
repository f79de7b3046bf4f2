import type { Knex } from 'knex';
import { aroundDocuments, type ContentType, type DocumentCall, rows, transaction } from '../strapi';
import { issueId, retire, takeSlug } from './public-ids';

/** `api::event.event` is an event. */
export function kindOf(uid: string): string {
  return uid.slice(uid.lastIndexOf('.') + 1);
}

/** Whether things of this type have ids on the wire. Internal types only refer to such things. */
export function isIdentified({ attributes, pluginOptions }: ContentType): boolean {
  return 'publicId' in attributes && pluginOptions?.['content-manager']?.visible !== false;
}

async function find(call: DocumentCall, field: string): Promise<unknown> {
  const where = { documentId: call.params.documentId };
  const row = (await rows(call.uid).findOne({ where, select: [field] })) as Record<
    string,
    unknown
  > | null;
  return row?.[field];
}

async function giveIdentity(trx: Knex, call: DocumentCall): Promise<void> {
  const kind = kindOf(call.uid);
  const id = await issueId(trx, kind);
  const identity: Record<string, unknown> = { publicId: id };
  if ('slug' in call.contentType.attributes) {
    const title = call.params.data?.title ?? (await find(call, 'title')) ?? '';
    identity.slug = await takeSlug(trx, { kind, title: String(title), id });
  }
  call.params.data = { ...call.params.data, ...identity };
}

function keepIdentity(call: DocumentCall): void {
  const { publicId, slug, ...data } = call.params.data ?? {};
  call.params.data = data;
}

/**
 * Gives every thing whose type has a `publicId` its id and slug when it is made (Duplicate makes a new thing), and
 * keeps them as they are from then on, whoever saves it.
 */
export function watchIdentity(): void {
  aroundDocuments(async (call, next) => {
    if (!isIdentified(call.contentType)) return next();
    if (call.action === 'create' || call.action === 'clone') {
      return transaction(async (trx) => {
        await giveIdentity(trx, call);
        return next();
      });
    }
    if (call.action === 'update') keepIdentity(call);
    if (call.action !== 'delete') return next();
    return transaction(async (trx) => {
      const id = await find(call, 'publicId');
      const result = await next();
      if (typeof id === 'number') await retire(trx, id);
      return result;
    });
  });
}
