import { useState } from 'react';
import type { RefundOffer } from '../../../server/src/contract/box-office-details';
import { formatMinor, sumOf } from '../../../server/src/domain/money';
import type { BoxOfficeRequest, RefundSubject } from '../shared/svc-api';
import { useBoxOffice } from '../shared/use-box-office';

/* What somebody has chosen to refund, and how it is sent: the whole in one step, or place by place. */

interface Step {
  request: Omit<BoxOfficeRequest, 'reason'>;
  success: string;
}

export interface RefundChoice {
  amount: string;
  currency: string;
  /** Whether the amount follows from the places. */
  isFixed: boolean;
  /** How many places are released; undefined for all there are. */
  places?: number;
  steps: Step[];
}

/** What is ticked and typed; no places stands for the whole. */
interface Answers {
  places: string[] | null;
  typed: string | null;
}

/** As the server reads it: some people type a comma. */
const onWire = (amount: string) => amount.trim().replace(',', '.');

function wholeOf({ type, documentId }: RefundSubject, offer: RefundOffer, typed: string | null) {
  const { currency, left, refunded } = offer;
  const amount = typed ?? formatMinor(left);
  const request = {
    path: `${type}/${documentId}/refund`,
    amount: onWire(amount),
    refunded: formatMinor(refunded),
  };
  const success = `${amount} ${currency} is refunded.`;
  const places = type === 'attendees' ? { places: 1 } : {};
  return { amount, currency, isFixed: false, ...places, steps: [{ request, success }] };
}

/** The steps of what is chosen. Single places are refunds of their own, so that each is paid back once. */
export function refundsOf(
  subject: RefundSubject,
  offer: RefundOffer,
  { places, typed }: Answers,
): RefundChoice {
  if (places === null) return wholeOf(subject, offer, typed);
  const chosen = offer.places.filter(({ documentId }) => places.includes(documentId));
  const isFixed = chosen.length !== 1;
  const sum = formatMinor(sumOf(chosen.map(({ left }) => left)));
  const amount = isFixed ? sum : (typed ?? sum);
  const steps = chosen.map(({ documentId, fullName, left }) => ({
    request: {
      path: `attendees/${documentId}/refund`,
      amount: isFixed ? formatMinor(left) : onWire(amount),
    },
    success: `The place of ${fullName} is refunded.`,
  }));
  return { amount, currency: offer.currency, isFixed, places: chosen.length, steps };
}

/** What comes of it, in sentences. */
export function consequencesOf(choice: RefundChoice, { isByHand }: RefundOffer): string {
  const money = `${choice.amount} ${choice.currency}`;
  const way = isByHand
    ? `Hand ${money} over yourself: here it is only written down.`
    : `${money} goes back to the buyer by the way it was paid.`;
  const one = 'The place is released, and its code lets nobody in any more.';
  const many = 'places are released, and their codes let nobody in any more.';
  const released = choice.places === undefined ? `All ${many}` : `${choice.places} ${many}`;
  return `${way} ${choice.places === 1 ? one : released} The buyer gets a mail. This is final.`;
}

/** Refunds step by step, and stops at what is refused. */
export function useGiveBack() {
  const act = useBoxOffice();
  const [isBusy, setIsBusy] = useState(false);
  const [amountError, setAmountError] = useState<string>();
  const giveBack = async ({ steps }: RefundChoice, reason: string): Promise<boolean> => {
    setIsBusy(true);
    setAmountError(undefined);
    for (const { request, success } of steps) {
      const { isDone, refusal } = await act({ ...request, reason }, success);
      if (isDone) continue;
      setIsBusy(false);
      setAmountError(refusal.amountMinor && `The amount ${refusal.amountMinor}.`);
      return false;
    }
    return true;
  };
  return { giveBack, isBusy, amountError };
}
