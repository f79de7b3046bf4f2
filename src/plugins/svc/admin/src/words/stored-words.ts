import { erased } from '../../../server/src/contract/erased';
import { refundReasons } from '../../../server/src/contract/refund-reasons';
import type { Say, TextId } from '../shared/texts';

/* What the service stores in a word of its own, as people say it. What somebody else has written stays as it is. */

const methods: Record<string, TextId> = {
  offline: 'payment.offline',
  counter: 'payment.counter',
  free: 'counter.free',
  stripe: 'payment.stripe',
  test: 'payment.test',
};

const means: Record<string, TextId> = { cash: 'counter.cash', card: 'counter.card' };

const reasons: Record<string, TextId> = {
  [refundReasons.byOffice]: 'reason.byOffice',
  [refundReasons.askedByOffice]: 'reason.askedByOffice',
  [refundReasons.byBuyer]: 'reason.byBuyer',
  [erased.name]: 'reason.erased',
};

const inWords = (say: Say, words: Record<string, TextId>, stored: string | null | undefined) => {
  const id = stored ? words[stored] : undefined;
  return id ? say(id) : (stored ?? '');
};

interface Paid {
  paymentMethod?: string | null;
  paymentReference?: string | null;
}

/** How an order was paid: at the counter in cash, say. `handed` is how a clerk took the money of one that had waited for it. */
export function paymentWords(
  say: Say,
  { paymentMethod, paymentReference }: Paid,
  handed?: string,
): string {
  const method = inWords(say, methods, paymentMethod);
  const paidIn = paymentMethod === 'counter' ? paymentReference : handed;
  return [method, inWords(say, means, paidIn)].filter(Boolean).join(', ');
}

/** What a field of an order or a refund says. */
export function wordsOf(say: Say, name: string, fields: Record<string, unknown> & Paid): string {
  if (name === 'paymentMethod') return inWords(say, methods, fields.paymentMethod);
  const { paymentMethod, paymentReference } = fields;
  if (name === 'paymentReference')
    return inWords(say, paymentMethod === 'counter' ? means : {}, paymentReference);
  return inWords(say, reasons, fields[name] as string | null);
}
