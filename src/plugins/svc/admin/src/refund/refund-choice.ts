import { useState } from 'react';
import type { RefundOffer } from '../../../server/src/contract/box-office-details';
import { formatMinor, isMore, type Minor, noMoney, sumOf } from '../../../server/src/domain/money';
import { amountExamples, amountText, fromAmount, moneyText } from '../shared/money';
import { placeOf } from '../shared/place-of';
import type { BoxOfficeRequest, RefundSubject } from '../shared/svc-api';
import { useBoxOffice } from '../shared/use-box-office';
import { type Say, useText } from './texts';

/* What somebody has chosen to refund, and how it is sent: the whole in one step, or place by place. */

interface Step {
  request: Omit<BoxOfficeRequest, 'reason' | 'means'>;
  amount: Minor;
  /** Whose place it is, where it is one of several. */
  place: string;
}

export interface RefundChoice {
  amount: string;
  currency: string;
  /** The most that can go back of it. */
  most: Minor;
  /** Whether the amount follows from the places. */
  isFixed: boolean;
  /** How many places are released; undefined for all there are. */
  places?: number;
  /** What is said of a sum when it is done. */
  success: 'ask.done' | 'refund.done' | 'refund.doneByHand';
  steps: Step[];
}

/** What is ticked and typed; no places stands for the whole. */
interface Answers {
  isAsking: boolean;
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
const typedAmount = (text: string) => fromAmount(text, 12);

/** As the server reads it. */
function onWire(amount: string): string {
  const typed = typedAmount(amount);
  return typed === null ? amount.trim() : formatMinor(typed);
}

function successOf(isAsking: boolean, { isByHand }: RefundOffer) {
  const done = isByHand ? 'refund.doneByHand' : 'refund.done';
  return isAsking ? 'ask.done' : done;
}

const verbOf = (isAsking: boolean) => (isAsking ? 'ask-refund' : 'refund');

function wholeOf(
  { type, documentId }: RefundSubject,
  offer: RefundOffer,
  { typed, isAsking }: Answers,
): RefundChoice {
  const { currency, left, refunded } = offer;
  const amount = typed ?? amountText(left);
  const request = {
    path: `${type}/${documentId}/${verbOf(isAsking)}`,
    amount: onWire(amount),
    refunded: formatMinor(refunded),
  };
  const places = type === 'attendees' ? { places: 1 } : {};
  const success = successOf(isAsking, offer);
  const steps = [{ request, amount: typedAmount(amount) ?? noMoney, place: '' }];
  return { amount, currency, most: left, isFixed: false, ...places, success, steps };
}

/** The steps of what is chosen. Single places are refunds of their own, so that each is paid back once. */
export function refundsOf(
  subject: RefundSubject,
  offer: RefundOffer,
  answers: Answers,
): RefundChoice {
  const { places, typed, isAsking } = answers;
  if (places === null) return wholeOf(subject, offer, answers);
  const chosen = offer.places.filter(({ documentId }) => places.includes(documentId));
  const isFixed = chosen.length !== 1;
  const most = sumOf(chosen.map(({ left }) => left));
  const sum = amountText(most);
  const amount = isFixed ? sum : (typed ?? sum);
  const steps = chosen.map((place) => ({
    request: {
      path: `attendees/${place.documentId}/${verbOf(isAsking)}`,
      amount: isFixed ? formatMinor(place.left) : onWire(amount),
    },
    amount: isFixed ? place.left : (typedAmount(amount) ?? noMoney),
    place: placeOf(place),
  }));
  const { currency } = offer;
  const success = successOf(isAsking, offer);
  return { amount, currency, most, isFixed, places: chosen.length, success, steps };
}

/** What can be asked for beside the requests that wait already. */
export function askable(offer: RefundOffer): RefundOffer {
  return { ...offer, places: offer.places.filter((place) => !place.isAskedFor) };
}

/** What is wrong with the amount, before anybody is asked; undefined where nothing is. */
export function wrongAmount(say: Say, { amount, most, currency }: RefundChoice) {
  const typed = typedAmount(amount);
  if (typed === null) return say('fields.money.wrong', amountExamples());
  if (isMore(typed, most)) return say('refund.amount.most', { money: moneyText(most, currency) });
  if (isMore(typed, noMoney)) return undefined;
  return say('refund.amount.none', { money: moneyText(noMoney, currency) });
}

/** Where less goes back than could: that the places are released all the same, who would look for that? */
export function lessThanAll(say: Say, choice: RefundChoice, { places }: RefundOffer) {
  const typed = typedAmount(choice.amount);
  if (typed === null || !isMore(choice.most, typed)) return undefined;
  const most = moneyText(choice.most, choice.currency);
  const count = choice.places ?? places.length;
  return say('refund.lessThanAll', { money: sumOfChoice(choice), most, count });
}

/** What comes of it, in sentences. */
export function consequencesOf(
  say: Say,
  choice: RefundChoice,
  { isByHand, hasVoucher, isMailed }: RefundOffer,
  isAsking: boolean,
): string {
  const money = sumOfChoice(choice);
  const { places: count } = choice;
  if (isAsking) return say('ask.waits', { money });
  return [
    say(isByHand ? 'refund.byHand' : 'refund.byWay', { money }),
    count === undefined ? say('refund.releasesAll') : say('refund.releases', { count }),
    ...(hasVoucher ? [say('refund.voucher')] : []),
    say(isMailed ? 'refund.final' : 'refund.finalUnsaid'),
  ].join(' ');
}

/** Of several places some are done, and then one is refused: which, and how much is to be handed over. */
function partlyDone(say: Say, { success, currency }: RefundChoice, done: Step[], refused: Step) {
  const money = moneyText(sumOf(done.map(({ amount }) => amount)), currency);
  const places = done.map(({ place }) => place).join('; ');
  return `${say(success, { money })} ${say('refund.partly', { done: places, place: refused.place })}`;
}

/** Refunds step by step, and stops at what is refused. Of several places the sum is said, once all are done. */
export function useGiveBack() {
  const act = useBoxOffice();
  const say = useText();
  const [isBusy, setIsBusy] = useState(false);
  const [amountError, setAmountError] = useState<string>();
  const [partly, setPartly] = useState<string>();
  const [isUnknown, setIsUnknown] = useState(false);
  const giveBack = async (
    choice: RefundChoice,
    given: Pick<BoxOfficeRequest, 'reason' | 'means'>,
  ): Promise<boolean> => {
    const { steps, success } = choice;
    setIsBusy(true);
    setAmountError(undefined);
    setPartly(undefined);
    for (const [index, step] of steps.entries()) {
      const isLast = index === steps.length - 1;
      const said = isLast ? say(success, { money: sumOfChoice(choice) }) : null;
      const { isDone, refusal, isUnknown: isLost } = await act({ ...step.request, ...given }, said);
      if (isDone) continue;
      setIsBusy(false);
      setIsUnknown(isLost);
      const { amountMinor: why } = refusal;
      setAmountError(why && say('refund.amount.wrong', { reason: why }));
      if (index > 0) setPartly(partlyDone(say, choice, steps.slice(0, index), step));
      return false;
    }
    return true;
  };
  return { giveBack, isBusy, amountError, partly, isUnknown };
}
