import { settings } from '../strapi';
import { inTime as withinSeconds } from '../time-limit';

/** What a provider has not said within the time that payments have counts as not said. */
export function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = 'The payment provider did not answer in time.';
  return withinSeconds(asked, settings().paymentTimeoutSeconds, late);
}
