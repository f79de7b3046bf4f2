import { changeStatusUnless } from './change-status';

/*
 * The door. Unlike a PUT over REST, which says how it shall be, this says what happens: of two who check the same
 * attendee in one is told that somebody is inside already.
 */

/** @throws Problem `notFound`, `invalidParam` on `state` for who is in already, or does not hold a confirmed place */
export function checkIn(documentId: string): Promise<void> {
  return changeStatusUnless(documentId, 'checked_in', (before) =>
    before === 'checked_in' ? 'is checked in already' : undefined,
  );
}

/** @throws Problem `notFound`, `invalidParam` on `state` for who is not checked in */
export function undoCheckIn(documentId: string): Promise<void> {
  return changeStatusUnless(documentId, 'confirmed', (before) =>
    before === 'checked_in' ? undefined : `is ${before}, not checked in`,
  );
}
