import { permissionChecker, readableDocuments, transformQuery } from '../../host/content-manager';
import { statusShown } from '../../host/status-filter';
import { database } from '../../host/strapi';
import { type AdminContext, adminRoute, type Handler } from '../../kit/admin-route';
import { pluralOf } from '../../kit/resource/declaration';
import { resolvedResources } from '../../kit/resource/complete-types';
import type { Resolved } from '../../kit/resource/resolved';
import { sendCsv } from '../exports/send-csv';
import { countStates } from './counts';
import { listFile, type Narrowed } from './lines';
import { conditionShown } from './states';

/* What stands above the list of a project's own type that says `listTools: true`: tabs with counts, and a file. */

type Show = (resolved: Resolved, ctx: AdminContext) => Promise<void>;

/** For those whom the Content Manager lets read the list. */
function ofList(show: Show): Handler {
  return async (ctx) => {
    const { uid } = ctx.params;
    const resolved = resolvedResources().find(
      ({ declared }) => declared.listTools && declared.uid === uid,
    );
    if (!resolved) return ctx.notFound('There is no such list.');
    if (permissionChecker(ctx.state.userAbility, uid!).cannot.read()) return ctx.forbidden();
    await show(resolved, ctx);
  };
}

const showCounts: Show = async (resolved, ctx) => {
  if (!resolved.hasDrafts) return ctx.notFound('This list has no states.');
  const readable = await readableDocuments(ctx.state.userAbility, resolved.declared.uid);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = await countStates(database(), resolved.table, readable);
};

/** What the host's filter of the status and the tab leave of a type with drafts. */
function shownOf({ declared: { uid }, table }: Resolved, query: AdminContext['query']): object[] {
  const { rows, where } = statusShown(database(), table, query.filters);
  return [where, conditionShown(uid, query, query.filters, rows)];
}

/** What the list shows that was asked for: with its search, filters and tab, and what the role may see of it. */
async function narrowed(resolved: Resolved, ctx: AdminContext): Promise<Narrowed> {
  const { declared, hasDrafts } = resolved;
  const { uid } = declared;
  const { filters, _q } = ctx.query;
  const checker = permissionChecker(ctx.state.userAbility, uid);
  const allowed = await checker.sanitizedQuery.read({ ...(filters !== undefined && { filters }) });
  const { where = {} } = transformQuery(uid, allowed);
  const shown = hasDrafts ? shownOf(resolved, ctx.query) : [];
  return { where: { $and: [where, ...shown] }, ...(typeof _q === 'string' && { _q }) };
}

const sendList: Show = async (resolved, ctx) => {
  const { userAbility } = ctx.state;
  const file = await listFile(resolved, userAbility, await narrowed(resolved, ctx));
  sendCsv(ctx, pluralOf(resolved.declared), file);
};

export const listRoutes = [
  adminRoute('GET', '/lists/:uid/counts', ofList(showCounts)),
  adminRoute('GET', '/lists/:uid/things.csv', ofList(sendList)),
];
