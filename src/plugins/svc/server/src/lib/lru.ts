/** A map with a bound: where what it holds comes to more, the entries least recently read or written go. */
export interface Lru<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  /** What the entries weigh together. */
  weight(): number;
}

/**
 * @param most so many entries, or so much as they may weigh together; one that weighs more by itself is not kept
 * @param weightOf always the same of one entry
 */
export function createLru<Key, Value extends NonNullable<unknown>>(
  most: number,
  weightOf: (key: Key, value: Value) => number = () => 1,
): Lru<Key, Value> {
  /** Least recently used first: a Map keeps the order in which keys were added. */
  const entries = new Map<Key, Value>();
  let weight = 0;
  const drop = (key: Key, value: Value) => {
    entries.delete(key);
    weight -= weightOf(key, value);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      const before = entries.get(key);
      if (before !== undefined) drop(key, before);
      const added = weightOf(key, value);
      if (added > most) return;
      entries.set(key, value);
      weight += added;
      for (const [oldest, old] of entries) {
        if (weight <= most) break;
        drop(oldest, old);
      }
    },
    weight: () => weight,
  };
}
