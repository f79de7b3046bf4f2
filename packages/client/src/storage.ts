/** What the client keeps its tokens in: `localStorage`, `sessionStorage`, or anything with these three. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Keeps tokens as long as the program runs: for servers, one for each visitor, and for tests. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The browser's own storage, or memory where there is none, or where the browser forbids it. */
export function defaultStorage(): KeyValueStorage {
  try {
    const storage = globalThis.localStorage as KeyValueStorage | undefined;
    storage?.getItem('svc');
    return storage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}

/** One value under `key`; null takes it away. */
export function kept(storage: KeyValueStorage, key: string) {
  return {
    get: () => storage.getItem(key),
    set(value: string | null) {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    },
  };
}

export type Kept = ReturnType<typeof kept>;
