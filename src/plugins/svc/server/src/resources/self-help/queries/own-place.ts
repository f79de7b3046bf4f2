import type { Knex } from 'knex';
import { notFound } from '../../../domain/problem';
import { digestOf, isSameDigest } from '../../../domain/secrets';
import { columns, leftJoined, select, type Selected, sql } from '../../../database/sql';
import { findSelfHelp } from '../../event/queries/self-help';
import { factsOf } from '../../order/domain/place-facts';
import type { PlaceFacts } from '../../order/domain/self-help';

const attendee = columns(
  'svc_attendees a',
  'document_id, public_id, full_name, email, status, security_code, price_minor, handed_on_at',
  'event_id, ticket_id',
);
const order = columns(
  'svc_orders o',
  'public_id as order_id, settle_after, user_id, access_digest, total_minor, currency',
);
const item = leftJoined(columns('svc_order_items i', 'return_terms'));
const selectPlace = sql`select ${attendee}, ${order}, ${item}
  from svc_attendees a join svc_orders o on o.public_id = a.order_id
  left join svc_order_items i on i.order_id = a.order_id and i.ticket_id = a.ticket_id`;

type PlaceRow = Selected<typeof selectPlace>;

/** Who wants to do something with a place: its buyer, by account or by the token of the order. */
export interface PlaceOwner {
  attendeeId: number;
  userId: number | null;
  /** Empty for none. */
  token: string;
}

/** A place of the buyer's, and what decides what may be done with it. */
export interface OwnPlace {
  row: PlaceRow;
  facts: PlaceFacts;
}

function isOwn({ user_id: userId, access_digest: digest }: PlaceRow, owner: PlaceOwner): boolean {
  if (owner.userId !== null && userId === owner.userId) return true;
  return Boolean(owner.token && digest && isSameDigest(digest, digestOf(owner.token)));
}

/** Somebody else's place is as one that is not there. @throws Problem `notFound` */
export async function findOwnPlace(db: Knex, owner: PlaceOwner): Promise<OwnPlace> {
  const [row] = await select(db, sql`${selectPlace} where a.public_id = ${owner.attendeeId}`);
  if (!row || !isOwn(row, owner)) throw notFound('attendee');
  const eventId = row.event_id ?? 0;
  const event = (await findSelfHelp(db, [eventId])).get(eventId);
  const facts = factsOf(row, event);
  return { row, facts };
}
