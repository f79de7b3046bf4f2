import type { UID } from '@strapi/strapi';
import { isGuardedType } from './own-types';
import { useDocumentMiddleware, tableOf, transaction } from './strapi';

/*
 * Who is named as the last one to have changed a thing: the administrator whose request it was, or nobody. The Content
 * Manager names whoever saves a form; other writes would leave that name standing on what somebody else has done.
 */

interface ServedRequest {
  state: { route?: { info?: { type?: string } }; user?: { id: number } };
}

/** The id of the administrator whose request is being served, in the panel; null for everybody and everything else. */
function administratorId(): number | null {
  const ctx = strapi.requestContext.get() as unknown as ServedRequest | undefined;
  if (ctx?.state.route?.info?.type !== 'admin') return null;
  return ctx.state.user?.id ?? null;
}

/** For statements of our own that change what is edited in a form: columns to be set besides. */
export function auditColumns() {
  return { updated_at: new Date(), updated_by_id: administratorId() };
}

interface RowWrite {
  model: { uid: string; attributes: Record<string, unknown> };
  params: { data?: Record<string, unknown> };
}

function isEdited(uid: string): boolean {
  if (!isGuardedType(uid)) return false;
  const { pluginOptions } = (strapi.contentTypes[uid as UID.ContentType] ?? {}) as {
    pluginOptions?: Record<string, { visible?: boolean } | undefined>;
  };
  return pluginOptions?.['content-manager']?.visible !== false;
}

function setEditor({ model: { uid, attributes }, params: { data } }: RowWrite): void {
  if (!data || 'updatedBy' in data || !('updatedBy' in attributes) || !isEdited(uid)) return;
  data.updatedBy = administratorId();
}

interface Discarded {
  entries: { id: number }[];
}

/** Discarding makes the draft anew from what is published, with the name of whoever saved that. */
function setEditorOfDiscards(): void {
  useDocumentMiddleware(async (call, next) => {
    if (call.action !== 'discardDraft' || !isGuardedType(call.uid)) return next();
    return transaction(async (trx) => {
      const discarded = (await next()) as Discarded;
      const ids = discarded.entries.map(({ id }) => id);
      // By SQL: the time of change has to stay, or the event would count as modified.
      await trx(tableOf(call.uid)).whereIn('id', ids).update({ updated_by_id: administratorId() });
      return discarded;
    });
  });
}

/** At the query engine, where every write passes that the host knows of. */
export function trackLastEditor(): void {
  setEditorOfDiscards();
  strapi.db.lifecycles.subscribe({
    beforeUpdate: setEditor,
    beforeUpdateMany: setEditor,
  } as unknown as Parameters<typeof strapi.db.lifecycles.subscribe>[0]);
}
