import { hash } from 'node:crypto';
import type { Context } from 'koa';
import type { Caller } from '../access/caller';
import { settings } from '../host/strapi';
import { now } from '../lib/clock';
import { type CachedEtag, cachedEtag } from './etag-cache';
import { outerFields } from './fields-parameter';
import { pagingHeaderNames } from './paging';

/*
 * Conditional reads: an answer carries a tag, and who sends the tag back while the answer would be the same gets 304
 * without a body. A tag is a digest of the answer itself: whatever changes the one changes the other. Tags are as RFC 9110
 * has them (8.8.3, 13.1.1 and 13.1.2).
 */

/** 160 bits of their digest. */
function tagOf(text: string): string {
  return `"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
}

/** The tag of an answer that consists of these parts. */
export function etagOf(...parts: string[]): string {
  return tagOf(parts.join('\n'));
}

export type Coding = 'br' | 'gzip';

const codings: readonly (Coding | null)[] = [null, 'gzip', 'br'];

/**
 * The tag of what is packed so: its bytes are others than those of the same answer as it is, and strong tags stand for
 * bytes. Each is the other one with its letters moved on, so that one is known by the other.
 */
export function etagFor(tag: string, coding: Coding | null): string {
  const moved = codings.indexOf(coding);
  const letters = tag.slice(1, -1);
  return `"${letters.slice(moved)}${letters.slice(0, moved)}"`;
}

/** What stands between two commas: one tag, which may be marked as weak, or nothing. */
const element = /[ \t]*(?:(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")[ \t]*)?(,|$)/y;

/** Whether an `If-Match` or an `If-None-Match` names whatever there is. */
export function matchesAnyEtag(header: string): boolean {
  return header.trim() === '*';
}

/** Which of these tags an `If-Match` or an `If-None-Match` names first; null for none, or where it cannot be read. */
function namedIn(header: string, tags: readonly string[]): string | null {
  let named: string | null = null;
  element.lastIndex = 0;
  for (;;) {
    const found = element.exec(header);
    if (!found) return null;
    if (named === null && found[1] !== undefined && tags.includes(found[1])) [, named] = found;
    if (found[2] === '') return named;
  }
}

/** The tags of the same answer, however it is packed. */
const alike = (tag: string) => codings.map((coding) => etagFor(tag, coding));

/**
 * Whether an `If-Match` or an `If-None-Match` names the tag, or any tag at all with `*`. Weak and strong are the same, and so
 * is what is packed: proxies that compress mark tags as weak, and whoever compares asks about what the answer says. A
 * header that cannot be read names none.
 */
export function matchesEtag(header: string, tag: string): boolean {
  return matchesAnyEtag(header) || namedIn(header, alike(tag)) !== null;
}

/** What an answer follows from, besides the address asked for, who is calling, the settings and the code. */
export type ResponseDependency = 'code' | 'database' | 'database and clock';

/** What the answers of an endpoint follow from. */
interface Dependent {
  conditional?: ResponseDependency;
  clockParameters?: readonly string[];
  clockFields?: readonly string[];
}

/** What the answer to a request follows from: some parameters and fields bring the clock with them. */
export function dependencyOf(
  { conditional, clockParameters = [], clockFields = [] }: Dependent,
  query: Context['query'],
): ResponseDependency | undefined {
  const hasClock =
    clockParameters.some((name) => query[name] !== undefined) ||
    (query._fields !== undefined &&
      outerFields(query._fields).some((name) => clockFields.includes(name)));
  return conditional && hasClock ? 'database and clock' : conditional;
}

/** An answer's body as it is sent, with its tag. */
export interface BodyWithEtag {
  text: string | Buffer;
  etag: string;
  /** What it is, where it is no JSON. */
  type?: string;
}

/** What is to be known of a request to tell whether its answer would be the same again. */
export interface ConditionalRequest {
  dependency: ResponseDependency;
  caller: Caller;
  cached: CachedEtag | null;
}

/** What an answer to a guest is remembered under. Holds of places end with a second of the clock. */
function addressOf(source: ResponseDependency, ctx: Context): string {
  const second = source === 'database and clock' ? now() : '';
  return `${second} ${ctx.url}`;
}

/** To be made before the answer is. Only of answers to guests, who are all the same, is the tag remembered. */
export function conditionalRequestOf(
  source: ResponseDependency,
  ctx: Context,
  caller: Caller,
): ConditionalRequest {
  const isRemembered = source !== 'code' && !caller.signedIn && ctx.get('If-None-Match') !== '';
  return {
    dependency: source,
    caller,
    cached: isRemembered ? cachedEtag(addressOf(source, ctx)) : null,
  };
}

/** What guests see a shared cache may keep: as long as the site says, or to ask each time. */
function cachingForGuests(): string {
  const { publicCacheSeconds: seconds } = settings();
  return seconds > 0 ? `public, max-age=0, s-maxage=${seconds}` : 'public, no-cache';
}

/**
 * Whoever signs in may see more than others, and gets a nonce of their own. What guests see a shared cache may keep,
 * but has to ask each time; what follows from the code alone says for itself how long.
 */
export function setCachingHeaders(ctx: Context, { dependency, caller }: ConditionalRequest): void {
  if (dependency === 'code' && !caller.signedIn) return;
  ctx.set('Cache-Control', caller.signedIn ? 'private, no-cache' : cachingForGuests());
  ctx.vary('Authorization, X-API-Nonce');
}

/**
 * Answers 304 where the request names the tag; false where it does not. A `no-cache` of the request's does not count:
 * browsers and Node add it by themselves to every If-None-Match that a program sets.
 */
export function sendNotModified(ctx: Context, tag: string, condition: ConditionalRequest): boolean {
  const sent = ctx.get('If-None-Match');
  const named = matchesAnyEtag(sent) ? tag : namedIn(sent, alike(tag));
  if (named === null) return false;
  // As whoever asks has it: a cache would not know its own answer by another.
  ctx.set('ETag', named);
  if (settings().compression) ctx.vary('Accept-Encoding');
  setCachingHeaders(ctx, condition);
  // Who has what the tag stands for has these too.
  for (const name of [...pagingHeaderNames, 'Content-Disposition']) ctx.remove(name);
  ctx.status = 304;
  ctx.body = null;
  return true;
}

/**
 * Answers 304 without making the answer, where nothing has changed since it was made for the tag that is sent. It was
 * made for the same address, so that who is asking may have it and the parameters are right; false where it was not.
 */
export function sendNotModifiedFromCache(ctx: Context, condition: ConditionalRequest): boolean {
  const tag = condition.cached?.etag;
  return tag !== undefined && sendNotModified(ctx, tag, condition);
}

/** A text of another kind than JSON, with its tag. */
export function textWithEtag(text: string, type: string): BodyWithEtag {
  return { text, etag: etagOf(text), type };
}

/** A body that is there as it is sent, with its tag. Of a list the total belongs to it, from which the other headers of lists follow. */
export function textBodyWithEtag(text: string, total?: number): BodyWithEtag {
  return { text, etag: tagOf(`${total}\n${text}`) };
}

/** A body as text, with its tag. */
export function bodyWithEtag(body: unknown, total?: number): BodyWithEtag {
  return textBodyWithEtag(JSON.stringify(body), total);
}
