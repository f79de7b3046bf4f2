import type { Hook, HookPayloads } from '../contract/hooks';
import { findAttendeeRows } from '../resources/attendee/queries/attendees';
import { findOrderRow } from '../resources/order/queries/orders';
import { formatMinor } from '../domain/money';
import { database } from '../host/strapi';
import type { Notice, OwnEvent } from '../outbox/kinds';

/* What is told of a notice. Statuses are those of the fact, names and addresses those of now. */

type Created = HookPayloads['svc_attendee_created'];
type Completed = HookPayloads['svc_order_completed'];

type Of<On extends Notice['on']> = Extract<Notice, { on: On }>;

type AttendeeRow = Awaited<ReturnType<typeof findAttendeeRows>>[number];

function createdPayload(notice: Of<'svc_attendee_created'>, row: AttendeeRow): Created {
  return {
    fact_id: notice.fact,
    attendee_id: row.public_id,
    ticket_id: row.ticket_id,
    event_id: row.event_id ?? 0,
    order_id: row.order_id ?? 0,
    full_name: row.full_name,
    email: row.email,
    status: notice.status,
  };
}

async function completedPayload({
  fact,
  orderId,
}: Of<'svc_order_completed'>): Promise<Completed | null> {
  const order = await findOrderRow(database(), orderId);
  if (!order) return null;
  return {
    fact_id: fact,
    order_id: orderId,
    status: 'completed',
    total: formatMinor(order.total_minor),
    currency: order.currency,
    buyer_name: order.buyer_name,
    buyer_email: order.buyer_email,
    attendee_ids: order.attendeeIds,
  };
}

function isOfNewAttendee(notice: Notice): notice is Of<'svc_attendee_created'> {
  return notice.on === 'svc_attendee_created';
}

async function payloadOf(notice: Notice, attendees: Map<number, AttendeeRow>) {
  switch (notice.on) {
    case 'svc_attendee_created': {
      const row = attendees.get(notice.attendeeId);
      return row ? createdPayload(notice, row) : null;
    }
    case 'svc_order_completed':
      return completedPayload(notice);
    case 'svc_attendee_status_changed': {
      const { fact, attendeeId, from, to } = notice;
      return { fact_id: fact, attendee_id: attendeeId, from, to };
    }
    default:
      return { ...notice.payload, fact_id: notice.fact };
  }
}

/** What is told, in its order; nothing of attendees and orders that are gone by now. */
export async function whatIsTold(
  notices: Notice[],
): Promise<[on: Hook | OwnEvent, payload: object][]> {
  const ids = notices.filter(isOfNewAttendee).map(({ attendeeId }) => attendeeId);
  const rows = ids.length > 0 ? await findAttendeeRows(database(), ids) : [];
  const attendees = new Map(rows.map((row) => [row.public_id, row]));
  const told: [Hook | OwnEvent, object][] = [];
  for (const notice of notices) {
    const payload = await payloadOf(notice, attendees);
    if (payload) told.push([notice.on, payload]);
  }
  return told;
}
