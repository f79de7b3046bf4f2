/*
 * What a page keeps of a service: the cart's token for all its tabs, and what is typed or being bought for one tab. The
 * storage is that of the page, not of the service, so no browser counts it as a third party's. Where the page may keep
 * nothing, it is kept as long as the page is open.
 */

export interface Store<Value> {
  read(): Value | null;
  write(value: Value | null): void;
}

function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

export function openStore<Value>(
  kind: 'localStorage' | 'sessionStorage',
  name: string,
): Store<Value> {
  const storage = storageOf(kind);
  let kept: string | null = null;
  return {
    read() {
      try {
        const text = storage?.getItem(name) ?? kept;
        return text === null ? null : (JSON.parse(text) as Value);
      } catch {
        return null;
      }
    },
    write(value) {
      kept = value === null ? null : JSON.stringify(value);
      try {
        if (kept === null) storage?.removeItem(name);
        else storage?.setItem(name, kept);
      } catch {
        // Full, or closed: it is kept here.
      }
    },
  };
}
