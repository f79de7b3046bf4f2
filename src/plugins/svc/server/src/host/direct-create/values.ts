import { yup } from '@strapi/utils';

/*
 * Which values the host's own validation is certain to let through as they are. Of all others it is asked itself: so
 * what is refused, and how, is the host's to say.
 */

/** An attribute of a content type, as the host has it when all types are complete. */
export interface Attribute {
  type: string;
  required?: boolean;
  unique?: boolean;
  conditions?: unknown;
  regex?: string;
  minLength?: number;
  maxLength?: number;
  min?: number | string;
  max?: number | string;
  enum?: string[];
  target?: string;
  relation?: string;
  inversedBy?: string;
  mappedBy?: string;
  [option: string]: unknown;
}

type Check = (value: unknown, attribute: Attribute, isDraft: boolean) => boolean;

/** The host's bound where a short text has none of its own. */
const shortText = 255;

const isText: Check = (value, { type, regex, minLength = 0, maxLength }) => {
  const most = maxLength ?? (type === 'string' || type === 'email' ? shortText : Infinity);
  return typeof value === 'string' && !regex && value.length >= minLength && value.length <= most;
};

const email = yup.string().email().min(1);
const isEmail: Check = (value, attribute, isDraft) =>
  isText(value, attribute, isDraft) && (isDraft || email.isValidSync(value));

const isWithin = (value: number, { min, max }: Attribute) =>
  (min === undefined || value >= Number(min)) && (max === undefined || value <= Number(max));

const isWhole: Check = (value, attribute) =>
  Number.isSafeInteger(value) && isWithin(value as number, attribute);

const checks: Record<string, Check> = {
  string: isText,
  text: isText,
  richtext: isText,
  email: isEmail,
  boolean: (value) => typeof value === 'boolean',
  integer: isWhole,
  biginteger: (value, attribute) => isWhole(Number(value), attribute, false),
  enumeration: (value, { enum: known }) => known?.includes(value as string) ?? false,
  datetime: (value) => value instanceof Date && !Number.isNaN(value.getTime()),
};

const isNone = (value: unknown): boolean => value === undefined || value === null;

/** Whether the host takes the value of an attribute that is no relation and no file; what it does not know is not. */
export function isTaken(value: unknown, attribute: Attribute, isDraft: boolean): boolean {
  if (isNone(value)) {
    const hasDefault = value === undefined && 'default' in attribute;
    return isDraft || !attribute.required || hasDefault;
  }
  return checks[attribute.type]?.(value, attribute, isDraft) ?? false;
}

/** Whether values of the attribute depend on more than themselves. */
export function isSpecial({ type, unique, conditions }: Attribute): boolean {
  return type === 'uid' || type === 'password' || unique === true || conditions !== undefined;
}
