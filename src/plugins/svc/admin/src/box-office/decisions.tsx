import { Check, Cross } from '@strapi/icons';
import type { RefundDocument } from '../shared/box-office';
import { moneyText } from '../shared/money';
import type { Say } from '../shared/texts';
import type { Decision } from './decide-button';

/* The two ways in which a request for a refund is decided. */

/** An administrator may be kept from the sums. */
function approvalText(say: Say, { amountMinor, currency, details }: RefundDocument): string {
  const isByHand = details?.isByHand;
  if (amountMinor === undefined) {
    return say(isByHand ? 'decide.approve.byHandUnknown' : 'decide.approve.unknown');
  }
  return say(isByHand ? 'decide.approve.byHand' : 'decide.approve.question', {
    money: moneyText(amountMinor, currency),
  });
}

export function approval(request: RefundDocument): Decision {
  const { details } = request;
  return {
    label: 'decide.approve',
    icon: <Check />,
    variant: 'default',
    question: (say) => approvalText(say, request),
    isByHand: details?.isByHand,
    success: details?.isByHand ? 'decide.approve.doneByHand' : 'decide.approve.done',
    verb: 'approve',
  };
}

export const rejection: Decision = {
  label: 'decide.reject',
  icon: <Cross />,
  variant: 'danger-light',
  question: (say) => say('decide.reject.question'),
  success: 'decide.reject.done',
  verb: 'reject',
};
