import type { Refusal } from './api';
import type { Speaker, TextKey } from './texts';
import { momentText } from './when';

/* What the buyer is told of a refusal: by its reason where it has one, for words change and reasons do not. */

const byReason: Record<string, TextKey> = {
  sold_out: 'sold_out',
  sale_ended: 'ended',
  event_withdrawn: 'event_withdrawn',
  no_price: 'no_price',
  too_many_carts: 'too_many_carts',
  declined: 'declined',
  declined_too_often: 'declined_too_often',
  amount_differs: 'declined',
  voucher_ended: 'voucher_ended',
  voucher_not_for_these: 'voucher_not_for_these',
  too_many_codes: 'too_many_codes',
};

const byCode: Record<string, TextKey> = {
  unreachable: 'offline',
  rest_payment_failed: 'declined',
  rest_payment_unavailable: 'payment_unknown',
  rest_idempotency_in_flight: 'payment_unknown',
  rest_cart_in_checkout: 'payment_unknown',
  rest_idempotency_mismatch: 'cart_changed',
  rest_busy: 'busy',
  rest_conflict: 'busy',
  no_stripe: 'stripe_unavailable',
};

export function refusalText(refusal: Refusal, { say, locale }: Speaker): string {
  const { reason, data, code, message } = refusal;
  if (reason === 'too_many') return say('too_many', { count: data.remaining ?? 0 });
  if (reason === 'not_yet' || reason === 'voucher_not_yet') {
    return say(reason, { when: data.opens_utc ? momentText(data.opens_utc, locale) : '' });
  }
  if (reason === 'voucher_used_up') {
    return data.remaining ? say('voucher_left', { count: data.remaining }) : say(reason);
  }
  const key = byReason[reason] ?? byCode[code];
  if (key) return say(key);
  // What is left has no words of ours; the service's are in English.
  return Object.values(refusal.params).filter(Boolean).join(' ') || message;
}

/** At the field of a code, where `rest_post_invalid_id` is a code that nobody has made. */
export function voucherRefusalText(refusal: Refusal, speaker: Speaker): string {
  const { code, params } = refusal;
  if (code === 'rest_post_invalid_id' || 'code' in params) return speaker.say('voucher_unknown');
  if (code === 'rest_cart_in_checkout') return speaker.say('voucher_while_paying');
  return refusalText(refusal, speaker);
}
