/**
 * Goes through what is found by ids, a batch at a time, and begins anew after the last. Where it stands it only remembers so
 * as not to look at the same ones each time: whoever begins anew elsewhere does no harm.
 * @param find those that follow an id, in order of their ids
 */
export function createSweep<T extends { id: number }>(
  find: (after: number, limit: number) => Promise<T[]>,
): (limit: number) => Promise<T[]> {
  let after = 0;
  return async (limit) => {
    const batch = await find(after, limit);
    after = batch.length < limit ? 0 : batch.at(-1)!.id;
    return batch;
  };
}
