import { errors } from '@strapi/utils';
import type { Context } from 'koa';

const panelPath = /^\/(svc-admin|content-manager)\//;

export const asksForNul = ({ path, querystring }: Context): boolean =>
  panelPath.test(path) && querystring.includes('%00');

/** PostgreSQL has no text with NUL in it, and ends a search for one with an error. In the shape of the host's errors. */
export function refuseNul(): Promise<never> {
  const message = 'What is searched for or filtered by must not have control characters.';
  return Promise.reject(new errors.ValidationError(message));
}
