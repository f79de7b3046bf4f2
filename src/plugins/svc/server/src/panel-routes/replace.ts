import { adminRoute, type AdminContext, type Handler } from '../kit/admin-route';
import { permissionChecker } from '../host/content-manager';
import { queryEngine } from '../host/query-engine';
import { database } from '../host/strapi';
import {
  isReplaceable,
  replaceLinked,
  type ReplaceableType,
} from '../resources/event/operations/replace-linked';
import { describeUses, findUses } from '../resources/event/queries/uses';

/*
 * A venue or an organizer that events use gives way to another.
 */

interface Replacement {
  uid: ReplaceableType;
  documentId: string;
}

type Act = (thing: Replacement, ctx: AdminContext) => Promise<void>;

/** For those whom the Content Manager lets delete the thing and change events. */
function replacing(act: Act): Handler {
  return async (ctx) => {
    const { uid, documentId } = ctx.params as { uid: string; documentId: string };
    if (!isReplaceable(uid)) return ctx.notFound('There is nothing to replace.');
    const checker = permissionChecker(ctx.state.userAbility, uid);
    const events = permissionChecker(ctx.state.userAbility, 'plugin::svc.event');
    // Before the look-up, so that nobody learns what there is.
    if (checker.cannot.delete() || events.cannot.update()) return ctx.forbidden();
    const thing: unknown = await queryEngine(uid).findOne({
      where: { documentId },
      populate: ['createdBy'],
    });
    if (!thing) return ctx.notFound('There is no such thing.');
    if (checker.cannot.delete(thing)) return ctx.forbidden();
    await act({ uid, documentId }, ctx);
  };
}

const tellUses: Act = async ({ uid, documentId }, ctx) => {
  const uses = await findUses(database(), uid, documentId);
  ctx.body = { events: uses.events.length, description: describeUses(uses) };
};

const replace: Act = async ({ uid, documentId }, ctx) => {
  const { by } = ctx.request.body ?? {};
  await replaceLinked(uid, documentId, typeof by === 'string' ? by : '');
  ctx.status = 204;
};

export const replaceRoutes = [
  adminRoute('GET', '/replace/:uid/:documentId', replacing(tellUses)),
  adminRoute('POST', '/replace/:uid/:documentId', replacing(replace)),
];
