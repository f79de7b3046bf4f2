import type { Context, Next } from 'koa';
import { notSignedIn } from '../domain/problem';
import { isServicePath } from './our-paths';
import { type ErrorBody, errorBody, errorBodyOf, errorBodyOfStatus } from './error-body';

/** What the same request may be spared in a moment. */
const retriable = new Set(['rest_conflict', 'rest_busy']);

function send(ctx: Context, body: ErrorBody): void {
  ctx.body = body;
  ctx.status = body.data.status;
  ctx.type = 'json';
  ctx.remove('Allow');
  if (body.code === 'rest_invalid_credentials') {
    ctx.set('WWW-Authenticate', 'Basic realm="svc", charset="UTF-8"');
  }
  if (retriable.has(body.code)) ctx.set('Retry-After', '1');
}

/** The framework sets failed sign-ins as 401 whether credentials were sent or not; the wire tells them apart. */
function frameworkError(ctx: Context): ErrorBody {
  const guest = ctx.status === 401 && !ctx.get('Authorization');
  if (guest) return errorBody(notSignedIn());
  return errorBodyOfStatus(ctx.status);
}

function isErrorBody(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && 'data' in body;
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
    const body = errorBodyOf(error);
    if (body.data.status === 500) strapi.log.error(error);
    send(ctx, body);
    return;
  }
  if (ctx.status >= 400 && !isErrorBody(ctx.body)) send(ctx, frameworkError(ctx));
}
