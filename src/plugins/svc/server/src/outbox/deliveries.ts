import type { Core } from '@strapi/strapi';
import { type Hook, type HookPayloads, hooks } from '../contract/hooks';
import { callingFile } from '../host/calling-file';
import type { DeliveryKind, OwnEvent, OwnEventKind } from './kinds';

/*
 * What a project has delivered, and domain events of its own: declared while Strapi registers, and the same until it ends.
 */

/** Of a domain event of the project's own: what it was emitted with. */
type OwnPayload = { fact_id: string } & Record<string, unknown>;

/** What is delivered of a domain event. Names and addresses are those of now, statuses those of the event. */
export type Told<On extends string> = On extends Hook ? HookPayloads[On] : OwnPayload;

/** About one attempt. */
export interface Attempt {
  /** The same at every attempt, and of no other delivery: for the receiver, to know what it has already. */
  key: string;
  /** 1 for the first. */
  attempt: number;
  /** Ends when the attempt has taken too long. */
  signal: AbortSignal;
}

/** What a delivery is told of, and how often it is tried. */
export interface DeliveryOptions<On extends string> {
  /** The domain event: a hook of the service, or one that {@link declareEvent} names. */
  on: On;
  /** How often it is tried before it is given up; 8 unless said. */
  attempts?: number;
  /** Seconds before the second attempt, the third, …; the last holds for all after it. */
  backOff?: readonly number[];
}

export interface Delivery extends DeliveryOptions<string> {
  handle: (payload: never, attempt: Attempt) => unknown;
  file: string | undefined;
}

interface Registry {
  deliveries: Map<string, Delivery>;
  events: Set<OwnEvent>;
  isClosed: boolean;
}

const registries = new WeakMap<Core.Strapi, Registry>();

function registry(): Registry {
  const known = registries.get(strapi);
  if (known) return known;
  const made = { deliveries: new Map(), events: new Set<OwnEvent>(), isClosed: false };
  registries.set(strapi, made);
  return made;
}

function refuse(what: string, fault: string, file = callingFile()): never {
  throw new Error(`${what}${file ? ` in ${file}` : ''} ${fault}.`);
}

const eventName = /^api_[a-z\d_]{1,100}$/;

/** Declares a domain event of the project's own, `api_sponsor_approved`. To be called in `register()`. */
export function declareEvent(name: OwnEvent): void {
  const { events, isClosed } = registry();
  const what = `The event ${name}`;
  if (isClosed) refuse(what, 'is declared too late: call declareEvent() in register()');
  if (!eventName.test(name)) refuse(what, 'needs a name like api_sponsor_approved');
  if (events.has(name)) refuse(what, 'is declared twice');
  events.add(name);
}

function optionsFault({ attempts = 1, backOff = [1] }: DeliveryOptions<string>) {
  if (!Number.isInteger(attempts) || attempts < 1) return 'needs a whole number of attempts';
  const isWait = (seconds: unknown) => typeof seconds === 'number' && seconds >= 0;
  if (backOff.length > 0 && backOff.every(isWait)) return undefined;
  return 'needs seconds in its backOff: [60, 300]';
}

/**
 * Has every domain event of one kind delivered by code of the project's own, at least once: written down with what has
 * happened, and tried again where `handle` throws. What is of one order, or is about one thing, comes in its order. To be
 * called in `register()`.
 */
export function deliver<On extends Hook | OwnEvent>(
  name: string,
  options: DeliveryOptions<On>,
  handle: (payload: Told<On>, attempt: Attempt) => unknown,
): void {
  const { deliveries, isClosed } = registry();
  const what = `The delivery ${name}`;
  if (isClosed) refuse(what, 'is declared too late: call deliver() in register()');
  if (!/^[a-z][a-z\d-]{0,63}$/.test(name))
    refuse(what, 'needs a name like ledger or ticket-printer');
  const other = deliveries.get(name);
  if (other) refuse(what, `is declared twice${other.file ? `, first in ${other.file}` : ''}`);
  const fault = optionsFault(options);
  if (fault) refuse(what, fault);
  deliveries.set(name, { ...options, handle, file: callingFile() });
}

/** From now on there are no more; whether there are any. @throws Error for one of an event that does not exist, in one line */
export function closeDeliveries(): boolean {
  const { deliveries, events } = registry();
  const allowed: string[] = [...hooks, ...events];
  for (const [name, { on, file }] of deliveries) {
    if (allowed.includes(on)) continue;
    refuse(`The delivery ${name}`, `is on ${on}, which is none of ${allowed.join(', ')}`, file);
  }
  registry().isClosed = true;
  return deliveries.size > 0;
}

export function findDelivery(name: string): Delivery | undefined {
  return registry().deliveries.get(name);
}

/** The names of those on a domain event. */
export function deliveriesOn(event: string): string[] {
  const all = [...registry().deliveries];
  return all.filter(([, { on }]) => on === event).map(([name]) => name);
}

export function isOwnEvent(name: string): boolean {
  return registry().events.has(name as OwnEvent);
}

export function ownEventKinds(): OwnEventKind[] {
  return [...registry().events].map((name) => `event ${name}` as const);
}

export function deliveryKinds(): DeliveryKind[] {
  return [...registry().deliveries.keys()].map((name) => `delivery ${name}` as const);
}
