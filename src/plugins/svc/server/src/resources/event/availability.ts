/*
 * Whether places of events can be had. Tickets know it, and they know of events: what asks them is told here.
 */

/** The best first: of several tickets of an event it counts. */
export const availabilities = ['on_sale', 'not_yet', 'sold_out', 'ended', 'none'] as const;
export type Availability = (typeof availabilities)[number];

/** By the public ids of events; one without tickets may be missing. */
type FindAvailability = (eventIds: number[]) => Promise<Map<number, Availability>>;

let find: FindAvailability = () => Promise.resolve(new Map<number, Availability>());

export function registerAvailability(found: FindAvailability): void {
  find = found;
}

/** A fixed number of queries, however many events. */
export function findAvailability(eventIds: number[]): Promise<Map<number, Availability>> {
  return find(eventIds);
}
