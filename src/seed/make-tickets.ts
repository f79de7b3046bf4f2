import type { Random } from './random';

/** `capacity` -1 is unlimited; `priceMinor` in minor units. */
export interface SeedTicket {
  title: string;
  type: 'paid' | 'rsvp' | 'free';
  priceMinor: number;
  capacity: number;
  sold: number;
}

const unlimited = -1;

function ticket(
  title: string,
  type: SeedTicket['type'],
  { price = 0, capacity = unlimited, sold = 0 } = {},
): SeedTicket {
  return { title, type, priceMinor: price, capacity, sold };
}

/** What kinds of places an event offers. Each is seen among the first events, the sold-out one too. */
const offers: SeedTicket[][] = [
  [
    ticket('Standard', 'paid', { price: 2500, capacity: 120 }),
    ticket('Front row', 'paid', { price: 4500, capacity: 8, sold: 8 }),
  ],
  [ticket('Free entry', 'free')],
  [ticket('RSVP', 'rsvp', { capacity: 60 })],
  [
    ticket('Adult', 'paid', { price: 1200, capacity: 80 }),
    ticket('Concession', 'paid', { price: 800, capacity: 40 }),
    ticket('Under 12', 'free', { capacity: 40 }),
  ],
  [],
  [ticket('Admission', 'paid', { price: 1850 })],
  [ticket('Seat', 'rsvp'), ticket('Supporter', 'paid', { price: 1000, capacity: 200 })],
];

/** The tickets of an event: every kind of offer for the first events, later ones have some in four of ten cases. */
export function makeTickets(index: number, random: Random): SeedTicket[] {
  if (index < offers.length) return offers[index]!;
  return random.chance(0.4) ? random.pick(offers) : [];
}
