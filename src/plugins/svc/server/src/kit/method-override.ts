import type { Context, Next } from 'koa';
import { isInnerRequest } from '../access/identify';
import { invalidParams, type Problem } from '../domain/problem';

/*
 * Clients behind proxies that know only GET and POST, and WordPress's own, send every other method as a POST that says
 * which one is meant.
 */

export const methodOverrideHeader = 'X-HTTP-Method-Override';
const parameter = '_method';
const methods = ['PUT', 'PATCH', 'DELETE'];

/** What is said, and where; null where nothing is. The header goes before the parameter. */
function overrideOf(ctx: Context): { name: string; value: unknown } | null {
  const header = ctx.req.headers[methodOverrideHeader.toLowerCase()];
  if (header !== undefined) return { name: methodOverrideHeader, value: header };
  const { [parameter]: value } = ctx.query;
  return value === undefined ? null : { name: parameter, value };
}

/**
 * For POSTs alone. Makes one the method that it stands for, before anybody looks at the method. One that says no such method stays
 * what it is, for {@link assertMethodIsKnown} to refuse. An inner request says its method itself.
 */
export async function overrideMethod(ctx: Context, next: Next): Promise<void> {
  const said = isInnerRequest(ctx.req) ? null : overrideOf(ctx);
  if (said) {
    const method = typeof said.value === 'string' ? said.value.trim().toUpperCase() : '';
    if (methods.includes(method)) ctx.method = method;
    else {
      const reason = `must be one of ${methods.join(', ')}`;
      ctx.state.methodProblem = invalidParams({ [said.name]: reason });
    }
  }
  await next();
}

/** For an endpoint, when the caller may: nothing else is told of a request that means another one. @throws Problem `invalidParam` */
export function assertMethodIsKnown(ctx: Context): void {
  const { methodProblem } = ctx.state as { methodProblem?: Problem };
  if (methodProblem) throw methodProblem;
}
