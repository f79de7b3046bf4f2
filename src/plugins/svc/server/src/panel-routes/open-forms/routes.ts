import { permissionChecker } from '../../host/content-manager';
import { queryEngine, withCreator } from '../../host/query-engine';
import { retried } from '../../database/transaction';
import { database } from '../../host/strapi';
import { adminRoute, type Handler } from '../../kit/admin-route';
import type { OtherEditor } from '../../contract/open-forms';
import { close, findOthers, keepOpen, type OpenForm } from './open-forms';

/* Who edits the same thing: told to those who may edit it themselves. */

function ofForm(handle: (form: OpenForm) => Promise<OtherEditor[]>): Handler {
  return async (ctx) => {
    const { uid, documentId } = ctx.params as { uid: string; documentId: string };
    const { userAbility, user } = ctx.state;
    if (!Object.hasOwn(strapi.contentTypes, uid)) return ctx.notFound('There is no such type.');
    const checker = permissionChecker(userAbility, uid);
    // Before the look-up, so that nobody learns what there is.
    if (checker.cannot.update()) return ctx.forbidden();
    const found = await queryEngine(uid).findOne({
      where: { documentId },
      populate: withCreator,
    });
    if (!found) return ctx.notFound('There is no such thing.');
    if (checker.cannot.update(found)) return ctx.forbidden();
    const editors = await handle({ type: uid, thing: documentId, administrator_id: user.id });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { editors };
  };
}

const tellOpen = ofForm(async (form) => {
  await retried(() => keepOpen(database(), form));
  return findOthers(database(), form);
});

const tellClosed = ofForm(async (form) => {
  await retried(() => close(database(), form));
  return [];
});

export const openFormRoutes = [
  adminRoute('POST', '/open-forms/:uid/:documentId', tellOpen),
  adminRoute('DELETE', '/open-forms/:uid/:documentId', tellClosed),
];
