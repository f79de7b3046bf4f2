import type { Knex } from 'knex';
import { isRefundedByHand } from '../../payments/providers';
import { joinPaid, paidMeans, paidWith } from '../../resources/till/queries/tills';
import type { EventListItem } from '../../resources/event/read-model/listing';
import { columns, join, leftJoined, select, sql } from '../../database/sql';
import { type OrderStatus, refundableStatuses } from '../../contract/order-status';
import { type Minor, noMoney } from '../../domain/money';
import type {
  AttendeeDetails,
  EventTime,
  OrderAttendee,
  OrderLine,
  RefundDetails,
} from '../../contract/box-office-details';

/*
 * What is about the things of a page, in one statement however many there are. By document, which is what the Content
 * Manager tells whoever may see anything of a thing.
 */

const line = columns('svc_order_items i', 'ticket_title, event_title, quantity, unit_price_minor');
const orderDocument = columns('svc_orders o', 'document_id');
/** The listed event as JSON; null where the event is gone. */
const listed = leftJoined(columns('svc_event_listings l', 'item'));
const listedEvent = leftJoined(columns('svc_event_listings l', 'item, event_document_id'));

const itemOf = (json: string | null) => (json ? (JSON.parse(json) as EventListItem) : null);

function timeOf(item: EventListItem | null): EventTime | null {
  return item?.start_date ? { start: item.start_date, isAllDay: item.all_day } : null;
}

/** What was bought with these orders, each order's by ticket. */
export async function findOrderLines(
  db: Knex,
  orders: string[],
): Promise<Map<string, OrderLine[]>> {
  const found = await select(
    db,
    sql`select ${orderDocument}, ${line}, ${listedEvent}
      from svc_orders o join svc_order_items i on i.order_id = o.public_id
      left join svc_event_listings l on l.public_id = i.event_id
      where o.document_id in (${join(orders)}) order by i.order_id, i.ticket_id`,
  );
  const lines = new Map<string, OrderLine[]>(orders.map((order) => [order, []]));
  for (const row of found) {
    lines.get(row.document_id)!.push({
      ticket: row.ticket_title ?? '',
      event: row.event_title ?? '',
      eventDocumentId: row.event_document_id,
      when: timeOf(itemOf(row.item)),
      quantity: row.quantity,
      unitPrice: row.unit_price_minor,
    });
  }
  return lines;
}

interface Place {
  /** Of its order. */
  status: OrderStatus | null;
  price_minor: Minor | null;
}

/** What an order paid for a place, as far as it has not gone back. */
function paidOf({ status, price_minor: price }: Place): Minor {
  const isPaid = status !== null && refundableStatuses.includes(status);
  return isPaid ? (price ?? noMoney) : noMoney;
}

const attendee = columns(
  'svc_attendees a',
  'document_id, full_name, status as state, price_minor, security_code',
);
const orderStatus = columns('svc_orders o', 'status');
const shownFigures = 4;
const titleInOrder = leftJoined(columns('svc_order_items i', 'ticket_title'));

export interface SeenAttendees {
  /** Whether the ends of their codes are told, too. */
  withCodes: boolean;
}

/** Who came with an order, in order of their ids. */
export async function findOrderAttendees(
  db: Knex,
  order: string,
  { withCodes }: SeenAttendees,
): Promise<OrderAttendee[]> {
  const found = await select(
    db,
    sql`select ${attendee}, ${orderStatus}, ${titleInOrder}
      from svc_orders o join svc_attendees a on a.order_id = o.public_id
      left join svc_order_items i on i.order_id = a.order_id and i.ticket_id = a.ticket_id
      where o.document_id = ${order} order by a.public_id`,
  );
  return found.map((row) => ({
    documentId: row.document_id,
    fullName: row.full_name,
    ticket: row.ticket_title ?? '',
    codeEnd: withCodes ? row.security_code.slice(-shownFigures) : '',
    state: row.state,
    paid: paidOf(row),
  }));
}

const attendeeDocument = columns(
  'svc_attendees a',
  'document_id, price_minor, status as attendee_status, checked_in_at, checked_in_by',
);
const orderOfPlace = leftJoined(columns('svc_orders o', 'status, currency'));
const ticket = leftJoined(columns('svc_tickets t', 'title'));
const handover = leftJoined(columns('svc_handovers h', 'from_name, handed_on_at'));
const titlesInOrder = leftJoined(columns('svc_order_items i', 'event_title, ticket_title'));

/** What these attendees have a place of. */
export async function findAttendeeDetails(
  db: Knex,
  attendees: string[],
): Promise<Map<string, AttendeeDetails>> {
  const found = await select(
    db,
    sql`select ${attendeeDocument}, ${orderOfPlace}, ${listed}, ${ticket}, ${titlesInOrder}, ${handover}
      from svc_attendees a left join svc_orders o on o.public_id = a.order_id
      left join svc_handovers h on h.attendee_id = a.public_id
      left join svc_tickets t on t.public_id = a.ticket_id
      left join svc_event_listings l on l.public_id = a.event_id
      left join svc_order_items i on i.order_id = a.order_id and i.ticket_id = a.ticket_id
      where a.document_id in (${join(attendees)})`,
  );
  return new Map(
    found.map((row) => {
      const item = itemOf(row.item);
      const event = item?.title || row.event_title || '';
      return [
        row.document_id,
        {
          event,
          when: timeOf(item),
          ticket: row.title || row.ticket_title || '',
          paid: paidOf(row),
          currency: row.currency ?? '',
          inside:
            row.attendee_status === 'checked_in' && row.checked_in_at !== null
              ? { at: Number(row.checked_in_at), by: row.checked_in_by }
              : null,
          handedOn:
            row.handed_on_at === null
              ? null
              : { at: Number(row.handed_on_at), from: row.from_name ?? '' },
        },
      ];
    }),
  );
}

const refund = columns('svc_refund_requests r', 'document_id');
const orderOfRefund = columns(
  'svc_orders o',
  'document_id as order_document_id, public_id, payment_method',
);
const eventInOrder = leftJoined(
  columns('svc_order_items i', 'event_title, ticket_id, ticket_title'),
);
const refunded = leftJoined(
  columns(
    'svc_attendees a',
    'document_id as attendee_document_id, full_name, security_code, ticket_id as attendee_ticket_id',
  ),
);

interface RefundedRow {
  attendee_document_id: string | null;
  full_name: string | null;
  security_code: string | null;
  ticket_title: string | null;
}

function placeIn(
  row: RefundedRow,
  { isOfPlace, withCodes }: SeenAttendees & { isOfPlace: boolean },
): RefundDetails['attendee'] {
  const { attendee_document_id: documentId, full_name: fullName, security_code: code } = row;
  if (!documentId || !fullName) return null;
  const ticket = isOfPlace ? (row.ticket_title ?? '') : '';
  const codeEnd = withCodes ? (code ?? '').slice(-shownFigures) : '';
  return { documentId, fullName, ticket, codeEnd };
}

/** What these requests are about. */
export async function findRefundDetails(
  db: Knex,
  requests: string[],
  { withCodes }: SeenAttendees,
): Promise<Map<string, RefundDetails>> {
  const found = await select(
    db,
    sql`select ${refund}, ${orderOfRefund}, ${paidWith}, ${eventInOrder}, ${refunded}
      from svc_refund_requests r join svc_orders o on o.public_id = r.order_id ${joinPaid}
      left join svc_order_items i on i.order_id = r.order_id and r.event_id in (0, i.event_id)
      left join svc_attendees a on a.public_id = r.attendee_id
      where r.document_id in (${join(requests)}) order by r.id, i.ticket_id`,
  );
  const subjects = new Map<string, RefundDetails>();
  for (const row of found) {
    const { event_title: title } = row;
    const known = subjects.get(row.document_id);
    // Each line of the order is there, and the place is of one of them.
    const isOfPlace = row.ticket_id === row.attendee_ticket_id;
    const attendee = known?.attendee?.ticket
      ? known.attendee
      : placeIn(row, { isOfPlace, withCodes });
    const events = [...new Set([...(known?.events ?? []), ...(title ? [title] : [])])];
    const { order_document_id: orderDocumentId, public_id: orderNumber } = row;
    const isByHand = isRefundedByHand(row.payment_method);
    const paidBy = paidMeans(row.means);
    const about = { events, orderDocumentId, orderNumber, isByHand, paidBy, attendee };
    subjects.set(row.document_id, about);
  }
  return subjects;
}
