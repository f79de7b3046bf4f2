import type { Context } from 'koa';
import { Problem } from '../domain/problem';
import { withTimeLimit } from '../database/time-limit';
import { settings } from '../host/strapi';
import { errorBodyOf, problemOf } from '../kit/error-body';
import { refuseForeignForm } from '../kit/foreign-form';
import { bodyFields } from '../kit/validate';
import { bodyOf } from '../kit/request-body';
import { FormFields, tokenField } from './forms/fields';
import { contentPolicyOf, documentOf, notice, type Page } from './page';
import { isOwnForm, type Visitor, visitorOf } from './visitor';

/** What a page is asked for: the parts of its path, and the parameters behind it. */
export type Parameters = Record<string, string>;

/** Another page to go to, or one with its status. */
export type PageAnswer = Kept & ({ seeOther: string } | { status: number; page: Page });

interface Kept {
  /** What the browser is to keep, or to forget, as `Set-Cookie` has it. */
  cookies?: string[];
  /** Whether it is said this time only. */
  isOnce?: boolean;
}

export interface PageDeclaration {
  path: string;
  headers: Record<string, string>;
  /** @throws Problem `notFound` */
  show: (parameters: Parameters, visitor: Visitor) => Promise<PageAnswer>;
  /** What becomes of a form that is sent to its path. @throws Problem `notFound` */
  submit?: (parameters: Parameters, visitor: Visitor, fields: FormFields) => Promise<PageAnswer>;
  /** What there is instead where nothing was found; it does not tell why. */
  missing: () => Page;
}

const broken = notice(
  'Something went wrong',
  'The page cannot be shown just now. Please try again.',
);

const foreignForm = notice(
  'This form cannot be used',
  'It was made for another browser, or too long ago, or your browser keeps no cookies for this site. Nothing was changed. Please go back, load the page again, and send the form once more.',
);

const unreadableForm = notice(
  'This form cannot be read',
  'Nothing was changed. Please go back and send the form again.',
);

/** A parameter that was sent more than once, or as an object, is none. */
function parametersOf(ctx: Context): Parameters {
  const parts = ctx.params as Record<string, string>;
  const sent = Object.entries(ctx.query).filter(([, value]) => typeof value === 'string');
  return { ...(Object.fromEntries(sent) as Parameters), ...parts };
}

function send(ctx: Context, visitor: Visitor, answer: PageAnswer): void {
  const { cookies = [] } = answer;
  if (cookies.length > 0) ctx.append('Set-Cookie', cookies);
  if ('seeOther' in answer) {
    ctx.status = 303;
    ctx.set('Location', answer.seeOther);
    ctx.body = '';
    return;
  }
  const { status, page } = answer;
  ctx.status = status;
  if (answer.isOnce) ctx.set('Cache-Control', 'no-store');
  if (page.hasForms) {
    for (const [name, value] of Object.entries(visitor.cookieHeader)) ctx.append(name, value);
    // What a form carries is for one browser.
    if (!/no-store/.test(ctx.response.get('Cache-Control'))) {
      ctx.set('Cache-Control', 'private, no-cache');
    }
  }
  ctx.set('Content-Security-Policy', contentPolicyOf(page));
  ctx.type = 'html';
  ctx.body = documentOf(page);
}

function answerOf(error: unknown, missing: () => Page): PageAnswer {
  const problem = problemOf(error);
  if (problem instanceof Problem && problem.kind === 'notFound') {
    return { status: 404, page: missing() };
  }
  if (problem?.kind === 'forbidden') return { status: 403, page: foreignForm };
  const { status } = errorBodyOf(error).data;
  if ([400, 413, 415].includes(status)) return { status, page: unreadableForm };
  strapi.log.error(error);
  const isPassing = problem?.kind === 'busy' || problem?.kind === 'conflict';
  return { status: isPassing ? 503 : 500, page: broken };
}

/** @throws Problem `forbidden` for a form that was not made for this visitor, or comes from a page of another site */
function ownFieldsOf(ctx: Context, visitor: Visitor): FormFields {
  refuseForeignForm(ctx);
  const fields = new FormFields(bodyFields(bodyOf(ctx)));
  if (!isOwnForm(visitor, fields.text(tokenField))) {
    throw new Problem('forbidden', 'The form was not made for this browser.');
  }
  return fields;
}

/** The routes of a page, as Strapi takes them. HEAD comes with GET. */
export function pageRoutes({ path, headers, show, submit, missing }: PageDeclaration) {
  const route = (
    method: 'GET' | 'POST',
    answer: (ctx: Context, visitor: Visitor) => Promise<PageAnswer>,
  ) => ({
    method,
    path,
    config: { auth: false },
    async handler(ctx: Context): Promise<void> {
      ctx.set(headers);
      const visitor = await visitorOf(ctx);
      try {
        send(ctx, visitor, await answer(ctx, visitor));
      } catch (error) {
        send(ctx, visitor, answerOf(error, missing));
      }
    },
  });
  const get = route('GET', (ctx, visitor) =>
    withTimeLimit(settings().publicReadSeconds, () => show(parametersOf(ctx), visitor)),
  );
  if (!submit) return [get];
  const post = route('POST', (ctx, visitor) =>
    submit(parametersOf(ctx), visitor, ownFieldsOf(ctx, visitor)),
  );
  return [get, post];
}
