import { setTimeout as sleep } from 'node:timers/promises';
import { settings } from '../strapi';

/** What a provider has not said within the time that payments have counts as not said. */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const { signal } = timer;
  const late = sleep(settings().paymentTimeoutSeconds * 1000, undefined, { signal }).then(() => {
    throw new Error('The payment provider did not answer in time.');
  });
  late.catch(() => undefined);
  asked.catch(() => undefined);
  return Promise.race([asked, late]).finally(() => timer.abort());
}
