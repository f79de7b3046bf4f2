import type { Context } from 'koa';
import { Problem } from '../domain/problem';
import { withTimeLimit } from '../database/time-limit';
import { database, settings } from '../host/strapi';
import { countPlacesInCart } from '../resources/cart/queries/carts';
import { sendBytes } from '../kit/send-reply';
import { errorBodyOf, problemOf } from '../kit/error-body';
import { refuseForeignForm } from '../kit/foreign-form';
import { tellPersonal } from '../kit/page-reads';
import { bodyFields } from '../kit/validate';
import { bodyOf } from '../kit/request-body';
import { tellRequestId } from '../kit/request-id';
import { FormFields, tokenField } from './forms/fields';
import { contentPolicyOf, documentOf, notice, type Page } from './page';
import { type PageLanguage, pageLanguageOf } from './page-language';
import { currentLanguage, inLanguage } from '../texts/language';
import { isOwnForm, personalOfVisitor, type Visitor, visitorOf } from './visitor';

/** What a page is asked for: the parts of its path, and the parameters behind it. */
export type Parameters = Record<string, string>;

/** Another page to go to, one with its status, or a file. */
export type PageAnswer = Kept &
  ({ seeOther: string } | { status: number; page: Page } | { file: PageFile });

/** What a browser shows or keeps as a file. */
export interface PageFile {
  /** Of plain letters: it stands in a header. */
  name: string;
  /** Its type of media. */
  type: string;
  content: Buffer | string;
}

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
  /** Whether all guests who bring nothing get the same, but for their forms. */
  isForAll?: true;
  /** What becomes of a form that is sent to its path. @throws Problem `notFound` */
  submit?: (parameters: Parameters, visitor: Visitor, fields: FormFields) => Promise<PageAnswer>;
  /** What there is instead where nothing was found; it does not tell why. */
  missing: () => Page;
}

const broken = () => notice('notice.broken', 'notice.broken.text');

const foreignForm = () => notice('notice.foreign-form', 'notice.foreign-form.text');

const unreadableForm = () => notice('notice.unreadable-form', 'notice.unreadable-form.text');

/** A parameter that was sent more than once, or as an object, is none. */
function parametersOf(ctx: Context): Parameters {
  const parts = ctx.params as Record<string, string>;
  const sent = Object.entries(ctx.query).filter(([, value]) => typeof value === 'string');
  return { ...(Object.fromEntries(sent) as Parameters), ...parts };
}

/** What a page is in follows from what the browser asks for, and from what it keeps. */
function tellLanguage(ctx: Context, { cookies }: PageLanguage): void {
  ctx.set('Content-Language', currentLanguage());
  ctx.vary('Accept-Language, Cookie');
  if (cookies.length === 0) return;
  ctx.append('Set-Cookie', cookies);
  keepPrivate(ctx);
}

/** What goes along is for one browser. */
function keepPrivate(ctx: Context): void {
  if (/no-store/.test(ctx.response.get('Cache-Control'))) return;
  ctx.set('Cache-Control', 'private, no-cache');
}

/** What a page is sent with that is not in it. */
interface Sending {
  visitor: Visitor;
  /** How many are in the visitor's cart. */
  places: number;
  isForAll?: boolean;
}

async function send(ctx: Context, answer: PageAnswer, sending: Sending): Promise<void> {
  const { visitor, places, isForAll } = sending;
  const { cookies = [] } = answer;
  if (cookies.length > 0) ctx.append('Set-Cookie', cookies);
  if ('seeOther' in answer) {
    ctx.status = 303;
    ctx.set('Location', answer.seeOther);
    ctx.body = '';
    return;
  }
  if ('file' in answer) {
    const { name, type, content } = answer.file;
    ctx.set('Content-Disposition', `inline; filename="${name}"`);
    ctx.type = type;
    ctx.body = content;
    return;
  }
  const { status, page } = answer;
  if (status === 503) ctx.set('Retry-After', '1');
  ctx.status = status;
  if (answer.isOnce) ctx.set('Cache-Control', 'no-store');
  if (page.hasForms) {
    const personal = personalOfVisitor(visitor);
    if (personal) tellPersonal(ctx.res, personal);
    for (const [name, value] of Object.entries(visitor.cookieHeader)) ctx.append(name, value);
    keepPrivate(ctx);
  }
  if (places > 0) keepPrivate(ctx);
  ctx.set('Content-Security-Policy', contentPolicyOf(page));
  ctx.type = 'html';
  // A page that there is not is the same, whatever it was asked with.
  const text = documentOf(page, { query: status === 404 ? '' : ctx.querystring, places });
  // A form has a token, and what is behind the address stands beside it.
  if (isForAll && !page.hasForms) await sendBytes(ctx, Buffer.from(text));
  else ctx.body = text;
}

/** What the header says: of a page that there is, and to who has a cart. */
async function placesFor({ isKnown, owner }: Visitor, answer: PageAnswer): Promise<number> {
  if (!('page' in answer) || !isKnown || !settings().shopPages) return 0;
  return answer.page.places ?? countPlacesInCart(database(), owner);
}

function answerOf(error: unknown, missing: () => Page): PageAnswer {
  const problem = problemOf(error);
  if (problem instanceof Problem && problem.kind === 'notFound') {
    return { status: 404, page: missing() };
  }
  if (problem?.kind === 'forbidden') return { status: 403, page: foreignForm() };
  const { status } = errorBodyOf(error).data;
  if ([400, 413, 415].includes(status)) return { status, page: unreadableForm() };
  const isPassing = problem?.kind === 'busy' || problem?.kind === 'conflict';
  if (!isPassing) strapi.log.error(error);
  return { status: isPassing ? 503 : 500, page: broken() };
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
export function pageRoutes(declared: PageDeclaration) {
  const { path, headers, show, submit, missing, isForAll } = declared;
  const route = (
    method: 'GET' | 'POST',
    answer: (ctx: Context, visitor: Visitor) => Promise<PageAnswer>,
  ) => ({
    method,
    path,
    config: { auth: false },
    async handler(ctx: Context): Promise<void> {
      tellRequestId(ctx);
      ctx.set(headers);
      const visitor = await visitorOf(ctx);
      const page = pageLanguageOf(ctx);
      await inLanguage(page.language, async () => {
        tellLanguage(ctx, page);
        try {
          const answered = await answer(ctx, visitor);
          const places = await placesFor(visitor, answered);
          await send(ctx, answered, { visitor, places, isForAll });
        } catch (error) {
          await send(ctx, answerOf(error, missing), { visitor, places: 0, isForAll });
        }
      });
    },
  });
  const get = route('GET', (ctx, visitor) =>
    withTimeLimit(settings().publicReadSeconds, () => show(parametersOf(ctx), visitor)),
  );
  if (!submit) return [get] as const;
  const post = route('POST', (ctx, visitor) =>
    submit(parametersOf(ctx), visitor, ownFieldsOf(ctx, visitor)),
  );
  return [get, post] as const;
}
