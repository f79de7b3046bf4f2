import { type AttendeeStatus, holdsPlace } from '../../attendee/domain/status';

/*
 * When buyers may ask for money back. The box office is bound by none of this.
 */

/** A place that the request is about. */
export interface PlaceToRefund {
  status: AttendeeStatus;
  /** When the event ends, in seconds since 1970; null where nobody knows. */
  endsAt: number | null;
}

interface Wish {
  places: PlaceToRefund[];
  /** Seconds since 1970. */
  placedAt: number;
  now: number;
  windowDays: number;
}

const day = 24 * 60 * 60;

/** Why a buyer cannot ask for money back; undefined where they can. */
export function problemForBuyer({ places, placedAt, now, windowDays }: Wish): string | undefined {
  // Places that somebody has given up already are no part of what the rest of the order is asked back for.
  const held = places.filter(({ status }) => holdsPlace(status));
  if (held.length === 0 || held.some(({ status }) => status !== 'confirmed')) {
    return 'Only places that are confirmed can be refunded.';
  }
  if (held.some(({ endsAt }) => endsAt !== null && endsAt < now)) return 'The event is over.';
  if (now > placedAt + windowDays * day) {
    return `Refunds can be asked for within ${windowDays} days of the purchase.`;
  }
  return undefined;
}
