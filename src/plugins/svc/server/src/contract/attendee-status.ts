import { states } from '../domain/states';

export type AttendeeStatus = 'pending' | 'confirmed' | 'cancelled' | 'refunded' | 'checked_in';

/** Statuses that an attendee may be made with. */
export const initialStatuses = ['pending', 'confirmed', 'checked_in'] as const;

export const attendeeStates = states<AttendeeStatus>('An attendee', initialStatuses, {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['checked_in', 'cancelled', 'refunded'],
  checked_in: ['confirmed', 'refunded'],
  cancelled: [],
  refunded: [],
});

/** Statuses in which an attendee holds a place; a ticket's `sold` counts exactly these. */
export const placeHoldingStatuses: readonly AttendeeStatus[] = [
  'pending',
  'confirmed',
  'checked_in',
];

export function holdsPlace(status: AttendeeStatus): boolean {
  return placeHoldingStatuses.includes(status);
}

/** Why an attendee in `from` cannot go to `to`, and where they can; undefined where they can. Staying is fine. */
export function statusProblem(from: AttendeeStatus, to: AttendeeStatus): string | undefined {
  if (from === to || attendeeStates.allows(from, to)) return undefined;
  const after = attendeeStates.after(from);
  if (after.length === 0) return `cannot change any more from ${from}`;
  return `can only change from ${from} to ${after.join(' or ')}`;
}
