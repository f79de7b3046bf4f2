import { retriedTransaction } from '../database/transaction';
import { resolvedResources } from '../kit/resource/complete-types';
import { moveThing } from '../kit/resource/write-things';
import { restoreEvent, trashEvent } from '../resources/event/operations/trash-event';
import { lockDocument } from '../host/document-writes';
import { queryEngine, withCreator } from '../host/query-engine';
import { type PermissionChecker, permissionChecker } from '../host/content-manager';
import { adminRoute, type AdminContext, type Handler } from '../kit/admin-route';
import { isForPublishers } from './for-publishers';
import { readTicked } from './ticked-ids';

/*
 * The trash in the panel: of events, and of a project's own types that have drafts.
 */

const eventUid = 'plugin::svc.event';

const moveEvent = (documentId: string, isTrashed: boolean) =>
  isTrashed ? trashEvent(documentId) : restoreEvent(documentId);

type Move = (documentId: string, isTrashed: boolean) => Promise<unknown>;

/** How things of a type get there and back; undefined for a type that has none. */
function moveOf(uid: string): Move | undefined {
  if (uid === eventUid) return moveEvent;
  const resolved = resolvedResources().find((one) => one.hasDrafts && one.declared.uid === uid);
  return resolved && ((documentId, isTrashed) => moveThing(resolved, documentId, isTrashed));
}

/** The content types whose things can be moved to the trash. */
export function typesWithTrash(): string[] {
  const own = resolvedResources().filter(({ hasDrafts }) => hasDrafts);
  return [eventUid, ...own.map(({ declared }) => declared.uid)];
}

/** Which things: that of the address, or all that were ticked, each once and in the same order for everybody. */
function documentsOf({ params, request }: AdminContext): string[] {
  if (params.documentId) return [params.documentId];
  return readTicked(request.body?.documentIds).sort();
}

/** What the public sees changes only by who may publish. */
const published = 'It is published: it is moved to the trash, and back, by whoever may publish it.';

/** Why they are not moved, as they are once nobody else changes them; undefined where they may be. */
async function refusalOf(
  uid: string,
  documentIds: string[],
  checker: PermissionChecker,
): Promise<((ctx: AdminContext) => void) | undefined> {
  const where = { documentId: { $in: documentIds } };
  const rows = await queryEngine(uid).findMany({ where, populate: withCreator });
  const found = new Set(rows.map(({ documentId }) => documentId));
  if (documentIds.some((id) => !found.has(id))) {
    return (ctx) => ctx.notFound('There is no such thing.');
  }
  if (rows.some((row) => checker.cannot.delete(row))) return (ctx) => ctx.forbidden();
  return isForPublishers(rows, checker) ? (ctx) => ctx.forbidden(published) : undefined;
}

/** For those whom the Content Manager lets delete the things. All of them are moved, or none. */
function moveTo(isTrashed: boolean): Handler {
  return async (ctx) => {
    const { uid } = ctx.params as { uid: string };
    const move = moveOf(uid);
    if (!move) return ctx.notFound('There is no such trash.');
    const checker = permissionChecker(ctx.state.userAbility, uid);
    // Before the look-up, so that nobody learns what there is.
    if (checker.cannot.delete()) return ctx.forbidden();
    const documentIds = documentsOf(ctx);
    const refuse = await retriedTransaction(async (trx) => {
      for (const documentId of documentIds) await lockDocument(trx, uid, documentId);
      const refusal = await refusalOf(uid, documentIds, checker);
      if (!refusal) for (const documentId of documentIds) await move(documentId, isTrashed);
      return refusal;
    });
    if (refuse) return refuse(ctx);
    ctx.status = 204;
  };
}

export const trashRoutes = [
  adminRoute('POST', '/trash/:uid', moveTo(true)),
  adminRoute('POST', '/trash/:uid/restore', moveTo(false)),
  adminRoute('POST', '/trash/:uid/:documentId', moveTo(true)),
  adminRoute('POST', '/trash/:uid/:documentId/restore', moveTo(false)),
];
