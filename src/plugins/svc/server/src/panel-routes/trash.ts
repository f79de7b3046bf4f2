import { resolvedResources } from '../kit/resource/complete-types';
import { moveThing } from '../kit/resource/write-things';
import { restoreEvent, trashEvent } from '../resources/event/operations/trash-event';
import { queryEngine } from '../host/query-engine';
import { permissionChecker } from '../host/content-manager';
import { adminRoute, type Handler } from '../kit/admin-route';

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

/** For those whom the Content Manager lets delete the thing. */
function moveTo(isTrashed: boolean): Handler {
  return async (ctx) => {
    const { uid, documentId } = ctx.params as { uid: string; documentId: string };
    const move = moveOf(uid);
    if (!move) return ctx.notFound('There is no such trash.');
    const checker = permissionChecker(ctx.state.userAbility, uid);
    // Before the look-up, so that nobody learns what there is.
    if (checker.cannot.delete()) return ctx.forbidden();
    const thing: unknown = await queryEngine(uid).findOne({
      where: { documentId },
      populate: ['createdBy'],
    });
    if (!thing) return ctx.notFound('There is no such thing.');
    if (checker.cannot.delete(thing)) return ctx.forbidden();
    await move(documentId, isTrashed);
    ctx.status = 204;
  };
}

export const trashRoutes = [
  adminRoute('POST', '/trash/:uid/:documentId', moveTo(true)),
  adminRoute('POST', '/trash/:uid/:documentId/restore', moveTo(false)),
];
