import { invalidParams, notFound } from '../../../domain/problem';
import { retriedTransaction } from '../../../strapi';
import { changeStatus } from '../change-status';
import type { AttendeeStatus } from '../domain/status';

/*
 * The door. Unlike a PUT over REST, which says how it shall be, this says what happens: of two who check the same
 * attendee in one is told that somebody is inside already.
 */

/** Moves an attendee; `problem` says what is wrong with what they were before, and then nothing happens. */
function move(
  documentId: string,
  to: AttendeeStatus,
  problem: (before: AttendeeStatus) => string | undefined,
): Promise<void> {
  return retriedTransaction(async (trx) => {
    const before = await changeStatus(trx, documentId, to);
    if (before === null) throw notFound('attendee');
    const status = problem(before);
    if (status) throw invalidParams({ status });
  });
}

/** @throws Problem `notFound`, `invalidParam` on `status` for who is in already, or does not hold a confirmed place */
export function checkIn(documentId: string): Promise<void> {
  return move(documentId, 'checked_in', (before) =>
    before === 'checked_in' ? 'is checked in already' : undefined,
  );
}

/** @throws Problem `notFound`, `invalidParam` on `status` for who is not checked in */
export function undoCheckIn(documentId: string): Promise<void> {
  return move(documentId, 'confirmed', (before) =>
    before === 'checked_in' ? undefined : `is ${before}, not checked in`,
  );
}

export default () => ({ checkIn, undoCheckIn });
