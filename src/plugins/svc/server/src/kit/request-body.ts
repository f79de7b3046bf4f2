import type { Context } from 'koa';
import { TransportProblem } from './transport-problem';

/**
 * For the body parser: keeps why a body cannot be read until an endpoint wants it, since whether there is such a
 * route, who is calling and what they may do come first (docs/contract.md 1.1).
 */
export function deferBodyError(error: Error, ctx: Context): void {
  ctx.state.bodyError = error;
}

const sendJson = 'Send JSON, with Content-Type: application/json.';

/** Why the parser has read no fields in what was sent, where it was sent as something else than it is, or is told to be. */
function whyUnread(ctx: Context): string | null {
  const { body } = ctx.request as { body?: unknown };
  if (!(Number(ctx.get('Content-Length')) > 0) || (body && typeof body !== 'object')) return null;
  const names = Object.keys(body ?? {});
  const type = ctx.get('Content-Type');
  if (names.length === 0 && rawBodyOf(ctx) === '') {
    return `A body ${type ? `of the type ${type}` : 'without a Content-Type'} is not read. ${sendJson}`;
  }
  const isJsonAsForm = ctx.is('urlencoded') && /^\s*[{[]/.test(names[0] ?? '');
  return isJsonAsForm ? `The body looks like JSON and is sent as a form. ${sendJson}` : null;
}

/**
 * What was sent.
 * @throws what {@link deferBodyError} has kept; TransportProblem `invalidJson` where it says of itself no more than that;
 *   `unsupportedBody` where it is of a type that nobody reads, or JSON that says that it is a form
 */
export function bodyOf(ctx: Context): unknown {
  const { bodyError } = ctx.state as { bodyError?: Error & { status?: number } };
  if (bodyError?.status || bodyError instanceof TransportProblem) throw bodyError;
  if (bodyError) throw new TransportProblem('invalidJson', 'The body cannot be read as JSON.');
  const unread = whyUnread(ctx);
  if (unread) throw new TransportProblem('unsupportedBody', unread);
  return (ctx.request as { body?: unknown }).body;
}

/** Where the body parser leaves what it has read. */
const unparsed = Symbol.for('unparsedBody');

/** Leaves what was sent where the body parser does: the thing, and the text that it is. */
export function setBody(ctx: Context, body: object, text: string): void {
  Object.assign(ctx.request, { body: text === '' ? body : { ...body, [unparsed]: text } });
}

/** What was sent, before anybody read it; empty where it could not be read. */
export function rawBodyOf(ctx: Context): string {
  const { body } = ctx.request as { body?: { [unparsed]?: unknown } };
  const raw = body?.[unparsed];
  return typeof raw === 'string' ? raw : '';
}
