import { placeHolding } from '../api/attendee/domain/status';
import { sql } from '../sql';
import { check } from './check';

/*
 * A ticket's counters beside the rows that they count.
 */

interface Counted {
  ticket: number;
  counter: number;
  counted: number;
}

const soldIsHeldByAttendees = check<Counted>(
  'Each ticket has sold as many places as its attendees hold',
  'tickets',
  {
    query: sql(
      `select t.public_id as ticket, t.sold as counter, coalesce(a.places, 0) as counted
       from tickets t
       left join (
         select ticket_id, count(*) as places from attendees
         where status in (${placeHolding.map(() => '?').join(', ')})
         group by ticket_id
       ) a on a.ticket_id = t.public_id
       where t.sold <> coalesce(a.places, 0)
       order by t.public_id`,
      ...placeHolding,
    ),
    describe: ({ ticket, counter, counted }) =>
      `ticket ${ticket}: ${counter} sold, ${counted} held by attendees`,
  },
);

/** The places of a cart that is being paid are sold already; its items stay until the payment is settled. */
const heldIsInCarts = check<Counted>(
  'Each ticket holds as many places as are in carts that nobody is paying',
  'tickets',
  {
    query: sql(
      `select t.public_id as ticket, t.held as counter, coalesce(c.places, 0) as counted
       from tickets t
       left join (
         select i.ticket_id, sum(i.quantity) as places
         from cart_items i join carts c on c.id = i.cart_id
         where c.order_id is null
         group by i.ticket_id
       ) c on c.ticket_id = t.public_id
       where t.held <> coalesce(c.places, 0)
       order by t.public_id`,
    ),
    describe: ({ ticket, counter, counted }) =>
      `ticket ${ticket}: ${counter} held, ${counted} in carts`,
  },
);

interface Stock {
  ticket: number;
  sold: number;
  held: number;
  capacity: number;
  overbooked: number;
}

const nothingIsOversold = check<Stock>(
  'No ticket has given away more places than there are, or fewer than none',
  'tickets',
  {
    query: sql(
      `select public_id as ticket, sold, held, capacity, overbooked from tickets
       where sold < 0 or held < 0 or overbooked < 0
       or (capacity >= 0 and sold + held > capacity + overbooked)
       order by public_id`,
    ),
    describe: ({ ticket, sold, held, capacity, overbooked }) =>
      `ticket ${ticket}: ${sold} sold and ${held} held of ${capacity}, ${overbooked} overbooked`,
  },
);

export const ticketChecks = [soldIsHeldByAttendees, heldIsInCarts, nothingIsOversold];
