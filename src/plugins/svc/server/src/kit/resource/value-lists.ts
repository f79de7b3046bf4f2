import * as yup from 'yup';
import { jsonSchemaOf } from '../openapi/json-schema';
import { withJsonSchema } from '../schema';

class WrongValue {
  constructor(readonly reason: string) {}
}

interface Length {
  min: number;
  max: number;
}

/** The values in a query parameter, separated by commas or the parameter repeated. */
function partsOf(sent: unknown): unknown[] | null {
  const parts: unknown[] = Array.isArray(sent) ? sent : [sent];
  return parts.every((part) => typeof part === 'string')
    ? parts.flatMap((part) => part.split(','))
    : null;
}

function readParts(value: yup.AnySchema, { min, max }: Length, sent: unknown): unknown {
  const allowed = `must be ${min === max ? min : `${min} to ${max}`} values separated by commas`;
  const parts = partsOf(sent);
  if (!parts || parts.length < min || parts.length > max) return new WrongValue(allowed);
  try {
    return parts.map((part) => value.validateSync(part) as unknown);
  } catch (error) {
    if (error instanceof yup.ValidationError) return new WrongValue(`each value ${error.message}`);
    throw error;
  }
}

/** Several values of one kind in a query parameter, separated by commas or as the parameter repeated. */
export function listOfValues(value: yup.AnySchema, length: Length): yup.AnySchema {
  const schema = yup
    .mixed<unknown[]>((sent): sent is unknown[] => Array.isArray(sent))
    .transform((_, sent: unknown) => readParts(value, length, sent))
    .typeError(({ value: wrong }: { value: unknown }) =>
      wrong instanceof WrongValue ? wrong.reason : 'must be values separated by commas',
    );
  return withJsonSchema(schema, {
    type: 'array',
    items: jsonSchemaOf(value),
    minItems: length.min,
    maxItems: length.max,
    description: 'Values, separated by commas or as the parameter repeated.',
  });
}
