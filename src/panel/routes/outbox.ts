import { reviveEntry } from '../../outbox/entries';
import { deliverSoon } from '../../outbox/worker';
import { rows } from '../../strapi';
import { permissionChecker } from '../content-manager';
import { adminRoute, type Handler } from './admin-route';

const outboxUid = 'api::outbox.outbox-entry';

/** What could not be delivered is tried again, for those whom the Content Manager lets change the outbox. */
const retry: Handler = async (ctx) => {
  const checker = permissionChecker(ctx.state.userAbility, outboxUid);
  // Before the look-up, so that nobody learns what is in it.
  if (checker.cannot.update()) return ctx.forbidden();
  const documentId = ctx.params.documentId!;
  const entry: unknown = await rows(outboxUid).findOne({
    where: { documentId },
    populate: ['createdBy'],
  });
  if (entry && checker.cannot.update(entry)) return ctx.forbidden();
  if (!(await reviveEntry(documentId))) return ctx.notFound('There is no such entry given up.');
  deliverSoon();
  ctx.status = 204;
};

export const outboxRoutes = [adminRoute('POST', '/outbox/:documentId/retry', retry)];
