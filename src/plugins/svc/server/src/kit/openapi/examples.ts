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
  return value === undefined ? {} : { example: value };
}

/** The example of an error of an operation: its own, else the common one by reference. */
export function errorExampleOf(
  { errors }: Examples,
  ofOperation: OperationExamples,
): (code: string) => JsonSchema | null {
  return (code) => {
    const own = ofOperation.errors?.[code];
    if (own !== undefined) return { value: own };
    return code in errors ? { $ref: `#/components/examples/${code}` } : null;
  };
}
