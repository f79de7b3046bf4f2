import { Check, Cross } from '@strapi/icons';
import type { RefundDocument } from '../shared/box-office';
import { moneyText } from '../shared/money';
import type { Say } from '../shared/texts';
import type { Decision } from './use-decision';

/* The two ways in which a request for a refund is decided. */

const isByHand = ({ details }: RefundDocument) => details?.isByHand ?? false;

/** An administrator may be kept from the sums. */
function approvalText(say: Say, request: RefundDocument): string {
  const { amountMinor, currency } = request;
  if (amountMinor === undefined) {
    return say(isByHand(request) ? 'decide.approve.byHandUnknown' : 'decide.approve.unknown');
  }
  return say(isByHand(request) ? 'decide.approve.byHand' : 'decide.approve.question', {
    money: moneyText(amountMinor, currency),
  });
}

export const approval: Decision = {
  label: 'decide.approve',
  icon: <Check />,
  variant: 'default',
  question: approvalText,
  isByHand,
  success: (request) => (isByHand(request) ? 'decide.approve.doneByHand' : 'decide.approve.done'),
  verb: 'approve',
};

export const rejection: Decision = {
  label: 'decide.reject',
  icon: <Cross />,
  variant: 'danger-light',
  question: (say) => say('decide.reject.question'),
  isByHand: () => false,
  success: () => 'decide.reject.done',
  verb: 'reject',
};
