import type { Knex } from 'knex';
import type { Page, PageResult } from '../../../domain/page';
import { selectPage } from '../../../database/select-page';
import { columns, join, select, type Selected, type Sql, sql } from '../../../database/sql';
import { type AttendeeStatus, placeHoldingStatuses } from '../../../contract/attendee-status';
import { refundableStatuses } from '../../../contract/order-status';

const attendee = columns(
  'svc_attendees',
  'document_id, public_id, full_name, email, event_id, ticket_id, order_id, status, security_code',
);

/** An attendee as REST reads it; ids are public ones. */
export type AttendeeRow = Selected<typeof attendee>;

/** Which attendees a list is about. All that is given must hold. */
export interface AttendeeFilter {
  eventId?: number;
  ticketId?: number;
  status?: AttendeeStatus;
}

function conditionsOf({ eventId, ticketId, status }: AttendeeFilter): Sql {
  const conditions = [sql`public_id is not null`];
  if (eventId !== undefined) conditions.push(sql`event_id = ${eventId}`);
  if (ticketId !== undefined) conditions.push(sql`ticket_id = ${ticketId}`);
  if (status !== undefined) conditions.push(sql`status = ${status}`);
  return join(conditions, ' and ');
}

const from = sql`from svc_attendees`;

/** One page of the attendees that match, in order of their ids. */
export function listAttendeeRows(
  db: Knex,
  filter: AttendeeFilter,
  page: Page,
): Promise<PageResult<AttendeeRow>> {
  const where = sql`where ${conditionsOf(filter)}`;
  return selectPage(db, { columns: attendee, from, where, order: sql`order by public_id` }, page);
}

/** One attendee, by the public id or by the document. */
export async function findAttendeeRow(
  db: Knex,
  column: 'public_id' | 'document_id',
  value: number | string,
): Promise<AttendeeRow | undefined> {
  const isIt = column === 'public_id' ? sql`public_id = ${value}` : sql`document_id = ${value}`;
  const [row] = await select(db, sql`select ${attendee} ${from} where ${isIt}`);
  return row;
}

/** Those of the attendees who are there, in order of their ids; ids are public ones. */
export async function findAttendeeRows(db: Knex, publicIds: number[]): Promise<AttendeeRow[]> {
  if (publicIds.length === 0) return [];
  const isOne = sql`public_id in (${join(publicIds)})`;
  return select(db, sql`select ${attendee} ${from} where ${isOne} order by public_id`);
}

/** Whether the attendee has a place that an order was paid for. */
export async function hasPaidPlace(db: Knex, documentId: string): Promise<boolean> {
  const found = await select(
    db,
    sql`select a.id from svc_attendees a join svc_orders o on o.public_id = a.order_id
      where a.document_id = ${documentId} and a.price_minor > 0
        and a.status in (${join([...placeHoldingStatuses])})
        and o.status in (${join([...refundableStatuses])})`,
  );
  return found.length > 0;
}
