import * as yup from 'yup';
import { isAlwaysPresent, type Shape } from '../kit/schema';

/*
 * What the code of a project answers, held against what it has declared: a slip in it must not become an order that is
 * paid, or an answer that the description does not know.
 */

/** What is wrong with the fields of a next step, `step.iban must be text`; undefined where they fit. */
function stepFault(shape: Shape, step: unknown): string | undefined {
  if (typeof step !== 'object' || step === null) return 'has no step, which its nextStep declares';
  const fields = step as Record<string, unknown>;
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(shape, name));
  if (unknown !== undefined) return `has step.${unknown}, which its nextStep does not name`;
  for (const [name, schema] of Object.entries(shape)) {
    const value = fields[name];
    if (value === undefined && isAlwaysPresent(schema)) return `has no step.${name}`;
    const fault = value === undefined ? undefined : valueFault(schema, value);
    if (fault) return `has a step.${name} that ${fault}`;
  }
  return undefined;
}

function valueFault(schema: yup.AnySchema, value: unknown): string | undefined {
  try {
    schema.validateSync(value, { strict: true });
    return undefined;
  } catch (error) {
    if (error instanceof yup.ValidationError) return wordsOf(error);
    throw error;
  }
}

/** What is said of a value that does not fit. It may be secret, and yup's own words have it in them. */
export function wordsOf({ message }: yup.ValidationError): string {
  return message.startsWith('must ') ? message : 'does not fit';
}

const maxReference = 255;

/** The columns of the database take no more. */
function isReference(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxReference;
}

function isAmount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

interface Expected {
  /** What `status` may be. */
  statuses: readonly string[];
  /** The form of the next step, where there is one. */
  nextStep?: Shape;
}

/** What is wrong with what became of a charge or a refund; undefined where it is one of those that are expected. */
export function answerFault(answer: unknown, { statuses, nextStep }: Expected): string | undefined {
  const { status, reference, reason, code, amount, currency, step } = (answer ?? {}) as Record<
    string,
    unknown
  >;
  if (!statuses.includes(status as string)) {
    return `has status ${JSON.stringify(status)}, which is none of ${statuses.join(', ')}`;
  }
  if (status === 'declined' || status === 'refused') {
    if (typeof reason !== 'string') return 'has no reason';
    return code === undefined || isReference(code) ? undefined : 'has a code that is no short text';
  }
  if (status !== 'awaited' && !isReference(reference)) {
    return `has no reference of at most ${maxReference} characters`;
  }
  if (status === 'mispaid') {
    return isAmount(amount) && typeof currency === 'string'
      ? undefined
      : 'has no amount in minor units, or no currency';
  }
  if (status !== 'awaited' && status !== 'pending') return undefined;
  if (nextStep) return stepFault(nextStep, step);
  return step === undefined ? undefined : 'has a step, but no nextStep is declared';
}
