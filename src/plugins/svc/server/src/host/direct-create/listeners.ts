import type { Core } from '@strapi/strapi';
import { isCalledByProject } from '../calling-file';
import { rulesOf } from '../rules';

/*
 * Who wants to hear of new entries. The host reads an entry again, with all that it names, to tell of it: where nobody
 * listens, nothing has to be read.
 */

interface Heard {
  /** How many listen, by the name of the event. */
  listeners: Map<string, number>;
  /** Whether anybody hears of everything. */
  all: boolean;
  /** Who has subscribed to what the query engine writes. */
  subscribers: Set<unknown>;
  /** How many middlewares others than the host have around the Document Service. */
  middlewares: number;
}

interface Subscriber {
  models?: string[];
  beforeCreate?: unknown;
  afterCreate?: unknown;
}

const heardOf = new WeakMap<Core.Strapi, Heard>();

/** Counts who listens from now on. To be called before anybody's webhooks are read. */
export function watchListeners(): void {
  const hub = strapi.eventHub;
  const listeners = new Map<string, number>();
  const heard: Heard = { listeners, all: false, subscribers: new Set(), middlewares: 0 };
  const count = (name: string, step: 1 | -1) =>
    listeners.set(name, Math.max(0, (listeners.get(name) ?? 0) + step));
  const own = { ...hub };
  hub.on = (name, listener) => {
    count(name, 1);
    return own.on(name, listener);
  };
  hub.off = (name, listener) => {
    count(name, -1);
    own.off(name, listener);
  };
  hub.subscribe = (subscriber) => {
    heard.all = true;
    return own.subscribe(subscriber);
  };
  const { lifecycles } = strapi.db;
  const subscribeToRows = lifecycles.subscribe.bind(lifecycles);
  lifecycles.subscribe = (subscriber) => {
    const leave = subscribeToRows(subscriber);
    heard.subscribers.add(subscriber);
    return () => {
      heard.subscribers.delete(subscriber);
      return leave();
    };
  };
  heardOf.set(strapi, heard);
}

function seesCreation(subscriber: unknown, uid: string): boolean {
  if (typeof subscriber === 'function') return true;
  const { models, ...moments } = subscriber as Subscriber;
  const isOfType = !models || models.includes(uid);
  return isOfType && ('beforeCreate' in moments || 'afterCreate' in moments);
}

/** Whether anybody else has a hand in the making of rows of a type. */
export function hasLifecycles(uid: string): boolean {
  const { lifecycles = {} } = strapi.db.metadata.get(uid) as { lifecycles?: object };
  const { subscribers } = heardOf.get(strapi)!;
  return (
    Object.keys(lifecycles).length > 0 || [...subscribers].some((one) => seesCreation(one, uid))
  );
}

/** Whether somebody may listen for one of these events. The host's paid edition has begun to before us. */
export function hasListeners(names: string[]): boolean {
  const heard = heardOf.get(strapi);
  const isPaid = (strapi as { ee?: { isEE?: boolean } }).ee?.isEE === true;
  return !heard || heard.all || isPaid || names.some((name) => heard.listeners.get(name));
}

/**
 * Counts a middleware around the Document Service, unless it is the host's or ours; to be called by what is called to add it.
 * @returns what to call when it is taken away
 */
export function countMiddleware(): () => void {
  const heard = heardOf.get(strapi)!;
  const step = isCalledByProject() ? 1 : 0;
  heard.middlewares += step;
  return () => {
    heard.middlewares -= step;
  };
}

/**
 * Whether things of a type are made by the host and this plugin alone. What a project has a hand in may look at what was made
 * before, at any moment.
 */
export function isMadeByUsAlone(uid: string): boolean {
  const { middlewares } = heardOf.get(strapi)!;
  return middlewares === 0 && rulesOf(uid).length === 0 && !hasLifecycles(uid);
}
