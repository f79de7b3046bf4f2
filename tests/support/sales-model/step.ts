import fc from 'fast-check';
import { type Attendee, type Death, type Order } from './things';
import { type DeathSteps, prices, type World } from './world';
import type { Answer, Call } from '#svc/testing/client';

/*
 * What people do to the shop, right or wrong, in any order. A step asks the model and the service for the same thing;
 * one that needs what is not there yet (an order, an attendee) does nothing.
 */

/** What the model says of a step, and the service; nothing where nobody was asked. */
export type Said = [model: string, service: Answer] | void;

export interface Step {
  name: string;
  take: (world: World) => Promise<Said>;
}

export function step<T>(
  name: string,
  fields: { [K in keyof T]: fc.Arbitrary<T[K]> },
  take: (world: World, chosen: T) => Promise<Said>,
): fc.Arbitrary<Step> {
  return fc.record<T>(fields).map((chosen) => ({
    name,
    take: (world: World) => take(world, chosen as T),
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(chosen)}`,
  }));
}

/** One of some things; 0 is the latest. */
export const nth = fc.nat({ max: 4 });
export const pick = <T>(things: T[], index: number) => things.at(-1 - (index % things.length));

/** A buyer, and a ticket. */
export const who = fc.nat({ max: 3 });
export const what = fc.nat({ max: prices.length - 1 });

/* A process that dies. */

export interface Dies {
  death: Death;
  which: number;
}

export const dies: fc.Arbitrary<Dies> = fc.record({
  death: fc.constantFrom<Death>('early', 'claimed', 'asked', 'late'),
  which: fc.nat(4),
});

/** Has a request sent, to a process that dies on its way where one is meant to. */
export function sendTo(world: World, dying: Dies | undefined, steps: DeathSteps, token: string) {
  if (!dying) return (send: (call: Call) => Promise<Answer>) => send(world.service.call);
  const names = steps[dying.death](token);
  const name = names[dying.which % names.length]!;
  return (send: (call: Call) => Promise<Answer>) => world.dying(name, send);
}

/* What the model calls by its place in a list, on the wire. */

export function idOfOrder({ sales, stored }: World, order: Order): number {
  return stored.orders[sales.orders.indexOf(order)]!.public_id as number;
}

export function idOfAttendee({ sales, stored }: World, attendee: Attendee): number {
  return stored.attendees[sales.attendees.indexOf(attendee)]!.public_id as number;
}

export const amountOf = (minor: number) => (minor / 100).toFixed(2);
