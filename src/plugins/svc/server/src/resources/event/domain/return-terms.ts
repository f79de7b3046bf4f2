import { type ReturnStep } from '../../../contract/return-policy';
import { type Minor, partOf } from '../../../domain/money';
import { toInstant } from '../../../domain/wall-clock';

/*
 * What giving a place back comes to: the event's policy as it was when the place was bought. What an editor changes later
 * changes nothing for it.
 */

/** What an event says on the day of the purchase. */
export interface OfferedTerms {
  /** IANA. */
  timezone: string;
  /** Wall-clock; empty: until the event begins. */
  changesUntil: string;
  /** When it begins, in seconds since 1970; null where nobody knows. */
  startsAt: number | null;
  returnPolicy: ReturnStep[];
}

/** A step of the policy, and the instant that its `until` was then, in seconds since 1970. */
export interface FrozenStep extends ReturnStep {
  at: number;
}

/** What an order keeps. */
export interface ReturnTerms {
  timezone: string;
  /** After it nothing is given back, in seconds since 1970; null for no such time. */
  cutOff: number | null;
  steps: FrozenStep[];
}

/** Until when buyers change what they have, in seconds since 1970; null where nobody knows. */
export function cutOffOf({ changesUntil, startsAt, timezone }: OfferedTerms): number | null {
  return changesUntil ? toInstant(changesUntil, timezone) : startsAt;
}

/** A clock that does not exist, after a zone's rules have changed, gives nothing back. */
export function frozenTerms(offered: OfferedTerms): ReturnTerms {
  const { timezone, returnPolicy } = offered;
  const steps = returnPolicy.flatMap((step) => {
    const at = toInstant(step.until, timezone);
    return at === null ? [] : [{ ...step, at }];
  });
  return { timezone, cutOff: cutOffOf(offered), steps };
}

export function readTerms(kept: string | null): ReturnTerms | null {
  return kept === null ? null : (JSON.parse(kept) as ReturnTerms);
}

/** The step that holds at a time; undefined where none does. */
export function stepAt({ steps, cutOff }: ReturnTerms, at: number): FrozenStep | undefined {
  if (cutOff !== null && at > cutOff) return undefined;
  return steps.find((step) => at <= step.at);
}

/** What goes back of a price, to the next minor unit. */
export function amountBack(price: Minor, { percent }: ReturnStep): Minor {
  return partOf(price, percent);
}
