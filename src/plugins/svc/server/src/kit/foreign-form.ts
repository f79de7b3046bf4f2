import type { Context } from 'koa';
import { Problem } from '../domain/problem';
import { innerRequestOf } from '../access/identify';
import { settings } from '../host/strapi';

/*
 * A browser sends a form to whatever site a page names, and the Basic credentials that it has stored along with it,
 * without asking anybody. JSON it sends from another origin only after a preflight, and then without these credentials.
 */

/** What a browser says of the page that makes it send a request, where it says nothing of an origin. */
const ownSites = ['same-origin', 'same-site', 'none'];

function isOwnOrigin(ctx: Context, origin: string): boolean {
  const { publicUrl, serviceUrl } = settings();
  const own = [publicUrl, serviceUrl].map((address) => new URL(address).origin);
  return [...own, ctx.origin].includes(origin);
}

/** Whether a page of another site sends this. Programs that are no browsers say nothing of the kind. */
function isFromAnotherSite(ctx: Context): boolean {
  const site = ctx.get('Sec-Fetch-Site').toLowerCase();
  if (site === 'cross-site') return true;
  if (ownSites.includes(site)) return false;
  const origin = ctx.get('Origin');
  return origin !== '' && !isOwnOrigin(ctx, origin);
}

function isJson(ctx: Context): boolean {
  return /^\s*application\/([\w.+-]+\+)?json\s*(;|$)/i.test(ctx.get('Content-Type'));
}

/** Whether anything is sent, be it the type of nothing, as an empty form has it. */
function hasBody({ headers }: Context): boolean {
  const { 'content-length': length, 'content-type': type, 'transfer-encoding': coding } = headers;
  return type !== undefined || coding !== undefined || Number(length ?? 0) > 0;
}

/** Whether a browser has asked first: it does for every method but a form's, and for a header that a script sets. */
function hadPreflight(ctx: Context): boolean {
  if (ctx.query._method !== undefined) return false;
  return ctx.method !== 'POST' || ctx.get('Authorization') !== '';
}

/** For writes. @throws Problem `forbidden` where a page of another site sends a form, or what looks like one */
export function refuseForeignForm(ctx: Context): void {
  if (innerRequestOf(ctx) || isJson(ctx) || !isFromAnotherSite(ctx)) return;
  if (!hasBody(ctx) && hadPreflight(ctx)) return;
  throw new Problem('forbidden', 'Pages of other sites send JSON, not forms.');
}
