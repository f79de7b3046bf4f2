import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context, Next } from 'koa';
import type { ErrorBody } from './error-body';

/*
 * What a request is called: in its answer, in all lines of the log that are written while it is answered, and in the
 * body of an error that nobody expected. A proxy or a client may give it, so that one name goes through all of them.
 */

export const requestIdHeader = 'X-Request-Id';

/** What neither ends a line of the log nor begins another field in it. */
const harmless = /^[\w.~+/=-]{1,128}$/;

const ids = new WeakMap<IncomingMessage, string>();

/** The id that a request has from now on: the one that it brings, if that is harmless, else a new one. */
export function nameRequest(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const sent = request.headers['x-request-id'];
  const id = typeof sent === 'string' && harmless.test(sent) ? sent : randomUUID();
  ids.set(request, id);
  return id;
}

/** Undefined for a request that is none of ours. */
export function requestIdOf(request: IncomingMessage | undefined): string | undefined {
  return request && ids.get(request);
}

/** That of the request that is being answered. */
function currentRequestId(): string | undefined {
  return requestIdOf((strapi.requestContext.get() as Context | undefined)?.req);
}

/** Says it in the answer. What comes before everything else is also in the answers to requests that fail. */
export function tellRequestId({ req, res }: Pick<Context, 'req' | 'res'>): void {
  res.setHeader(requestIdHeader, nameRequest(req));
}

/** Says it of an error that nobody expected, so that whoever sees it can have it looked up. */
export function withRequestId(body: ErrorBody): ErrorBody {
  const id = body.data.status === 500 ? currentRequestId() : undefined;
  return id === undefined ? body : { ...body, data: { ...body.data, request_id: id } };
}

/** Those middlewares that name requests; the lane knows them by this. */
const naming = new WeakSet<object>();

export function isNaming(middleware: object): boolean {
  return naming.has(middleware);
}

/** Names each request, whatever becomes of it. */
export function nameEach(ctx: Context, next: Next): Promise<unknown> {
  tellRequestId(ctx);
  return next() as Promise<unknown>;
}

/** The same for the requests that `concerns` says so of. */
export function namingOf(concerns: (ctx: Context) => boolean) {
  const run = (ctx: Context, next: Next): Promise<unknown> =>
    concerns(ctx) ? nameEach(ctx, next) : (next() as Promise<unknown>);
  naming.add(run);
  return run;
}

/** One line to be, as the logger has it; an error that is logged alone is one itself. */
interface Line {
  level?: string;
  message?: unknown;
  request_id?: string;
}

/** The logger, which all of its methods write to. */
interface Log {
  write(line: Line, ...rest: unknown[]): boolean;
  isLevelEnabled(level: string): boolean;
}

/** An error may be told elsewhere, too, and stays as it is. */
function copyOf(line: Line): Line {
  if (!(line instanceof Error)) return line;
  return Object.assign(Object.create(line) as Line, line, { message: line.message });
}

function named(line: Line, id: string): Line {
  const copy = copyOf(line);
  copy.request_id = id;
  if (typeof copy.message === 'string') copy.message += ` request_id=${id}`;
  return copy;
}

/** To be called while Strapi registers. Formats that know fields have it as `request_id`. */
export function logRequestIds(): void {
  const { requestContext } = strapi;
  const log = strapi.log as unknown as Log;
  const write = log.write.bind(log);
  log.write = (line, ...rest) => {
    // The logger makes the whole of a line, its time and colours too, before it is found that nobody wants such lines.
    if (line.level !== undefined && !log.isLevelEnabled(line.level)) return true;
    const id = requestIdOf((requestContext.get() as Context | undefined)?.req);
    return write(id === undefined ? line : named(line, id), ...rest);
  };
}
