import type { SvcError } from 'svc-client';

const texts: Record<string, (error: SvcError) => string> = {
  sold_out: () => 'Sold out meanwhile.',
  too_many: ({ data }) => `Only ${String(data.remaining)} left.`,
  not_yet: () => 'Not on sale yet.',
  sale_ended: () => 'The sale has ended.',
  event_withdrawn: () => 'The event was withdrawn.',
  declined: () => 'The payment was declined. Your places are still kept.',
  expired: () => 'The places were kept for too long and are free again.',
};

/** Why it was refused, in this site's words where it has some. */
export function reasonOf(error: SvcError): string {
  return texts[error.reason ?? '']?.(error) ?? error.message;
}
