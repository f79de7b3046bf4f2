import { type AnySchema, ValidationError } from 'yup';
import { invalidParams, Problem } from '../domain/problem';
import { errorBodyOf } from './error-body';
import type { Ability } from '../host/content-manager';

/** What the handlers use of Koa's context, which Strapi leaves untyped. */
export interface AdminContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  request: { body?: Record<string, unknown> };
  state: { userAbility: Ability; user: { id: number } };
  status: number;
  body: unknown;
  set(header: string, value: string): void;
  forbidden(message?: string): void;
  notFound(message: string): void;
}

export type Handler = (ctx: AdminContext) => void | Promise<void>;

const states = ['state', 'orderStatus', 'requestStatus'];

/** What a question of the panel's calls it, where that is not its name. */
const labels: Record<string, string> = {
  force: 'choice “Coming events, too”',
  amountMinor: 'amount',
  priceMinor: 'price',
  by: 'replacement',
  capacity: 'places',
  maxPerOrder: 'most per order',
  startSaleDate: 'start of the sale',
  endSaleDate: 'end of the sale',
  startDate: 'start',
  endDate: 'end',
  changesUntil: 'deadline for changes',
  returnPolicy: 'return policy:',
};

/** What people call an attribute. */
export const labelOf = (name: string): string => labels[name] ?? name;

/** What says by itself what it is about. */
const isSentence = /^(there is|this place)/;

/** The reason of a status speaks for itself, that of any other attribute of the attribute. */
function sentenceOf(name: string, reason: string): string {
  const isWhole = states.includes(name) || isSentence.test(reason);
  const text = isWhole ? reason : `the ${labelOf(name)} ${reason}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What people read, who do not know the names of attributes. */
export function messageOf({ message, params }: Problem): string {
  if (!params || Array.isArray(params)) return message;
  return Object.entries(params)
    .map(([name, reason]) => sentenceOf(name, reason))
    .join(' ');
}

/** What the panel needs to say it in words of its own. */
function detailsOf({ kind, params, why }: Problem) {
  return { kind, ...(params && !Array.isArray(params) && { params }), ...(why && { why }) };
}

/** Problems of the domain, in the shape of the panel's errors. Not thrown: they would be logged as failures. */
function withProblemResponses(handler: Handler): Handler {
  return async (ctx) => {
    try {
      await handler(ctx);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { status } = errorBodyOf(error).data;
      ctx.status = status;
      const name = 'ApplicationError';
      const details = detailsOf(error);
      ctx.body = { data: null, error: { status, name, message: messageOf(error), details } };
    }
  };
}

/** What was sent, as the schema says. @throws Problem `invalidParam` on `name` */
export function readValue<T>(
  name: string,
  schema: { validateSync(sent: unknown): T },
  sent: unknown,
): T {
  try {
    return schema.validateSync(sent);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw invalidParams({ [name]: error.message });
  }
}

/** Text that was sent, as the schema says. @throws Problem `invalidParam` on `name` */
export function readText(name: string, schema: AnySchema, sent: unknown): string {
  return readValue(name, schema, sent ?? '') as string;
}

/** Yes or no; no where nothing was sent. @throws Problem `invalidParam` on `name` */
export function readFlag(name: string, sent: unknown): boolean {
  if (sent === undefined || typeof sent === 'boolean') return sent ?? false;
  throw invalidParams({ [name]: 'has to be true or false' });
}

/** A route of the panel's own, for administrators only. */
export function adminRoute(method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler) {
  return {
    method,
    path,
    handler: withProblemResponses(handler),
    info: { type: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  };
}
