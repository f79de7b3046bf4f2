import { type AttendeeStatus, holdsPlace } from '../contract/attendee-status';
import type { OrderStatus } from '../contract/order-status';
import { slugOf } from '../identity/slug';
import { people } from './data/themes';
import { dayAfter, daysBetween } from './days';
import type { SeedEvent } from './make-event';
import { fewPlaces } from './make-tickets';
import { type Random, randomOf } from './random';
import { noMoney } from '../domain/money';

/** Who sits on a place of the event's ticket with this index. */
export interface SeedAttendee {
  ticket: number;
  fullName: string;
  email: string;
  status: AttendeeStatus;
}

export interface SeedOrder {
  buyerName: string;
  buyerEmail: string;
  /** The account that bought; null for a guest. */
  username: string | null;
  status: OrderStatus;
  paymentMethod: 'free' | 'offline';
  /** Seconds since 1970. */
  placedAt: number;
  /** How many places of each of the event's tickets, by its index. */
  quantities: number[];
  /** One for each place. */
  attendees: SeedAttendee[];
}

/** Later events have no orders: they are there to be many. */
const eventsWithOrders = 40;

interface Sale {
  buyer: 'buyer' | 'buyer2' | 'guest';
  status: 'pending' | 'completed' | 'cancelled';
  quantities: number[];
}

/** Of the first event: its second ticket is sold out, and every status is seen. */
const firstSales: Sale[] = [
  { buyer: 'buyer', status: 'completed', quantities: [0, 4] },
  { buyer: 'buyer2', status: 'completed', quantities: [2, 2] },
  { buyer: 'guest', status: 'completed', quantities: [0, 2] },
  { buyer: 'guest', status: 'pending', quantities: [2, 0] },
  { buyer: 'buyer2', status: 'cancelled', quantities: [1, 0] },
];

/** Of an event with few places: but for one all are taken. */
const nearlyAll = [6, 6, 6, 1];

/** Of one ticket each, of those that are or were on sale, and never more than there are. */
function makeSales(random: Random, { tickets }: SeedEvent): Sale[] {
  if (tickets.length === 1 && tickets[0]!.capacity === fewPlaces) {
    return nearlyAll.map((quantity) => ({
      buyer: 'guest',
      status: 'completed',
      quantities: [quantity],
    }));
  }
  const left = tickets.map(({ capacity, startSaleDate }) => {
    if (startSaleDate) return 0;
    return capacity < 0 ? Infinity : capacity;
  });
  const sales = Array.from({ length: random.between(1, 4) }, (): Sale => {
    const ticket = random.between(0, tickets.length - 1);
    const quantity = Math.min(random.between(1, 4), left[ticket]!, tickets[ticket]!.maxPerOrder);
    left[ticket]! -= quantity;
    return {
      buyer: random.pick(['buyer', 'buyer2', 'guest', 'guest', 'guest']),
      status: 'completed',
      quantities: tickets.map((_, index) => (index === ticket ? quantity : 0)),
    };
  });
  return sales.filter(({ quantities }) => quantities.some((quantity) => quantity > 0));
}

function makeGuest(random: Random) {
  const name = random.pick(people);
  return { name, email: `${slugOf(name, 'guest')}@guest.example.test` };
}

const accounts = {
  buyer: { name: 'Billie Buyer', email: 'buyer@example.test' },
  buyer2: { name: 'Bruno Buyer', email: 'buyer2@example.test' },
};

/** Whoever bought takes the first place. At events that are over most people were there. */
function makeAttendees(
  random: Random,
  buyer: { name: string; email: string },
  { sale, isOver }: { sale: Sale; isOver: boolean },
): SeedAttendee[] {
  const places = sale.quantities.flatMap((quantity, ticket) =>
    Array.from({ length: quantity }, () => ticket),
  );
  return places.map((ticket, place) => {
    const { name, email } = place === 0 ? buyer : makeGuest(random);
    const came = isOver && random.chance(0.8) ? 'checked_in' : 'confirmed';
    const status = sale.status === 'completed' ? came : sale.status;
    return { ticket, fullName: name, email, status };
  });
}

/** Before today and the event; a week and more where the sale of one of its tickets is over, which was on sale then. */
function placingTime(random: Random, today: string, firstDay: string, isSaleOver: boolean): number {
  const latest = dayAfter(today < firstDay ? today : firstDay, isSaleOver ? -8 : -1);
  const day = dayAfter(latest, -random.between(0, 20));
  return Date.parse(`${day}T08:00:00Z`) / 1000 + random.between(0, 28_800);
}

/** The orders of the `index`th event, the same at every call on one day. */
export function makeOrders(index: number, event: SeedEvent, today: string): SeedOrder[] {
  const isSold = event.status === 'publish' && event.tickets.length > 0;
  if (index >= eventsWithOrders || !isSold) return [];
  const random = randomOf(`orders ${index}`);
  const isOver = daysBetween(event.endDate.slice(0, 10), today) > 0;
  const sales = index === 0 ? firstSales : makeSales(random, event);
  return sales.map((sale) => {
    const { buyer, status, quantities } = sale;
    const isFree = quantities.every(
      (count, i) => count === 0 || event.tickets[i]!.priceMinor === noMoney,
    );
    const isSaleOver = quantities.some((count, i) => count > 0 && event.tickets[i]!.endSaleDate);
    const person = buyer === 'guest' ? makeGuest(random) : accounts[buyer];
    return {
      buyerName: person.name,
      buyerEmail: person.email,
      username: buyer === 'guest' ? null : buyer,
      status,
      paymentMethod: isFree ? 'free' : 'offline',
      placedAt: placingTime(random, today, event.startDate.slice(0, 10), isSaleOver),
      quantities,
      attendees: makeAttendees(random, person, { sale, isOver }),
    };
  });
}

/** How many places of the event's ticket with this index the orders take. */
export function countSold(orders: SeedOrder[], ticket: number): number {
  return orders
    .flatMap(({ attendees }) => attendees)
    .filter((attendee) => attendee.ticket === ticket && holdsPlace(attendee.status)).length;
}
