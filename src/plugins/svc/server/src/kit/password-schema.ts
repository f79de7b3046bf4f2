import * as yup from 'yup';
import { readWith, withJsonSchema } from './schema';

/** A secret that somebody types, taken as it is: what is trimmed is another one. */
export function password({ min = 1, max = 1000 }: { min?: number; max?: number } = {}) {
  const schema = readWith(yup.string(), (sent) => sent)
    .typeError('must be text')
    .nonNullable('must be text')
    .min(min, min === 1 ? 'must not be empty' : `must be at least ${min} characters long`)
    .test(
      'max',
      `must be at most ${max} bytes long`,
      (value) => !value || Buffer.byteLength(value) <= max,
    )
    .test(
      'characters',
      'must be readable text',
      (value) => !value || (!value.includes('\0') && value.isWellFormed()),
    );
  return withJsonSchema(schema, { format: 'password' });
}
