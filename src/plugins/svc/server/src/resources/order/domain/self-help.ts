import { type AttendeeStatus } from '../../../contract/attendee-status';
import type { EventStatus } from '../../../contract/event-status';
import { type Minor, noMoney } from '../../../domain/money';
import { cannotCreate, type Problem } from '../../../domain/problem';
import {
  amountBack,
  cutOffOf,
  type OfferedTerms,
  type ReturnTerms,
  stepAt,
} from '../../event/domain/return-terms';

/*
 * What buyers may do with one place themselves, and why not. The box office is bound by none of this.
 */

/** The event of a place, as it is today. */
export interface EventToday extends OfferedTerms {
  status: EventStatus;
  transferable: boolean;
  /** In seconds since 1970; null where nobody knows. */
  endsAt: number | null;
}

/** By their public ids; those that are gone are not there. */
export type EventsToday = ReadonlyMap<number, EventToday>;

export interface PlaceFacts {
  status: AttendeeStatus;
  isHandedOn: boolean;
  /** Whether the payment of its order is on its way. */
  isBeingPaid: boolean;
  price: Minor;
  /** Null for what was bought before there were any. */
  terms: ReturnTerms | null;
  /** Undefined where it is gone. */
  event: EventToday | undefined;
  /** Seconds since 1970. */
  now: number;
}

/** What giving the place back comes to. */
export interface ReturnOffer {
  /** What the place cost. */
  price: Minor;
  amount: Minor;
  percent: number;
  /** Until when that holds, in seconds since 1970; null where nobody knows. */
  until: number | null;
  timezone: string;
}

/** What holds for all that one does with a place. */
function placeProblem(facts: PlaceFacts, allowed: readonly AttendeeStatus[]): Problem | undefined {
  const { status, isHandedOn, isBeingPaid, event } = facts;
  if (isHandedOn) {
    return cannotCreate('This ticket was handed on, and is somebody else’s now.', {
      reason: 'handed_on',
    });
  }
  if (!allowed.includes(status) || isBeingPaid) {
    const message = `This cannot be done with a place that is ${isBeingPaid ? 'being paid' : status}.`;
    return cannotCreate(message, { reason: 'not_confirmed' });
  }
  if (event?.status !== 'publish' && event?.status !== 'private') {
    return cannotCreate('This event does not take place as it was announced.', {
      reason: 'event_withdrawn',
    });
  }
  return undefined;
}

const isAfter = (now: number, bound: number | null | undefined) =>
  bound !== null && bound !== undefined && now > bound;

function tooLate(): Problem {
  return cannotCreate('It is too late to change this ticket.', { reason: 'window_over' });
}

function changeProblem(facts: PlaceFacts, allowed: readonly AttendeeStatus[]) {
  const problem = placeProblem(facts, allowed);
  if (problem) return problem;
  const { event, now } = facts;
  const isOver = isAfter(now, event && cutOffOf(event)) || isAfter(now, event?.endsAt);
  return isOver ? tooLate() : undefined;
}

/** Why the name on the place cannot be changed; undefined where it can. */
export function renameProblem(facts: PlaceFacts): Problem | undefined {
  return changeProblem(facts, ['pending', 'confirmed']);
}

/** Why the place cannot be handed on; undefined where it can. */
export function handOnProblem(facts: PlaceFacts): Problem | undefined {
  const problem = changeProblem(facts, ['confirmed']);
  if (problem ?? facts.event?.transferable) return problem;
  return cannotCreate('Tickets to this event cannot be handed on.', { reason: 'not_transferable' });
}

/** Under which terms a place is: those of the purchase; what cost nothing has a cut-off at least. */
function termsOf({ terms, event }: PlaceFacts): ReturnTerms {
  if (terms) return terms;
  return { timezone: event?.timezone ?? 'UTC', cutOff: event ? cutOffOf(event) : null, steps: [] };
}

/** Why the place cannot be given back; undefined where it can. */
export function returnProblem(facts: PlaceFacts): Problem | undefined {
  const problem = placeProblem(facts, ['confirmed']);
  if (problem) return problem;
  const { price, now, event } = facts;
  const terms = termsOf(facts);
  if (price !== noMoney && terms.steps.length === 0) {
    return cannotCreate('Places of this order cannot be given back.', { reason: 'not_returnable' });
  }
  const isOver = isAfter(now, terms.cutOff) || isAfter(now, event?.endsAt);
  const hasStep = price === noMoney || stepAt(terms, now) !== undefined;
  return isOver || !hasStep ? tooLate() : undefined;
}

/** What giving the place back comes to now; null where it cannot be given back. */
export function returnOffer(facts: PlaceFacts): ReturnOffer | null {
  if (returnProblem(facts)) return null;
  const { price, now } = facts;
  const terms = termsOf(facts);
  const { timezone, cutOff } = terms;
  const step = stepAt(terms, now);
  if (!step) return { price, amount: noMoney, percent: 0, until: cutOff, timezone };
  const until = cutOff === null ? step.at : Math.min(step.at, cutOff);
  return { price, amount: amountBack(price, step), percent: step.percent, until, timezone };
}
