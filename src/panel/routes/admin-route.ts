import { Problem } from '../../domain/problem';
import { errorBodyOf } from '../../rest/error-body';

/** What the handlers use of Koa's context, which Strapi leaves untyped. */
export interface AdminContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  request: { body?: { name?: unknown } };
  state: { userAbility: unknown };
  status: number;
  body: unknown;
  set(header: string, value: string): void;
  throw(status: number, message: string): never;
  badRequest(message: string): void;
  forbidden(): void;
  notFound(message: string): void;
}

export type Handler = (ctx: AdminContext) => void | Promise<void>;

/** Problems of the domain, as the panel understands them. */
function tellingProblems(handler: Handler): Handler {
  return async (ctx) => {
    try {
      await handler(ctx);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      ctx.throw(errorBodyOf(error).data.status, error.message);
    }
  };
}

/** A route of the panel's own, for administrators only. */
export function adminRoute(method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler) {
  return {
    method,
    path,
    handler: tellingProblems(handler),
    info: { type: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  };
}
