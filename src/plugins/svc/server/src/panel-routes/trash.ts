import { restoreEvent, trashEvent } from '../resources/event/operations/trash-event';
import { queryEngine } from '../host/query-engine';
import { permissionChecker } from '../host/content-manager';
import { adminRoute, type Handler } from '../kit/admin-route';

const eventUid = 'plugin::svc.event';

/** A change to one event, for those whom the Content Manager lets delete it. */
function changeEvent(change: (documentId: string) => Promise<unknown>): Handler {
  return async (ctx) => {
    const checker = permissionChecker(ctx.state.userAbility, eventUid);
    // Before the look-up, so that nobody learns which events exist.
    if (checker.cannot.delete()) return ctx.forbidden();
    const documentId = ctx.params.documentId!;
    const event: unknown = await queryEngine(eventUid).findOne({
      where: { documentId },
      populate: ['createdBy'],
    });
    if (!event) return ctx.notFound('There is no such event.');
    if (checker.cannot.delete(event)) return ctx.forbidden();
    await change(documentId);
    ctx.status = 204;
  };
}

export const eventRoutes = [
  adminRoute('POST', '/events/:documentId/trash', changeEvent(trashEvent)),
  adminRoute('POST', '/events/:documentId/restore', changeEvent(restoreEvent)),
];
