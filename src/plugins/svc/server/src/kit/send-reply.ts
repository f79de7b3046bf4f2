import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { pipeline, type Readable } from 'node:stream';
import type { Context } from 'koa';
import { innerRequestOf } from '../access/identify';
import { settings } from '../host/strapi';
import {
  type BodyWithEtag,
  bodyWithEtag,
  type Coding,
  type ConditionalRequest,
  etagFor,
  sendNotModified,
  setCachingHeaders,
  textBodyWithEtag,
} from './conditional-get';
import { pickFields, requestedFields } from './fields-parameter';
import { pagingHeaders } from './paging';
import { type Rendering, renderingOf } from './renderings';
import { cacheTagOf, cacheTagOfText, type Reply, type Source } from './reply';

/*
 * What everybody may read is sent packed to who takes it so. Nothing else is: where a secret and what somebody else made
 * up stand in one body, its length packed tells a stranger the secret letter by letter (BREACH). So carts, orders, tokens,
 * whatever signs in, and pages whose forms are one browser's alone go as they are.
 */

/** Less fits into one packet with its headers. */
const leastBytes = 1024;

/** Beyond this quality an answer that is packed as it is asked for takes longer than it saves. */
const quality = 4;

const brotliOptions = (size?: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    ...(size !== undefined && { [constants.BROTLI_PARAM_SIZE_HINT]: size }),
  },
});

const item =
  /^[ \t]*(br|gzip|identity|\*)[ \t]*(?:;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?$/i;

/** How an `Accept-Encoding` wants an answer packed, RFC 9110, 12.5.3; null for as it is. Of equals it is brotli. */
export function codingFor(header: string): Coding | null {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [, name, weight = '1'] = item.exec(part) ?? [];
    if (name !== undefined) weights.set(name.toLowerCase(), Number(weight));
  }
  const brotli = weights.get('br') ?? 0;
  const zipped = weights.get('gzip') ?? weights.get('*') ?? 0;
  const best = Math.max(brotli, zipped);
  if (best === 0 || best < (weights.get('identity') ?? 0)) return null;
  return brotli === best ? 'br' : 'gzip';
}

/** In bytes. */
const lengthOf = (text: string | Buffer) =>
  typeof text === 'string' ? Buffer.byteLength(text) : text.length;

/** How a text is packed for this request, or a stream. One of a batch is read by the service itself. */
function codingOf(ctx: Context, text?: string | Buffer): Coding | null {
  const accepted = ctx.get('Accept-Encoding');
  if (accepted === '' || !settings().compression || innerRequestOf(ctx)) return null;
  if (text !== undefined && lengthOf(text) < leastBytes) return null;
  return codingFor(accepted);
}

/** Documents that stay are packed once. */
const packed = new WeakMap<Buffer, Map<Coding, Promise<Buffer>>>();

function pack(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(bytes);
  return promisify(brotliCompress)(bytes, brotliOptions(bytes.length));
}

function packedOnce(bytes: Buffer, coding: Coding): Promise<Buffer> {
  const known = packed.get(bytes) ?? new Map<Coding, Promise<Buffer>>();
  const made = known.get(coding) ?? pack(bytes, coding);
  packed.set(bytes, known.set(coding, made));
  return made;
}

/** Tells caches that there are several of an answer. */
function varyByCoding(ctx: Context): void {
  if (settings().compression) ctx.vary('Accept-Encoding');
}

const bytesOf = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text) : text);

/** Sends a text or bytes, packed where that is wanted and worth it; with a tag, where it is given that of what they say. */
export function sendBytes(
  ctx: Context,
  text: string | Buffer,
  etag?: string,
): void | Promise<void> {
  varyByCoding(ctx);
  const coding = codingOf(ctx, text);
  if (coding) ctx.set('Content-Encoding', coding);
  if (etag !== undefined) ctx.set('ETag', etagFor(etag, coding));
  if (coding) return sendPacked(ctx, bytesOf(text), coding);
  ctx.body = text;
  return undefined;
}

async function sendPacked(ctx: Context, bytes: Buffer, coding: Coding): Promise<void> {
  ctx.body = await packedOnce(bytes, coding);
}

/** The same of what is made while it is sent. */
export function sendStream(ctx: Context, stream: Readable): void {
  varyByCoding(ctx);
  const coding = codingOf(ctx);
  if (!coding) {
    ctx.body = stream;
    return;
  }
  ctx.set('Content-Encoding', coding);
  const packing = coding === 'br' ? createBrotliCompress(brotliOptions()) : createGzip();
  // Koa hears of an error by the last of them.
  ctx.body = pipeline(stream, packing, () => undefined);
}

/** What caches that many share are told by, who keep nothing of anybody who is signed in. */
function tellCaches(
  ctx: Context,
  { caller, dependency }: ConditionalRequest,
  cacheTag: () => string,
): void {
  if (caller.signedIn || dependency === 'code') return;
  ctx.set('Cache-Tag', cacheTag());
}

/** Sends the answer with its tag, or 304 to who has it already. `cacheTag` says what it was made from. */
function sendWithEtag(
  ctx: Context,
  { text, etag, type = 'json' }: BodyWithEtag,
  condition: ConditionalRequest,
  cacheTag: () => string,
): void | Promise<void> {
  condition.cached?.store(etag);
  if (sendNotModified(ctx, etag, condition)) return undefined;
  tellCaches(ctx, condition, cacheTag);
  ctx.type = type;
  const sent = sendBytes(ctx, text, etag);
  setCachingHeaders(ctx, condition);
  return sent;
}

/** Sends what was written, with the tag that a read has that asks for the same. No cache keeps answers to writes. */
function sendWriteWithEtag(ctx: Context, { text, etag }: BodyWithEtag): void {
  ctx.set('ETag', etagFor(etag, codingOf(ctx, text)));
  ctx.type = 'json';
  ctx.body = text;
}

function sendStatusAndHeaders(ctx: Context, reply: Reply): void {
  ctx.status = reply.status;
  if (reply.headers) ctx.set(reply.headers);
  // Whatever the client calls this service: an answer that a cache keeps must not repeat what one sender made up.
  const { serviceUrl } = settings();
  if (reply.location) ctx.set('Location', `${serviceUrl}/api/${reply.location}`);
  if (reply.paging) {
    const address = { base: `${serviceUrl}${ctx.path}`, querystring: ctx.querystring };
    const headers = pagingHeaders(address, reply.paging, reply.paging.total);
    // One that says what to use instead may be there.
    const before = ctx.response.get('Link');
    if (before && headers.Link) headers.Link = `${before}, ${headers.Link}`;
    ctx.set(headers);
  }
}

/** What guests are sent. */
function render(ctx: Context, reply: Reply, { text, isBody }: Source): Rendering {
  const total = reply.paging?.total;
  if (isBody) return { ...textBodyWithEtag(text, total), cacheTag: cacheTagOfText(ctx.path, text) };
  return { ...bodyWithEtag(reply.body, total), cacheTag: cacheTagOf(ctx.path, reply.body) };
}

/** Sends guests what was made of the same text, if that is kept. */
function sendRendering(ctx: Context, reply: Reply, condition: ConditionalRequest) {
  const source = reply.source!();
  const key = () => `${ctx.path}\n${reply.paging?.total}\n${source.text}`;
  const rendering = renderingOf(key, () => render(ctx, reply, source));
  return sendWithEtag(ctx, rendering, condition, () => rendering.cacheTag);
}

/** Sends what an endpoint answers, cut to the fields that are wanted. Errors and texts are never cut, and have no tag. */
export function sendReply(
  ctx: Context,
  reply: Reply,
  condition: ConditionalRequest | null,
): void | Promise<void> {
  sendStatusAndHeaders(ctx, reply);
  const isForGuests = condition && !condition.caller.signedIn && reply.status === 200;
  if (reply.source && isForGuests && ctx.query._fields === undefined)
    return sendRendering(ctx, reply, condition);
  const isWhole = reply.status >= 400 || typeof reply.body === 'string';
  const names = isWhole ? [] : requestedFields(ctx.query._fields);
  const body = pickFields(reply.body, names);
  if (!condition || reply.status !== 200) {
    if (reply.hasReadEtag) sendWriteWithEtag(ctx, bodyWithEtag(body));
    else ctx.body = body;
    return undefined;
  }
  const ready = names.length === 0 ? reply.serialized : undefined;
  const told = ready ?? bodyWithEtag(body, reply.paging?.total);
  const cacheTag = () => cacheTagOf(ctx.path, reply.madeFrom ?? reply.body, body);
  return sendWithEtag(ctx, told, condition, cacheTag);
}
