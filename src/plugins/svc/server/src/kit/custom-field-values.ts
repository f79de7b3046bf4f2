import type * as yup from 'yup';
import { fieldError } from '../host/form-errors';
import { isOwnType } from '../host/own-types';
import { type DocumentData, useDocumentMiddleware } from '../host/strapi';
import type { Attribute } from './resource/field-kinds';
import { readReturnPolicy } from '../contract/return-policy';
import { integer, text, timezone, wallClock, webAddress } from './schema';

/*
 * What the fields of our own kinds may hold, whoever writes them: the host knows them as texts and whole numbers, and
 * the inputs of the panel are not the only ones that send. Money is in minor units here.
 */

const amount = { reason: 'must be an amount such as 12.50', schema: integer({ max: 99_999_999 }) };
const total = {
  reason: 'must be an amount such as 12.50',
  schema: integer({ max: Number.MAX_SAFE_INTEGER }),
};

const checks: Record<string, { schema: yup.AnySchema; reason?: string } | undefined> = {
  'plugin::svc.web-address': { schema: webAddress() },
  'plugin::svc.timezone': { schema: timezone() },
  'plugin::svc.local-datetime': { schema: wallClock({ canBeEmpty: true }) },
  'plugin::svc.return-policy': {
    reason: 'must be at most 10 entries of until and percent, from 0 to 100',
    schema: text({ max: 10_000, multiline: true }).test(
      'policy',
      (value) => readReturnPolicy(value) !== null,
    ),
  },
  'plugin::svc.money': amount,
  'plugin::svc.money-total': total,
};

type Attributes = Record<string, Attribute>;

function reasonOf({ customField }: Attribute, value: unknown): string | undefined {
  const check = checks[customField as string];
  if (!check || value === null || value === undefined || value === '') return undefined;
  try {
    check.schema.validateSync(value);
    return undefined;
  } catch (error) {
    return check.reason ?? (error as Error).message;
  }
}

function componentAttributes(uid: string): Attributes {
  const components = strapi.components as unknown as Record<string, { attributes: Attributes }>;
  return components[uid]?.attributes ?? {};
}

/** What is wrong with the values, by attribute; within a component, with the first that is. */
function problemsOf(attributes: Attributes, data: DocumentData): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = data[name];
    const reason = reasonOf(attribute, value);
    if (reason) problems[name] = reason;
    if (attribute.type !== 'component' || typeof value !== 'object' || value === null) continue;
    const inner = componentAttributes(attribute.component as string);
    for (const one of [value].flat() as DocumentData[]) {
      const [within] = Object.entries(problemsOf(inner, one));
      if (within) problems[name] = `${within[0]} ${within[1]}`;
    }
  }
  return problems;
}

/** To be called while Strapi registers. */
export function checkCustomFields(): void {
  useDocumentMiddleware((call, next) => {
    const { data } = call.params;
    if (data && isOwnType(call.uid)) {
      const problems = problemsOf(call.contentType.attributes, data);
      if (Object.keys(problems).length > 0) throw fieldError(problems);
    }
    return next();
  });
}
