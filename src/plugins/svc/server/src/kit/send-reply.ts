import type { Context } from 'koa';
import { settings } from '../host/strapi';
import {
  bodyWithEtag,
  type ConditionalRequest,
  sendWithEtag,
  sendWriteWithEtag,
} from './conditional-get';
import { pickFields, requestedFields } from './fields-parameter';
import { pagingHeaders } from './paging';
import type { Reply } from './reply';

function sendStatusAndHeaders(ctx: Context, reply: Reply): void {
  ctx.status = reply.status;
  if (reply.headers) ctx.set(reply.headers);
  // Whatever the client calls this service: an answer that a cache keeps must not repeat what one sender made up.
  const { serviceUrl } = settings();
  if (reply.location) ctx.set('Location', `${serviceUrl}/api/${reply.location}`);
  if (reply.paging) {
    const { total, ...page } = reply.paging;
    const address = { base: `${serviceUrl}${ctx.path}`, querystring: ctx.querystring };
    const { Link: pages, ...headers } = pagingHeaders(address, page, total);
    ctx.set(headers);
    // One that says what to use instead may be there.
    const links = [ctx.response.get('Link'), pages].filter(Boolean);
    if (links.length > 0) ctx.set('Link', links.join(', '));
  }
}

/** Sends what an endpoint answers, cut to the fields that are wanted. Errors and texts are never cut, and have no tag. */
export function sendReply(ctx: Context, reply: Reply, condition: ConditionalRequest | null): void {
  sendStatusAndHeaders(ctx, reply);
  const isWhole = reply.status >= 400 || typeof reply.body === 'string';
  const names = isWhole ? [] : requestedFields(ctx.query._fields);
  const body = pickFields(reply.body, names);
  if (!condition || reply.status !== 200) {
    if (reply.hasReadEtag) sendWriteWithEtag(ctx, bodyWithEtag(body));
    else ctx.body = body;
    return;
  }
  const ready = names.length === 0 ? reply.serialized : undefined;
  sendWithEtag(ctx, ready ?? bodyWithEtag(body, reply.paging?.total), condition);
}
