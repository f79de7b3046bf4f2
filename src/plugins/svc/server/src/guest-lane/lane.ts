import type { IncomingMessage, ServerResponse } from 'node:http';
import type Koa from 'koa';
import type { Context } from 'koa';
import { isInnerRequest } from '../access/identify';
import { guestState } from '../access/strategies';
import type { Endpoint } from '../kit/endpoint';
import type { PageRead } from '../kit/page-reads';
import type { Route } from '../kit/registry';
import type { Memory } from './memory';
import { namesAsSet } from './recorder';
import { composed, type Run, shortened, type ShortWay } from './short-way';

/*
 * A lane for guests' reads in front of the host's application. Two thirds of such a read were spent in middlewares and a
 * router that have nothing to do for it. What the lane answers is made by the same functions: the host's middlewares that
 * do have something to do, the endpoint's handler, and Koa's own end of an answer.
 */

/** An endpoint of the lane. */
export interface Read {
  /** The parameters that have the answer depend on the clock. */
  clockParameters: readonly string[];
  /** What the answer depends on besides method, address and what the memory knows of. */
  variantOf?: PageRead['variantOf'];
  /** How long the same request has the same answer where nothing is committed; false where nobody knows. */
  repeats: 'always' | 'within a second' | false;
  /** All that a request goes through. */
  run: (ctx: Context) => Promise<unknown>;
  /** The same of a request with cookies; undefined where these may say who is calling. */
  runWithCookies?: Read['run'];
}

/** Runs it for the first answer to a method, and sets the same headers on all others. */
export function settled(run: Run): Run {
  const headersOf = new Map<string, [name: string, value: string | string[]][]>();
  return (ctx, next) => {
    const { res, method } = ctx;
    const known = headersOf.get(method);
    if (known) {
      for (const [name, value] of known) res.setHeader(name, value);
      return next() as Promise<unknown>;
    }
    const before = new Set(res.getHeaderNames());
    return run(ctx, () => {
      const set = namesAsSet(res).filter((name) => !before.has(name.toLowerCase()));
      headersOf.set(
        method,
        set.map((name) => [name, res.getHeader(name) as string | string[]]),
      );
      return next() as Promise<unknown>;
    });
  };
}

/** What can be text as well depends on what is accepted, and a project's function on nobody knows what. */
function repeatsOf({ conditional, headers, hasText, isOverridden }: Endpoint): Read['repeats'] {
  if (headers || hasText || isOverridden) return false;
  return conditional === 'database and clock' ? 'within a second' : 'always';
}

/** @param short null where something is computed for each answer */
export function readOf(
  declared: Endpoint,
  route: Route,
  runs: Run[],
  short: ShortWay | null,
): Read {
  const [made] = route.handler;
  const handler = (ctx: Context) => {
    Object.assign(ctx.state, guestState, { route });
    return made!(ctx);
  };
  const run = composed(runs, handler);
  const takesShort = short && !declared.isOverridden;
  const { clockParameters = [], clockFields = [] } = declared;
  return {
    clockParameters: [...clockParameters, ...clockFields],
    repeats: repeatsOf(declared),
    run: takesShort ? shortened(short, { handler, run }) : run,
  };
}

/** What pages go through: of who brings nothing, in short where that is known, and of who brings cookies. */
export interface RunsOfPages {
  runs: Run[];
  short: ShortWay | null;
  inner: Run[];
}

/** Pages say when a sale begins, and how many places are left: a hold ends by the clock. */
export function readOfPage(
  { handler, variantOf }: PageRead,
  { runs, inner, short }: RunsOfPages,
): Read {
  const answered = (ctx: Context) => handler(ctx);
  const run = composed(runs, answered);
  // The host's middlewares look at the path: each page has headers of its own.
  const own = short && { ...short, frames: new Map() };
  return {
    clockParameters: [],
    variantOf,
    repeats: variantOf ? 'within a second' : false,
    run: own ? shortened(own, { handler: answered, run }) : run,
    runWithCookies: composed(inner, answered),
  };
}

/** Koa, with what it does for each request. */
export interface Application extends Omit<Koa, 'callback'> {
  callback(): Listener;
  handleRequest(ctx: Context, run: Read['run']): Promise<void>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Whoever sends one of these may be somebody, or sends more than an address and cookies. */
const others = [
  ...['authorization', 'x-api-nonce'],
  ...['content-length', 'transfer-encoding', 'expect', 'upgrade'],
];

function mayBeGuestsRead(request: IncomingMessage): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return others.every((name) => headers[name] === undefined) && !isInnerRequest(request);
}

/** The path of an address in its plain form: no other one is known by it. */
function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

const idInPath = /\/(\d+)(?=[/.]|$)/;

/** Of a page; a slug of other letters is coded, and the router's. */
const slugInPath = /^(\/[a-z]+\/)([a-z0-9-]+)$/;

interface Found<Way> {
  way: Way;
  params: Record<string, string>;
}

/** Where an address leads that is in its plain form. */
export function findWay<Way>(
  wayOf: (path: string) => Way | undefined,
  url: string,
): Found<Way> | undefined {
  const path = pathOf(url);
  const way = wayOf(path);
  if (way) return { way, params: {} };
  const [, folder, slug] = slugInPath.exec(path) ?? [];
  const page = folder === undefined ? undefined : wayOf(`${folder}{slug}`);
  if (page) return { way: page, params: { slug: slug! } };
  const id = idInPath.exec(path)?.[1];
  const single = id === undefined ? undefined : wayOf(path.replace(idInPath, '/{id}'));
  return single && { way: single, params: { id: id! } };
}

function answer(
  app: Application,
  request: IncomingMessage,
  response: ServerResponse,
  { run, params }: { run: Read['run']; params: Found<Read>['params'] },
) {
  const ctx = app.createContext(request, response) as Context;
  ctx.params = params;
  return app.handleRequest(ctx, run);
}

/** Whether one of the parameters may be in the address, in whatever letters it is written. */
function mayName(url: string, parameters: readonly string[]): boolean {
  if (parameters.length === 0) return false;
  try {
    const plain = decodeURIComponent(url);
    return parameters.some((name) => plain.includes(name));
  } catch {
    return true;
  }
}

/** Whether the answer is another one with each second. */
function hasClock({ clockParameters, repeats }: Read, { url = '' }: IncomingMessage): boolean {
  return repeats === 'within a second' || mayName(url, clockParameters);
}

/** What the lane answers, and by what. */
export interface Lane {
  app: Application;
  reads: Map<string, Read>;
  /** Null where nothing is remembered. */
  memory: Memory | null;
}

function variantOf(
  app: Application,
  { variantOf: variant }: Read,
  request: IncomingMessage,
  response: ServerResponse,
): string {
  if (!variant) return '';
  const { 'accept-language': languages = '' } = request.headers;
  return variant(languages, () => app.createContext(request, response) as Context);
}

/** Answers a request that is a guest's read; false for any other, of which nothing has been touched. */
function takeRequest(
  { app, reads, memory }: Lane,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const found = mayBeGuestsRead(request)
    ? findWay((path) => reads.get(path), request.url ?? '')
    : undefined;
  if (!found) return false;
  const { way: read, params } = found;
  const hasCookies = request.headers.cookie !== undefined;
  const run = hasCookies ? read.runWithCookies : read.run;
  if (!run) return false;
  const make = () => void answer(app, request, response, { run, params });
  if (hasCookies) make();
  else if (memory && read.repeats) {
    const variant = variantOf(app, read, request, response);
    memory.answer({ request, response, variant, hasClock: hasClock(read, request), make });
  } else make();
  return true;
}

/** Answers guests' reads in the lane, and leaves all else to `rest`. */
export function listenerOf(lane: Lane, rest: Listener): Listener {
  return (request, response) => takeRequest(lane, request, response) || rest(request, response);
}
