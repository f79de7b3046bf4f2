import { retryEntry } from '../outbox/entries';
import { deliverSoon } from '../outbox/worker';
import { queryEngine, withCreator } from '../host/query-engine';
import { permissionChecker } from '../host/content-manager';
import { adminRoute, type Handler } from '../kit/admin-route';

const outboxUid = 'plugin::svc.outbox-entry';

/** What could not be delivered is tried again, for those whom the Content Manager lets change the outbox. */
const retry: Handler = async (ctx) => {
  const checker = permissionChecker(ctx.state.userAbility, outboxUid);
  // Before the look-up, so that nobody learns what is in it.
  if (checker.cannot.update()) return ctx.forbidden();
  const documentId = ctx.params.documentId!;
  const entry: unknown = await queryEngine(outboxUid).findOne({
    where: { documentId },
    populate: withCreator,
  });
  if (entry && checker.cannot.update(entry)) return ctx.forbidden();
  if (!(await retryEntry(documentId))) return ctx.notFound('There is no such dead entry.');
  deliverSoon();
  ctx.status = 204;
};

export const outboxRoutes = [adminRoute('POST', '/outbox/:documentId/retry', retry)];
