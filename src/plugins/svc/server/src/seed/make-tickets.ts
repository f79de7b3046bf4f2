import { dayAfter } from './days';
import type { Random } from './random';
import { minor, type Minor, noMoney } from '../domain/money';

/** `capacity` -1 is unlimited; sale dates are wall-clock times in the event's zone. */
export interface SeedTicket {
  title: string;
  description: string | null;
  type: 'paid' | 'rsvp' | 'free';
  priceMinor: Minor;
  capacity: number;
  maxPerOrder: number;
  startSaleDate: string | null;
  endSaleDate: string | null;
}

/** When a ticket can be bought, as a demo is started. */
type Sale = 'now' | 'later' | 'over';

type TicketTemplate = Omit<SeedTicket, 'startSaleDate' | 'endSaleDate'> & { sale: Sale };

const unlimited = -1;
/** Of an event that is nearly sold out. */
export const fewPlaces = 20;

function ticket(
  title: string,
  type: SeedTicket['type'],
  fields: Partial<Omit<TicketTemplate, 'title' | 'type'>> = {},
): TicketTemplate {
  return {
    title,
    type,
    description: null,
    priceMinor: noMoney,
    capacity: unlimited,
    maxPerOrder: 100,
    sale: 'now',
    ...fields,
  };
}

/** What kinds of places an event offers. Each is seen among the first events; `Front row` is sold out there. */
const ticketTemplates: TicketTemplate[][] = [
  [
    ticket('Standard', 'paid', { priceMinor: minor(2500), capacity: 120 }),
    ticket('Front row', 'paid', {
      priceMinor: minor(4500),
      capacity: 8,
      maxPerOrder: 4,
      description: 'A seat in the first row, and a drink in the break.',
    }),
  ],
  [ticket('Free entry', 'free', { maxPerOrder: 10 })],
  [ticket('RSVP', 'rsvp', { capacity: fewPlaces, maxPerOrder: 6 })],
  [
    ticket('Adult', 'paid', { priceMinor: minor(1200), capacity: 80 }),
    ticket('Concession', 'paid', {
      priceMinor: minor(800),
      capacity: 40,
      description: 'For students, pensioners and people out of work. Please bring your card.',
    }),
    ticket('Under 12', 'free', { capacity: 40 }),
    ticket('Early bird', 'paid', { priceMinor: minor(900), capacity: 30, sale: 'over' }),
  ],
  [],
  [
    ticket('Admission', 'paid', { priceMinor: minor(1850) }),
    ticket('Last minute', 'paid', {
      priceMinor: minor(1200),
      capacity: 20,
      sale: 'later',
      description: 'What is left, from the morning of the day before.',
    }),
  ],
  [ticket('Seat', 'rsvp'), ticket('Supporter', 'paid', { priceMinor: minor(1000), capacity: 200 })],
];

/** Neither bound is at night, when clocks change. */
function saleDates(sale: Sale, today: string, firstDay: string) {
  const soonest = today < firstDay ? today : firstDay;
  return {
    startSaleDate: sale === 'later' ? `${dayAfter(firstDay, -1)} 09:00:00` : null,
    endSaleDate: sale === 'over' ? `${dayAfter(soonest, -7)} 18:00:00` : null,
  };
}

/** The tickets of an event: every kind of offer for the first events, later ones have some in four of ten cases. */
export function makeTickets(
  index: number,
  random: Random,
  { today, firstDay }: { today: string; firstDay: string },
): SeedTicket[] {
  const some = () => (random.chance(0.4) ? random.pick(ticketTemplates) : []);
  const offer = ticketTemplates[index] ?? some();
  return offer.map(({ sale, ...fields }) => ({ ...fields, ...saleDates(sale, today, firstDay) }));
}
