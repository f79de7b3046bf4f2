import { passwordName } from './name';
import { formatPassword } from '../../access/application-password';
import { presentPassword } from './presenter';
import { createPassword, listPasswords, revokeAllPasswords, revokePassword } from './store';
import { pagingQuery } from '../../kit/paging';
import { queryEngine, withCreator } from '../../host/query-engine';
import { type PermissionChecker, permissionChecker } from '../../host/content-manager';
import { type AdminContext, adminRoute, type Handler, readText } from '../../kit/admin-route';

const userUid = 'plugin::users-permissions.user';
const all = '/users/:documentId/application-passwords';
const perPage = 10;

interface User {
  id: number;
}

/** Whether the administrator may not do this, to the user or, without one, to any. */
type Denial = (checker: PermissionChecker, user?: User) => boolean;

const cannotRead: Denial = ({ cannot }, user) => cannot.read(user);
const cannotUpdate: Denial = ({ cannot }, user) => cannot.update(user);

/** An application password signs in as the user does: making one takes no less than setting the user's password. */
const cannotSetPassword: Denial = ({ cannot }, user) => cannot.update(user, 'password');

/** What is done with the passwords of one user, for those whom the Content Manager does not refuse it. */
function withUser(
  isRefused: Denial,
  handle: (ctx: AdminContext, user: User) => Promise<void>,
): Handler {
  return async (ctx) => {
    const checker = permissionChecker(ctx.state.userAbility, userUid);
    // Before the look-up, so that nobody learns which users exist.
    if (isRefused(checker)) return ctx.forbidden();
    const user = await queryEngine(userUid).findOne({
      where: { documentId: ctx.params.documentId! },
      populate: withCreator,
    });
    if (!user) return ctx.notFound('There is no such user.');
    if (isRefused(checker, user)) return ctx.forbidden();
    await handle(ctx, user);
  };
}

const list = withUser(cannotRead, async (ctx, { id }) => {
  const sent = ctx.query.page;
  const page = pagingQuery.page.isValidSync(sent) ? pagingQuery.page.cast(sent) : 1;
  const { items, total } = await listPasswords(id, { page, perPage });
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { items: items.map(presentPassword), total, perPage };
});

const create = withUser(cannotSetPassword, async (ctx, { id }) => {
  const made = await createPassword(id, readText('name', passwordName, ctx.request.body?.name));
  ctx.set('Cache-Control', 'no-store');
  ctx.status = 201;
  ctx.body = { ...presentPassword(made), password: formatPassword(made.password) };
});

const revokeOne = withUser(cannotUpdate, async (ctx, { id }) => {
  await revokePassword(id, ctx.params.uuid!);
  ctx.status = 204;
});

const revokeAll = withUser(cannotUpdate, async (ctx, { id }) => {
  await revokeAllPasswords(id);
  ctx.status = 204;
});

export const applicationPasswordRoutes = [
  adminRoute('GET', all, list),
  adminRoute('POST', all, create),
  adminRoute('DELETE', all, revokeAll),
  adminRoute('DELETE', `${all}/:uuid`, revokeOne),
];
