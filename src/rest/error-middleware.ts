import type { Context, Next } from 'koa';
import { Problem } from '../domain/problem';
import { type ErrorBody, errorBody, errorBodyOf, errorBodyOfStatus } from './error-body';

const ours = /^\/api\/(svc|batch)(\/|$)/i;

/** Whether the path is below our namespaces, where every answer has our shape. */
export function isOurPath(path: string): boolean {
  return ours.test(path);
}

function send(ctx: Context, body: ErrorBody): void {
  ctx.body = body;
  ctx.status = body.data.status;
  ctx.type = 'json';
  ctx.remove('Allow');
  if (body.code === 'rest_invalid_credentials') {
    ctx.set('WWW-Authenticate', 'Basic realm="svc", charset="UTF-8"');
  }
}

/** The framework sets failed sign-ins as 401 whether credentials were sent or not; the wire tells them apart. */
function frameworkError(ctx: Context): ErrorBody {
  const guest = ctx.status === 401 && !ctx.get('Authorization');
  if (guest) return errorBody(new Problem('notSignedIn', 'You are not signed in.'));
  return errorBodyOfStatus(ctx.status);
}

function isOurError(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && 'data' in body;
}

/**
 * Gives every error under our namespaces our shape: thrown ones, and those that the framework only sets on `ctx`
 * (unknown path, wrong method, failed sign-in). Stands before the body parser, whose errors it catches too.
 */
export async function shapeErrors(ctx: Context, next: Next): Promise<void> {
  if (!isOurPath(ctx.path)) {
    await next();
    return;
  }
  try {
    await next();
  } catch (error) {
    const body = errorBodyOf(error);
    if (body.data.status >= 500) strapi.log.error(error);
    send(ctx, body);
    return;
  }
  if (ctx.status >= 400 && !isOurError(ctx.body)) send(ctx, frameworkError(ctx));
}
