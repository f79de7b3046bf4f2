import type { Context } from 'koa';
import type { Caller } from './caller';
import { namesTag, tagOf } from './entity-tag';
import { type KnownTag, knownTag } from './known-tags';
import { pagingHeaderNames } from './paging';

/*
 * Conditional reads: an answer carries a tag, and who sends the tag back while the answer would be the same gets 304
 * without a body. A tag is a digest of the answer itself: whatever changes the one changes the other.
 */

/** What an answer follows from, besides the address asked for, who is calling, the settings and the code. */
export type Source = 'code' | 'database' | 'database and clock';

/** An answer's body as it is sent, with its tag. */
export interface TaggedText {
  text: string | Buffer;
  tag: string;
}

/** What is to be known of a request to tell whether its answer would be the same again. */
export interface Condition {
  source: Source;
  caller: Caller;
  known: KnownTag | null;
}

/** What an answer to a guest is remembered under. Holds of places end with a second of the clock. */
function addressOf(source: Source, ctx: Context): string {
  const second = source === 'database and clock' ? Math.floor(Date.now() / 1000) : '';
  return `${second} ${ctx.url}`;
}

/** To be made before the answer is. Only of answers to guests, who are all the same, is the tag remembered. */
export function conditionOf(source: Source, ctx: Context, caller: Caller): Condition {
  const isRemembered = source !== 'code' && !caller.signedIn && ctx.get('If-None-Match') !== '';
  return { source, caller, known: isRemembered ? knownTag(addressOf(source, ctx)) : null };
}

/**
 * Whoever signs in may see more than others, and gets a nonce of their own. What guests see a shared cache may keep,
 * but has to ask each time; what follows from the code alone says for itself how long.
 */
function setHeaders(ctx: Context, tag: string, { source, caller }: Condition): void {
  ctx.set('ETag', tag);
  if (source === 'code' && !caller.signedIn) return;
  ctx.set('Cache-Control', caller.signedIn ? 'private, no-cache' : 'public, no-cache');
  ctx.vary('Authorization, X-API-Nonce');
}

/**
 * Answers 304 where the request names the tag; false where it does not. A `no-cache` of the request's does not count:
 * browsers and Node add it by themselves to every If-None-Match that a program sets.
 */
function sendUnchanged(ctx: Context, tag: string, condition: Condition): boolean {
  const sent = ctx.get('If-None-Match');
  if (sent === '' || !namesTag(sent, tag)) return false;
  setHeaders(ctx, tag, condition);
  // Who has what the tag stands for has these too.
  for (const name of pagingHeaderNames) ctx.remove(name);
  ctx.status = 304;
  ctx.body = null;
  return true;
}

/**
 * Answers 304 without making the answer, where nothing has changed since it was made for the tag that is sent. It was
 * made for the same address, so that who is asking may have it and the parameters are right; false where it was not.
 */
export function isKnownUnchanged(ctx: Context, condition: Condition): boolean {
  const tag = condition.known?.tag;
  return tag !== undefined && sendUnchanged(ctx, tag, condition);
}

/** A body as text, with its tag. Of a list the total belongs to it, from which the other headers of lists follow. */
export function taggedText(body: unknown, total?: number): TaggedText {
  const text = JSON.stringify(body);
  return { text, tag: tagOf(String(total), text) };
}

/** Sends the answer with its tag, or 304 to who has it already. */
export function sendTagged(ctx: Context, { text, tag }: TaggedText, condition: Condition): void {
  condition.known?.remember(tag);
  if (sendUnchanged(ctx, tag, condition)) return;
  setHeaders(ctx, tag, condition);
  ctx.type = 'json';
  ctx.body = text;
}
