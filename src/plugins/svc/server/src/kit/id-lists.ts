import * as yup from 'yup';
import { wholeNumber } from '../lib/whole-number';
import { maxInteger, withJsonSchema } from './schema';

/** An array of ids, each once, in the order sent. */
export function idArray({ max = 200 }: { max?: number } = {}) {
  const allowed = `must be an array of at most ${max} ids`;
  const schema = yup
    .mixed<number[]>((sent): sent is number[] => isIdArray(sent, max))
    .transform((_, sent: unknown) =>
      Array.isArray(sent) ? [...new Set(sent.map(wholeNumber))] : sent,
    )
    .typeError(allowed)
    .nonNullable(allowed);
  return withJsonSchema(schema, {
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: maxInteger },
    maxItems: max,
  });
}

/** The ids in a query parameter, separated by commas or the parameter repeated: each once, or too many as they are. */
function idsIn(sent: unknown, max: number): unknown {
  const parts: unknown[] = Array.isArray(sent) ? sent : [sent];
  if (!parts.every((part) => typeof part === 'string')) return sent;
  const ids = parts.flatMap((part) => part.split(',')).map(wholeNumber);
  return ids.length > max ? ids : [...new Set(ids)];
}

/** Ids in a query string, separated by commas or as the parameter repeated; 0 where `least` is, for what has none. */
export function idList({ max = 100, least = 1 }: { max?: number; least?: 0 | 1 } = {}) {
  const allowed = `must be ids separated by commas, at most ${max}`;
  const schema = yup
    .mixed<number[]>((sent): sent is number[] => isIdArray(sent, max, least) && sent.length > 0)
    .transform((_, sent: unknown) => idsIn(sent, max))
    .typeError(allowed)
    .nonNullable(allowed);
  return withJsonSchema(schema, {
    type: 'array',
    items: { type: 'integer', minimum: least, maximum: maxInteger },
    minItems: 1,
    maxItems: max,
    description: 'Ids, separated by commas or as the parameter repeated.',
  });
}

function isIdArray(value: unknown, max: number, least = 1): value is number[] {
  return (
    Array.isArray(value) &&
    value.length <= max &&
    value.every((id) => Number.isInteger(id) && id >= least && id <= maxInteger)
  );
}
