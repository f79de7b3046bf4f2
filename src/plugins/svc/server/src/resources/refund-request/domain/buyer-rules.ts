import { cannotCreate, type Problem } from '../../../domain/problem';
import { type AttendeeStatus, holdsPlace } from '../../../contract/attendee-status';

/*
 * When buyers may ask for money back. The box office is bound by none of this.
 */

/** A place that the request is about. */
export interface AttendeeToRefund {
  status: AttendeeStatus;
  /** When the event ends, in seconds since 1970; null where nobody knows. */
  endsAt: number | null;
}

interface BuyerRefund {
  attendees: AttendeeToRefund[];
  /** Seconds since 1970. */
  placedAt: number;
  now: number;
  windowDays: number;
}

const day = 24 * 60 * 60;

/** Why a buyer cannot ask for money back; undefined where they can. */
export function buyerRefundProblem({
  attendees,
  placedAt,
  now,
  windowDays,
}: BuyerRefund): Problem | undefined {
  // Places that somebody has given up already are no part of what the rest of the order is asked back for.
  const held = attendees.filter(({ status }) => holdsPlace(status));
  if (held.length === 0 || held.some(({ status }) => status !== 'confirmed')) {
    return cannotCreate('Only places that are confirmed can be refunded.', {
      reason: 'not_confirmed',
    });
  }
  if (held.some(({ endsAt }) => endsAt !== null && endsAt < now)) {
    return cannotCreate('The event is over.', { reason: 'window_over' });
  }
  if (now > placedAt + windowDays * day) {
    const message = `Refunds can be asked for within ${windowDays} days of the purchase.`;
    return cannotCreate(message, { reason: 'window_over' });
  }
  return undefined;
}
