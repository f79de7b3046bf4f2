import { randomUUID } from 'node:crypto';

/** An id for what happened. What follows from it has ids made of this one, the same at every try. */
export function newFactId(): string {
  return randomUUID();
}
