import type { Context, Next } from 'koa';
import { sendBusy } from '../access/host-sign-in';
import { hasMetOutage, isOutage, outage } from '../database/outage';
import { isRetryable } from '../database/transaction';
import { isOwnType } from '../host/own-types';
import { settings } from '../host/strapi';
import { conflict } from '../kit/transport-problem';

/** Where the panel writes: our own routes, and the host's for contents, roles, users and files. */
const panelPaths = /^\/(svc-admin|content-manager|users-permissions|admin|upload)\//;
const ownPanelPaths = /^\/(svc-admin\/|content-manager\/(collection|single)-types\/(?<uid>[^/]+))/;

/** Whether it is a route of the panel, and of a guarded type where the project has not said that all are guarded. */
function isGuardedRoute(path: string): boolean {
  if (settings().guardAllTypes) return panelPaths.test(path);
  const match = ownPanelPaths.exec(path);
  const uid = match?.groups?.uid;
  return match !== null && (uid === undefined || isOwnType(uid));
}

/** Whether it fails because the database does not answer; a caller whom the host could not look up is nobody to it. */
function isOfOutage(ctx: Context, error: unknown): boolean {
  if (isOutage(error)) return true;
  return (error as { status?: unknown }).status === 401 && hasMetOutage(ctx.req);
}

/**
 * Says of a path of the host or of the project, while the database does not answer, that it can be asked again. In the
 * shape of the host's errors.
 */
export async function answerOutages(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!isOfOutage(ctx, error)) throw error;
    sendBusy(ctx, outage());
    return;
  }
  if (ctx.status === 401 && hasMetOutage(ctx.req)) sendBusy(ctx, outage());
}

/**
 * Tells an administrator whose request the database ended for the sake of another, however often it was tried, that
 * it can be made again: to the host it is a failure of the service. In the shape of the host's errors.
 */
export async function answerConflicts(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!isGuardedRoute(ctx.path) || !isRetryable(error)) throw error;
    const { message } = conflict();
    ctx.status = 409;
    ctx.set('Retry-After', '1');
    ctx.body = { data: null, error: { status: 409, name: 'ConflictError', message, details: {} } };
  }
}
