import { reasonOf } from './error-reason';

/**
 * Does the work for one after the other. What fails is logged, and keeps none of the others waiting.
 * @param nameOf what the log calls one, `order 17`
 */
export async function forEachIsolated<T>(
  items: T[],
  nameOf: (item: T) => string,
  work: (item: T) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      strapi.log.error(`Could not process ${nameOf(item)}: ${reasonOf(error)}`);
    }
  }
}
