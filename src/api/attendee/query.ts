import type { Knex } from 'knex';
import { offsetOf, type Page, type PageResult } from '../../rest/paging';
import { concat, join, select, type Sql, sql } from '../../sql';
import type { AttendeeStatus } from './domain/status';

/** An attendee as REST reads it; ids are public ones. */
export interface AttendeeRow {
  document_id: string;
  public_id: number;
  full_name: string;
  email: string;
  /** Null where the ticket has no event. */
  event_id: number | null;
  ticket_id: number;
  /** Null for who was not made by an order. */
  order_id: number | null;
  status: AttendeeStatus;
  security_code: string;
}

/** Which attendees a list is about. All that is given must hold. */
export interface AttendeeFilter {
  eventId?: number;
  ticketId?: number;
  status?: AttendeeStatus;
}

const columns =
  'document_id, public_id, full_name, email, event_id, ticket_id, order_id, status, security_code';

function conditionsOf({ eventId, ticketId, status }: AttendeeFilter): Sql {
  const conditions = [sql('public_id is not null')];
  if (eventId !== undefined) conditions.push(sql('event_id = ?', eventId));
  if (ticketId !== undefined) conditions.push(sql('ticket_id = ?', ticketId));
  if (status !== undefined) conditions.push(sql('status = ?', status));
  return join(conditions, ' and ');
}

/** One page of the attendees that match, in order of their ids. */
export async function listAttendeeRows(
  db: Knex,
  filter: AttendeeFilter,
  page: Page,
): Promise<PageResult<AttendeeRow>> {
  const from = concat(sql('from attendees where'), conditionsOf(filter));
  const order = sql('order by public_id limit ? offset ?', page.perPage, offsetOf(page));
  const items = await select<AttendeeRow>(db, concat(sql(`select ${columns}`), from, order));
  const [counted] = await select<{ total: number | string }>(
    db,
    concat(sql('select count(*) as total'), from),
  );
  return { items, total: Number(counted!.total) };
}

/** One attendee, by the public id or by the document. */
export async function findAttendeeRow(
  db: Knex,
  column: 'public_id' | 'document_id',
  value: number | string,
): Promise<AttendeeRow | undefined> {
  const query = sql(`select ${columns} from attendees where ${column} = ?`, value);
  return (await select<AttendeeRow>(db, query))[0];
}

/** Those of the attendees who are there, in order of their ids; ids are public ones. */
export function findAttendeeRows(db: Knex, publicIds: number[]): Promise<AttendeeRow[]> {
  if (publicIds.length === 0) return Promise.resolve([]);
  const places = publicIds.map(() => '?').join(', ');
  const found = `select ${columns} from attendees where public_id in (${places}) order by public_id`;
  return select<AttendeeRow>(db, sql(found, ...publicIds));
}
