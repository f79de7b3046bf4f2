import type { Context, Next } from 'koa';
import { hasMetOutage, outage } from '../database/outage';
import { notSignedIn } from '../domain/problem';
import { type ErrorBody, errorBody, errorBodyOf, errorBodyOfStatus } from './error-body';
import { withRequestId } from './request-id';

const ours = /^\/api\/(svc|batch)(\/|$)/i;

/** Whether the path is below our namespaces, where every answer has our shape. */
export function isServicePath(path: string): boolean {
  return ours.test(path);
}

/** What the same request may be spared in a moment. */
const retriable = new Set(['rest_conflict', 'rest_busy']);

/** Where one signs in with no header, and no browser is to ask for a password. */
const tokenPath = /^\/api\/svc\/auth\/v1\/(session|me|reset-password|confirm)\b/i;

/**
 * What to sign in with: the scheme that was used, Basic where nothing was sent. A browser opens a window for Basic, which
 * helps nobody who has a token.
 */
function challenge(ctx: Context, { code }: ErrorBody): string {
  const isBearer = /^bearer( |$)/i.test(ctx.get('Authorization')) || tokenPath.test(ctx.path);
  if (!isBearer) return 'Basic realm="svc", charset="UTF-8"';
  const isWrong = code === 'rest_invalid_credentials';
  return isWrong ? 'Bearer realm="svc", error="invalid_token"' : 'Bearer realm="svc"';
}

function send(ctx: Context, body: ErrorBody): void {
  ctx.body = withRequestId(body);
  ctx.status = body.data.status;
  ctx.type = 'json';
  ctx.remove('Allow');
  if (ctx.status === 401) ctx.set('WWW-Authenticate', challenge(ctx, body));
  if (retriable.has(body.code)) ctx.set('Retry-After', '1');
}

/** The host takes a caller whom it could not look up for one who is nobody. */
function isUnknownCaller(ctx: Context, status: number): boolean {
  return status === 401 && hasMetOutage(ctx.req);
}

/** The framework sets failed sign-ins as 401 whether credentials were sent or not; the wire tells them apart. */
function frameworkError(ctx: Context): ErrorBody {
  if (isUnknownCaller(ctx, ctx.status)) return errorBody(outage());
  const guest = ctx.status === 401 && !ctx.get('Authorization');
  if (guest) return errorBody(notSignedIn());
  return errorBodyOfStatus(ctx.status);
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'data' in body;
}

/** Where there is no endpoint the host looks for a file, and refuses addresses that lead out of its folder: `..%5c`. */
function isRefusedFile(ctx: Context, { data: { status } }: ErrorBody): boolean {
  const { route } = ctx.state as { route?: { info?: { type?: string } } };
  return status === 403 && route !== undefined && route.info?.type !== 'content-api';
}

/**
 * Gives every error under our namespaces our shape: thrown ones, and those that the framework only sets on `ctx`
 * (unknown path, wrong method, failed sign-in). Stands before the body parser, whose errors it catches too.
 */
export async function formatErrors(ctx: Context, next: Next): Promise<void> {
  if (!isServicePath(ctx.path)) {
    await next();
    return;
  }
  try {
    await next();
  } catch (error) {
    const thrown = errorBodyOf(error);
    const body = isUnknownCaller(ctx, thrown.data.status) ? errorBody(outage()) : thrown;
    if (body.data.status === 500) strapi.log.error(error);
    send(ctx, isRefusedFile(ctx, body) ? errorBodyOfStatus(404) : body);
    return;
  }
  if (ctx.status < 400) return;
  if (isErrorBody(ctx.body)) ctx.body = withRequestId(ctx.body);
  else send(ctx, frameworkError(ctx));
}
