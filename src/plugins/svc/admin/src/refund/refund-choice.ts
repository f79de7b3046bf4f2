import { useState } from 'react';
import type { RefundOffer } from '../../../server/src/contract/box-office-details';
import { formatMinor, sumOf } from '../../../server/src/domain/money';
import { fromAmount, moneyText } from '../shared/money';
import type { BoxOfficeRequest, RefundSubject } from '../shared/svc-api';
import { useBoxOffice } from '../shared/use-box-office';
import { type Say, useText } from './texts';

/* What somebody has chosen to refund, and how it is sent: the whole in one step, or place by place. */

interface Step {
  request: Omit<BoxOfficeRequest, 'reason' | 'means'>;
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

/** As the panel writes sums, however it is typed; what is no amount, as it is. */
function moneyOf(amount: string, currency: string): string {
  const typed = typedAmount(amount);
  return typed === null ? `${amount} ${currency}` : moneyText(typed, currency);
}

/** The sum that is refunded. */
export const sumOfChoice = ({ amount, currency }: RefundChoice) => moneyOf(amount, currency);

/** An order may cost more than any ticket does. */
export const typedAmount = (text: string) => fromAmount(text, 12);

/** As the server reads it. */
function onWire(amount: string): string {
  const typed = typedAmount(amount);
  return typed === null ? amount.trim() : formatMinor(typed);
}

function wholeOf(say: Say, subject: RefundSubject, offer: RefundOffer, typed: string | null) {
  const { type, documentId } = subject;
  const { currency, left, refunded, isByHand } = offer;
  const amount = typed ?? formatMinor(left);
  const request = {
    path: `${type}/${documentId}/refund`,
    amount: onWire(amount),
    refunded: formatMinor(refunded),
  };
  const success = say(isByHand ? 'refund.doneByHand' : 'refund.done', {
    money: moneyOf(amount, currency),
  });
  const places = type === 'attendees' ? { places: 1 } : {};
  return { amount, currency, isFixed: false, ...places, steps: [{ request, success }] };
}

/** The steps of what is chosen. Single places are refunds of their own, so that each is paid back once. */
export function refundsOf(
  say: Say,
  subject: RefundSubject,
  offer: RefundOffer,
  { places, typed }: Answers,
): RefundChoice {
  if (places === null) return wholeOf(say, subject, offer, typed);
  const chosen = offer.places.filter(({ documentId }) => places.includes(documentId));
  const isFixed = chosen.length !== 1;
  const sum = formatMinor(sumOf(chosen.map(({ left }) => left)));
  const amount = isFixed ? sum : (typed ?? sum);
  const steps = chosen.map(({ documentId, fullName, left }) => ({
    request: {
      path: `attendees/${documentId}/refund`,
      amount: isFixed ? formatMinor(left) : onWire(amount),
    },
    success: say('refund.placeDone', { name: fullName }),
  }));
  return { amount, currency: offer.currency, isFixed, places: chosen.length, steps };
}

/** What comes of it, in sentences. */
export function consequencesOf(
  say: Say,
  choice: RefundChoice,
  { isByHand, hasVoucher, isMailed }: RefundOffer,
): string {
  const money = sumOfChoice(choice);
  const { places: count } = choice;
  return [
    say(isByHand ? 'refund.byHand' : 'refund.byWay', { money }),
    count === undefined ? say('refund.releasesAll') : say('refund.releases', { count }),
    ...(hasVoucher ? [say('refund.voucher')] : []),
    say(isMailed ? 'refund.final' : 'refund.finalUnsaid'),
  ].join(' ');
}

/** Refunds step by step, and stops at what is refused. */
export function useGiveBack() {
  const act = useBoxOffice();
  const say = useText();
  const [isBusy, setIsBusy] = useState(false);
  const [amountError, setAmountError] = useState<string>();
  const giveBack = async (
    { steps }: RefundChoice,
    given: Pick<BoxOfficeRequest, 'reason' | 'means'>,
  ): Promise<boolean> => {
    setIsBusy(true);
    setAmountError(undefined);
    for (const { request, success } of steps) {
      const { isDone, refusal } = await act({ ...request, ...given }, success);
      if (isDone) continue;
      setIsBusy(false);
      const { amountMinor: why } = refusal;
      setAmountError(why && say('refund.amount.wrong', { reason: why }));
      return false;
    }
    return true;
  };
  return { giveBack, isBusy, amountError };
}
