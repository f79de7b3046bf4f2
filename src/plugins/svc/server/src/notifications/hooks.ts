import { type Hook, hooks } from '../contract/hooks';
import { withTimeout } from '../lib/timeout';
import { isOwnEvent } from '../outbox/deliveries';
import type { OwnEvent } from '../outbox/kinds';

/*
 * Strapi's event hub calls listeners one after the other and stops at the first that fails. Listeners of our hooks are
 * kept here instead, wherever they are added through the hub, and each is called apart.
 */

type Listener = (payload: unknown) => unknown;

const timeoutSeconds = 10;

let listeners = new Map<string, Listener[]>();

function isHook(name: string): boolean {
  return (hooks as readonly string[]).includes(name) || isOwnEvent(name);
}

function add(name: string, listener: Listener): () => void {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  return () => remove(name, listener);
}

function remove(name: string, listener: Listener): void {
  const left = (listeners.get(name) ?? []).filter((one) => one !== listener);
  listeners.set(name, left);
}

function addOnce(name: string, listener: Listener): () => void {
  const off = add(name, (payload) => {
    off();
    return listener(payload);
  });
  return off;
}

/** From now on, listeners that are added to a hook are called apart. */
export function isolateListeners(): void {
  listeners = new Map();
  const hub = strapi.eventHub;
  const own = { ...hub };
  hub.on = (name, listener) => (isHook(name) ? add(name, listener) : own.on(name, listener));
  hub.off = (name, listener) => (isHook(name) ? remove(name, listener) : own.off(name, listener));
  hub.once = (name, listener) =>
    isHook(name) ? addOnce(name, listener) : own.once(name, listener);
}

/** A listener may throw anything, so only its name is told. */
async function callIsolated(hook: string, who: string, call: () => unknown): Promise<void> {
  try {
    await withTimeout(Promise.resolve().then(call), timeoutSeconds, 'A listener took too long.');
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    strapi.log.error(`${who} of ${hook} failed or took too long (${name}).`);
  }
}

/** Tells every listener, and whoever subscribed to all events of the hub. Never throws. */
export async function callListeners(hook: Hook | OwnEvent, payload: object): Promise<void> {
  const calls = (listeners.get(hook) ?? []).map((listener) =>
    callIsolated(hook, `Listener ${listener.name || '(unnamed)'}`, () =>
      listener(structuredClone(payload)),
    ),
  );
  const subscribers = () => strapi.eventHub.emit(hook, structuredClone(payload));
  await Promise.all([...calls, callIsolated(hook, 'A subscriber', subscribers)]);
}
