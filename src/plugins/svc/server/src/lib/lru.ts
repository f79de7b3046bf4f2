/** A map that keeps so many entries: where it is full, the one least recently read or written goes. */
export interface Lru<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
}

export function createLru<Key, Value extends NonNullable<unknown>>(
  maxEntries: number,
): Lru<Key, Value> {
  /** Least recently used first: a Map keeps the order in which keys were added. */
  const entries = new Map<Key, Value>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
    },
  };
}
