import type { AttendeeStatus } from '../../../contract/attendee-status';
import { type Minor, noMoney } from '../../../domain/money';
import { now } from '../../../lib/clock';
import { readTerms } from '../../event/domain/return-terms';
import type { EventToday, PlaceFacts } from './self-help';

/** What is kept of a place, its order and the line of it. */
interface KeptPlace {
  status: AttendeeStatus;
  handed_on_at: number | string | null;
  settle_after: number | string | null;
  price_minor: Minor | null;
  return_terms: string | null;
}

/** What decides what its buyer may do with it now. */
export function factsOf(place: KeptPlace, event: EventToday | undefined): PlaceFacts {
  return {
    status: place.status,
    isHandedOn: place.handed_on_at !== null,
    isBeingPaid: place.settle_after !== null,
    price: place.price_minor ?? noMoney,
    terms: readTerms(place.return_terms),
    event,
    now: now(),
  };
}
