import { changeStatusUnless } from './change-status';

/*
 * What the box office does with a place. Like the door, it says what happens: who is late is told what it is already.
 */

/** @throws Problem `notFound`, `invalidParam` on `state` for whose place does not wait to be confirmed */
export function confirmPlace(documentId: string): Promise<void> {
  return changeStatusUnless(documentId, 'confirmed', (before) =>
    before === 'pending' ? undefined : `is ${before}, not pending`,
  );
}

/**
 * The place is free; no money goes back.
 * @throws Problem `notFound`, `invalidParam` on `state` for who has none, or is inside
 */
export function cancelPlace(documentId: string): Promise<void> {
  return changeStatusUnless(documentId, 'cancelled', (before) =>
    before === 'cancelled' ? 'is cancelled already' : undefined,
  );
}
