/** What is found of many ids, in lists that no database finds too long. */
export async function inLists<T>(
  ids: number[],
  find: (some: number[]) => Promise<T[]>,
  size = 1000,
): Promise<T[]> {
  const found: T[] = [];
  for (let done = 0; done < ids.length; done += size) {
    found.push(...(await find(ids.slice(done, done + size))));
  }
  return found;
}
