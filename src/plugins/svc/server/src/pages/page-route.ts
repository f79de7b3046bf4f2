import type { Context } from 'koa';
import { Problem } from '../domain/problem';
import { withTimeLimit } from '../database/time-limit';
import { settings } from '../host/strapi';
import { problemOf } from '../kit/error-body';
import { contentPolicyOf, documentOf, notice, type Page } from './page';

/** What a page is asked for: the parts of its path, and the parameters behind it. */
export type Parameters = Record<string, string>;

export interface PageDeclaration {
  path: string;
  headers: Record<string, string>;
  /** @throws Problem `notFound` */
  show: (parameters: Parameters) => Promise<Page>;
  /** What there is instead where nothing was found; it does not tell why. */
  missing: Page;
}

const broken = notice(
  'Something went wrong',
  'The page cannot be shown just now. Please try again.',
);

/** A parameter that was sent more than once, or as an object, is none. */
function parametersOf(ctx: Context): Parameters {
  const parts = ctx.params as Record<string, string>;
  const sent = Object.entries(ctx.query).filter(([, value]) => typeof value === 'string');
  return { ...(Object.fromEntries(sent) as Parameters), ...parts };
}

function send(ctx: Context, status: number, page: Page): void {
  ctx.status = status;
  ctx.set('Content-Security-Policy', contentPolicyOf(page));
  ctx.type = 'html';
  ctx.body = documentOf(page);
}

/** The route of a page, as Strapi takes it. HEAD comes with GET. */
export function pageRoute({ path, headers, show, missing }: PageDeclaration) {
  const handler = async (ctx: Context): Promise<void> => {
    ctx.set(headers);
    try {
      const { publicReadSeconds } = settings();
      send(ctx, 200, await withTimeLimit(publicReadSeconds, () => show(parametersOf(ctx))));
    } catch (error) {
      if (error instanceof Problem && error.kind === 'notFound') return send(ctx, 404, missing);
      strapi.log.error(error);
      send(ctx, problemOf(error)?.kind === 'busy' ? 503 : 500, broken);
    }
  };
  return { method: 'GET', path, handler, config: { auth: false } };
}
