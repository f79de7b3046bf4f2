import type * as yup from 'yup';
import { readShape } from '../kit/validate';

/* For specs of what a field takes. */

/** Sent as a field named `x`: the value as it is read, or why it is not. */
export function read(type: yup.AnySchema, sent: unknown): unknown {
  const { values, invalid } = readShape({ x: type }, { x: sent });
  return invalid.x === undefined ? values.x : refused(invalid.x);
}

export function refused(reason: string) {
  return { refused: reason };
}
