/** A source of numbers that look random and are the same every time for the same name. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both bounds included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Different ones, in any order; all of them where there are not more. */
  some<T>(items: readonly T[], count: number): T[];
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32: small, fast, and good enough for demo data. */
export function randomOf(name: string): Random {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => items[between(0, items.length - 1)]!,
    some(items, count) {
      const left = [...items];
      const wanted = Math.min(count, left.length);
      return Array.from({ length: wanted }, () => left.splice(between(0, left.length - 1), 1)[0]!);
    },
  };
}

/**
 * The `index`th way to take one item of each list: all ways differ until every one was taken, and neighbours differ
 * in every item.
 */
export function combination<T>(lists: readonly (readonly T[])[], index: number): T[] {
  let rest = index;
  let shift = 0;
  return lists.map((list) => {
    const digit = rest % list.length;
    rest = Math.floor(rest / list.length);
    const item = list[(digit + shift) % list.length]!;
    shift += digit * 7;
    return item;
  });
}
