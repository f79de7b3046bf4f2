import type { SvcError } from 'svc-client';
import { formatMoment, visitorZone } from '../format';

/** What is said of a reason, or of a code that has none. */
export type Words = Record<string, (error: SvcError) => string>;

const texts: Words = {
  sold_out: () => 'Sold out meanwhile.',
  too_many: ({ data }) => `Only ${String(data.remaining)} left.`,
  not_yet: () => 'Not on sale yet.',
  sale_ended: () => 'The sale has ended.',
  event_withdrawn: () => 'The event was withdrawn.',
  voucher_not_yet: ({ data }) =>
    `This voucher can be used from ${formatMoment(String(data.opens_utc), visitorZone)}.`,
  voucher_ended: () => 'This voucher is no longer valid.',
  voucher_used_up: ({ data }) =>
    Number(data.remaining) > 0
      ? `This voucher is good for only ${String(data.remaining)} more of these tickets.`
      : 'This voucher has been used up.',
  voucher_not_for_these: () => 'This voucher is not for the tickets in your cart.',
  too_many_codes: () => 'Too many wrong codes came from your network. Try again in a while.',
  declined: () => 'The payment was declined. Your places are still kept.',
  expired: () => 'The places were kept for too long and are free again.',
  window_over: () => 'It is too late for this.',
  not_confirmed: () => 'This can be done with tickets that are paid and not used yet.',
  handed_on: () => 'This ticket was handed on, and is somebody else’s now.',
  not_transferable: () => 'Tickets to this event cannot be handed on.',
  not_returnable: () => 'Tickets of this order cannot be given back.',
  already_requested: () => 'A refund was asked for already. The organizer decides.',
};

/** Why it was refused, in this site's words where it has some; `words` come first. */
export function reasonOf(error: SvcError, words: Words = {}): string {
  const name = error.reason ?? error.code;
  return (words[name] ?? texts[name])?.(error) ?? error.message;
}
