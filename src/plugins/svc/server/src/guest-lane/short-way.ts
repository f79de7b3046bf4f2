import type { ServerResponse } from 'node:http';
import type { Context, Next } from 'koa';
import { namesAsSet } from './recorder';

/*
 * The host's middlewares put the same headers on each answer to a guest that goes well, whatever is in it. They are run for
 * the first answer to a method; for the next ones these headers are set, and the endpoint alone is asked. What does not go
 * well goes their whole way, with what the endpoint has come to.
 */

/** A middleware. */
export type Run = (ctx: Context, next: Next) => Promise<unknown>;

/** What answers, and all that a request goes through. */
export interface Ways {
  handler: (ctx: Context) => Promise<void>;
  run: (ctx: Context) => Promise<unknown>;
}

export function composed(runs: Run[], last: Ways['handler']): Ways['run'] {
  return runs.reduceRight<Ways['run']>(
    (next, run) => (ctx) => run(ctx, () => next(ctx)) as Promise<unknown>,
    last,
  );
}

type Headers = [name: string, value: string | string[]][];

/** The headers that are there before an answer is made, and those that follow. */
interface Frame {
  before: Headers;
  after: Headers;
}

/** Where an endpoint is asked; `around` is the host's context of a request, what takes note of it, and what names it. */
export interface ShortWay {
  around: Run[];
  /** What else a request goes through on its whole way. */
  rest: Run[];
  /** By method. */
  frames: Map<string, Frame>;
}

function headersOf(res: ServerResponse, names: string[]): Headers {
  return names.map((name) => [name, res.getHeader(name) as string | string[]]);
}

function setAll(res: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) res.setHeader(name, value);
}

/** What a browser says of the page that asks decides about more headers, and what is on an answer already is not known. */
function isUsual({ req, res }: Context): boolean {
  return req.headers.origin === undefined && res.getHeaderNames().length === 0;
}

function isFine({ status, body, respond }: Context): boolean {
  if (respond === false) return false;
  if (status === 304) return body === null;
  return status === 200 && (Buffer.isBuffer(body) || typeof body === 'string');
}

/** The whole way, from which the frame is learned. */
async function learn({ rest, frames }: ShortWay, ctx: Context, handler: Ways['handler']) {
  const { res, method } = ctx;
  // What its request is called, and no other's.
  const named = namesAsSet(res);
  let before: Headers = [];
  let inside: string[] = [];
  await composed(rest, async () => {
    before = headersOf(
      res,
      namesAsSet(res).filter((name) => !named.includes(name)),
    );
    await handler(ctx);
    inside = namesAsSet(res);
  })(ctx);
  if (!isFine(ctx)) return;
  const after = namesAsSet(res).filter((name) => !inside.includes(name));
  frames.set(method, { before, after: headersOf(res, after) });
}

/** What the endpoint has come to goes the way of everything else, with the headers that it has set in the place of others. */
function takeRest(rest: Run[], ctx: Context, error?: unknown): Promise<unknown> {
  const { res } = ctx;
  const headers = headersOf(res, namesAsSet(res));
  return composed(rest, () => {
    setAll(res, headers);
    return error === undefined ? Promise.resolve() : Promise.reject(error as Error);
  })(ctx);
}

async function ask({ rest }: ShortWay, ctx: Context, handler: Ways['handler'], frame: Frame) {
  setAll(ctx.res, frame.before);
  try {
    await handler(ctx);
  } catch (error) {
    return takeRest(rest, ctx, error);
  }
  if (!isFine(ctx)) return takeRest(rest, ctx);
  setAll(ctx.res, frame.after);
  return undefined;
}

/** All that a request goes through, in short where that is known. */
export function shortened(short: ShortWay, { handler, run }: Ways): Ways['run'] {
  const { around, frames } = short;
  const inShort = composed(around, async (ctx) => {
    const frame = frames.get(ctx.method);
    await (frame ? ask(short, ctx, handler, frame) : learn(short, ctx, handler));
  });
  return (ctx) => (isUsual(ctx) ? inShort(ctx) : run(ctx));
}
