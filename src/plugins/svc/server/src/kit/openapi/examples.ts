import { withDecimals } from '../money-schema';
import type { JsonSchema } from '../schema';

/*
 * What a service really answered, for the self-description. Who makes a document brings the examples; the kit only
 * knows their form.
 */

/** What was sent to an operation, and what it answered. */
export interface OperationExamples {
  /** The body that was sent. */
  body?: unknown;
  /** The body of the answer where nothing went wrong. */
  answer?: unknown;
  /** Errors of this operation by their code; those that are alike everywhere are in {@link Examples.errors}. */
  errors?: Record<string, unknown>;
}

export interface Examples {
  /** By operationId. The verbs of an update share those of PUT. */
  operations: Record<string, OperationExamples>;
  /** One error for each code. */
  errors: Record<string, unknown>;
}

export const noExamples: Examples = { operations: {}, errors: {} };

/** `example` as a media type has it, or nothing where there is none. */
export function exampleField(value: unknown): { example?: unknown } {
  return value === undefined ? {} : { example: withDecimals(value) };
}

/** It stands for whatever an operation refuses to make: what one says of it is wrong of the others. */
const ofEachItsOwn = 'rest_cannot_create';

/** The example of an error of an operation: its own, else the common one by reference. */
export function errorExampleOf(
  { errors }: Examples,
  ofOperation: OperationExamples,
): (code: string, status: number) => JsonSchema | null {
  return (code, status) => {
    const own = ofOperation.errors?.[code];
    if (own !== undefined) return { value: withDecimals(own) };
    if (code === ofEachItsOwn && status === 403) return null;
    // One code stands for two kinds of problem, with a status each.
    const shared = errors[code] as { data: { status: number } } | undefined;
    return shared?.data.status === status ? { $ref: `#/components/examples/${code}` } : null;
  };
}
