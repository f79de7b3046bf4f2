import { fieldError } from './form-errors';
import { isGuardedType } from './own-types';
import { type DocumentContext, useDocumentMiddleware } from './strapi';

/*
 * What no form can be blamed for and one database refuses while another takes it: numbers that an integer has no room for,
 * and text with NUL or half a character in it. The host looks for neither.
 */

const [least, most] = [-2_147_483_648, 2_147_483_647];
export const wrongInteger = `must be a whole number, from ${least} to ${most}`;
export const wrongText = 'must not have control characters';

interface Attribute {
  type: string;
}

const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed();

function problemOf({ type }: Attribute, value: unknown): string | undefined {
  if (typeof value === 'string' && !isStorableText(value)) return wrongText;
  if (type !== 'integer' || value === null || value === '') return undefined;
  const number = Number(value);
  const fits = Number.isInteger(number) && number >= least && number <= most;
  // Of what is no number the host says so itself.
  return Number.isNaN(number) || fits ? undefined : wrongInteger;
}

/** What of this data cannot be stored, and why, by attribute. */
export function unstorable(
  attributes: Record<string, Attribute | undefined>,
  data: Record<string, unknown>,
): Record<string, string> {
  const problems = Object.entries(data).flatMap(([name, value]) => {
    const attribute = attributes[name];
    const problem = attribute && problemOf(attribute, value);
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(problems);
}

const writes: DocumentContext['action'][] = ['create', 'update', 'clone'];

/** Refuses it wherever a thing is written through the Document Service. */
export function refuseUnstorable(): void {
  useDocumentMiddleware((call, next) => {
    const { action, uid, contentType, params } = call;
    if (!writes.includes(action) || !params.data || !isGuardedType(uid)) return next();
    const problems = unstorable(contentType.attributes as Record<string, Attribute>, params.data);
    if (Object.keys(problems).length > 0) throw fieldError(problems);
    return next();
  });
}
