import type { Context, Next } from 'koa';
import { settings } from '../host/strapi';
import { missingPage } from './page';
import { pageRoutes } from './page-route';
import { notFound } from '../domain/problem';

/*
 * What lies below the service's pages and is none of them. Whoever reads gets a page with a way on; programs get what the host
 * answers, as on every other path.
 */

/** These are there wherever the plugin is, each below a path that may be the project's. */
const always = /^\/(events|venues|organizers|orders|previews|account)\/./i;
const whereItSells = /^\/(venues|organizers|orders|cart|checkout)(\/|$)/i;

/** Whether the path is below one of our pages; what is beside them is the project's. */
export function isBelowPages(path: string): boolean {
  return always.test(path) || (settings().shopPages && whereItSells.test(path));
}

const [missing] = pageRoutes({
  path: '',
  headers: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' },
  show: () => Promise.reject(notFound('page')),
  missing: () => missingPage('notice.no-page', 'notice.no-page.text'),
});

/** Whether a browser shows what comes. Who takes anything is a program. */
function isRead(ctx: Context): boolean {
  const isGet = ctx.method === 'GET' || ctx.method === 'HEAD';
  return isGet && ctx.accepts(['json', 'html']) === 'html';
}

/** To be called within what answers unknown paths. */
export async function showUnknownPath(ctx: Context, next: Next): Promise<void> {
  await next();
  if (ctx.status === 404 && (ctx.body ?? null) === null && isRead(ctx)) await missing.handler(ctx);
}
