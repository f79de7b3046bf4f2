import { placeHoldingStatuses } from '../contract/attendee-status';
import { columns, join, number, sql } from '../database/sql';
import { check } from './check';

/*
 * A ticket's counters beside the rows that they count.
 */

const sold = columns('svc_tickets t', 'public_id as ticket, sold as counter');
const held = columns('svc_tickets t', 'public_id as ticket, held as counter');
const counted = number('counted', sql`coalesce(c.places, 0)`);

const soldIsHeldByAttendees = check(
  'The sold count of each ticket is the number of its active attendees',
  'svc_tickets',
  {
    query: sql`
      select ${sold}, ${counted} from svc_tickets t
      left join (
        select ticket_id, count(*) as places from svc_attendees
        where status in (${join(placeHoldingStatuses)})
        group by ticket_id
      ) c on c.ticket_id = t.public_id
      where t.sold <> coalesce(c.places, 0)
      order by t.public_id`,
    describe: ({ ticket, counter, counted: attendees }) =>
      `ticket ${ticket}: ${counter} sold, ${attendees} held by attendees`,
  },
);

/** The places of a cart that is being paid are sold already; its items stay until the payment is settled. */
const heldIsInCarts = check(
  'The held count of each ticket is the number of its places in open carts',
  'svc_tickets',
  {
    query: sql`
      select ${held}, ${counted} from svc_tickets t
      left join (
        select i.ticket_id, sum(i.quantity) as places
        from svc_cart_items i join svc_carts o on o.id = i.cart_id
        where o.order_id is null
        group by i.ticket_id
      ) c on c.ticket_id = t.public_id
      where t.held <> coalesce(c.places, 0)
      order by t.public_id`,
    describe: ({ ticket, counter, counted: inCarts }) =>
      `ticket ${ticket}: ${counter} held, ${inCarts} in carts`,
  },
);

const stock = columns('svc_tickets', 'public_id as ticket, sold, held, capacity, overbooked');

const nothingIsOversold = check(
  'No ticket has sold or holds more places than its capacity, or less than zero',
  'svc_tickets',
  {
    query: sql`
      select ${stock} from svc_tickets
      where sold < 0 or held < 0 or overbooked < 0
      or (capacity >= 0 and sold + held > capacity + overbooked)
      order by public_id`,
    describe: (row) =>
      `ticket ${row.ticket}: ${row.sold} sold and ${row.held} held of ${row.capacity}, ${row.overbooked} overbooked`,
  },
);

export const ticketChecks = [soldIsHeldByAttendees, heldIsInCarts, nothingIsOversold];
