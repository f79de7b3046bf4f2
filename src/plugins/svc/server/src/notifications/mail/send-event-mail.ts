import { placeHoldingStatuses } from '../../contract/attendee-status';
import { columns, join, select, type Sql, sql } from '../../database/sql';
import { database } from '../../host/strapi';
import type { Payloads } from '../../outbox/kinds';
import { findOrderRow } from '../../resources/order/queries/orders';
import { inLanguage } from '../../texts/language';
import { composeEventMail } from './compose-event-mail';
import { mailBuyer, mailHolder, orderUrl } from './mail-buyer';

const title = columns('svc_events', 'title');

async function titleOf(eventId: number): Promise<string | null> {
  const [draft] = await select(
    database(),
    sql`select ${title} from svc_events where public_id = ${eventId} and published_at is null`,
  );
  return draft?.title ?? null;
}

const place = columns('svc_attendees', 'full_name, email, order_id');

/** One who has a place at the event still; undefined where nobody of these has. */
async function findPlace(eventId: number, whose: Sql) {
  const [found] = await select(
    database(),
    sql`select ${place} from svc_attendees where event_id = ${eventId} and ${whose}
      and status in (${join([...placeHoldingStatuses])}) limit 1`,
  );
  return found;
}

async function mailOrder(factId: string, orderId: number, about: { title: string; note: string }) {
  const order = await findOrderRow(database(), orderId);
  if (!order) return;
  const address = await orderUrl(order);
  const content = inLanguage(order.language, () =>
    composeEventMail({ ...about, name: order.buyer_name, address }),
  );
  await mailBuyer(factId, order, content);
}

/**
 * Tells who has places at an event what its house has to say; nothing to who has none any more.
 * @throws Error where the mail cannot be sent
 */
export async function sendEventMail(
  factId: string,
  { eventId, orderId, attendeeId, note }: Payloads['event mail'],
): Promise<void> {
  const name = await titleOf(eventId);
  const whose = orderId === null ? sql`public_id = ${attendeeId}` : sql`order_id = ${orderId}`;
  const found = await findPlace(eventId, whose);
  if (name === null || !found) return;
  if (orderId !== null) return mailOrder(factId, orderId, { title: name, note });
  const order =
    found.order_id === null ? undefined : await findOrderRow(database(), found.order_id);
  const guest = { name: found.full_name, address: found.email };
  const content = inLanguage(order?.language ?? null, () =>
    composeEventMail({ title: name, note, name: guest.name, address: null }),
  );
  await mailHolder(factId, guest, { ...content, isPaid: true });
}
