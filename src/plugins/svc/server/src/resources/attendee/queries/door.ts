import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { doorDigestLength, doorDigestText, type DoorDouble } from '../../../contract/door';
import type { DoorGuest } from '../../../contract/door';
import {
  columns,
  join,
  leftJoined,
  number,
  select,
  type Selected,
  sql,
} from '../../../database/sql';

/* What a door is told of the guests of an event. */

const guest = columns(
  'svc_attendees a',
  'public_id, full_name, status, ticket_id, order_id, security_code, checked_in_at, checked_in_by',
);

/** As the page at the door makes it of a code. */
export function doorDigestOf(eventId: number, code: string): string {
  const text = doorDigestText(eventId, code);
  return createHash('sha256').update(text).digest('hex').slice(0, doorDigestLength);
}

function toGuest(eventId: number, row: Selected<typeof guest>): DoorGuest {
  const at = row.checked_in_at === null ? null : Number(row.checked_in_at);
  return [
    doorDigestOf(eventId, row.security_code),
    row.public_id,
    row.full_name,
    row.ticket_id,
    row.status,
    at,
    row.checked_in_by,
    row.order_id,
  ];
}

/** Changes of transactions that were not over yet when the door asked before. */
const overlapSeconds = 60;

/**
 * The guests of an event; those who have changed since a time, where one is given. A code is told by its digest alone:
 * who has the telephone cannot make a ticket of it.
 */
export async function findDoorGuests(
  db: Knex,
  eventId: number,
  since: number | null,
): Promise<DoorGuest[]> {
  const changed =
    since === null
      ? sql``
      : sql`and a.updated_at >= ${new Date(Math.max(0, since - overlapSeconds) * 1000)}`;
  const rows = await select(
    db,
    sql`select ${guest} from svc_attendees a where a.event_id = ${eventId} ${changed}
      order by a.public_id`,
  );
  return rows.map((row) => toGuest(eventId, row));
}

const handover = columns('svc_handovers', 'code');

/** Digests of the codes that let nobody in any more; those since a time, where one is given. */
export async function findVoidDigests(
  db: Knex,
  eventId: number,
  since: number | null,
): Promise<string[]> {
  const from = since === null ? 0 : Math.max(0, since - overlapSeconds);
  const rows = await select(
    db,
    sql`select ${handover} from svc_handovers
      where event_id = ${eventId} and handed_on_at >= ${from} order by id`,
  );
  return rows.map(({ code }) => doorDigestOf(eventId, code));
}

const whose = columns('svc_handovers', 'attendee_id');

/** Whose ticket had this code before it was handed on; undefined for a code that none had. */
export async function findHandedOn(db: Knex, code: string): Promise<number | undefined> {
  const [row] = await select(db, sql`select ${whose} from svc_handovers where code = ${code}`);
  return row?.attendee_id;
}

/** Whether the place is on its way back, by its buyer's own wish. */
export async function isBeingReturned(db: Knex, attendeeId: number): Promise<boolean> {
  const found = await select(
    db,
    sql`select id from svc_refund_requests where attendee_id = ${attendeeId}
      and status = 'pending' and settle_after is not null and returned = ${true}`,
  );
  return found.length > 0;
}

/** The titles of the tickets of an event, by their ids. */
export async function findTicketTitles(db: Knex, eventId: number): Promise<Record<number, string>> {
  const rows = await select(
    db,
    sql`select ${columns('svc_tickets', 'public_id, title')} from svc_tickets where event_id = ${eventId}`,
  );
  return Object.fromEntries(rows.map(({ public_id: id, title }) => [id, title]));
}

const total = number('guests', sql`count(*)`);
const inside = number('inside', sql`sum(case when status = 'checked_in' then 1 else 0 end)`);

/** How many guests are inside, of how many who may come, of each of these events. */
export async function countInside(
  db: Knex,
  eventIds: number[],
): Promise<Map<number, { inside: number; total: number }>> {
  if (eventIds.length === 0) return new Map();
  const rows = await select(
    db,
    sql`select ${columns('svc_attendees', 'event_id')}, ${total}, ${inside} from svc_attendees
      where event_id in (${join(eventIds)}) and status in ('confirmed', 'checked_in') group by event_id`,
  );
  return new Map(
    rows.map((row) => [
      row.event_id ?? 0,
      { inside: Number(row.inside), total: Number(row.guests) },
    ]),
  );
}

const known = columns(
  'svc_attendees a',
  'document_id, public_id, full_name, event_id, ticket_id, order_id, status, security_code',
  'checked_in_at, checked_in_by, checked_in_scan',
);
const ticketTitle = leftJoined(columns('svc_tickets t', 'title'));
const knownColumns = sql`${known}, ${ticketTitle}`;

/** Whom a scan is about. */
export type ScannedGuest = Selected<typeof knownColumns>;

/** Whose code or id it is, of whatever event. */
export async function findScanned(
  db: Knex,
  { code, guest: id }: { code?: string; guest?: number },
): Promise<ScannedGuest | undefined> {
  const isIt = code === undefined ? sql`a.public_id = ${id ?? 0}` : sql`a.security_code = ${code}`;
  const [row] = await select(
    db,
    sql`select ${knownColumns} from svc_attendees a
      left join svc_tickets t on t.public_id = a.ticket_id where ${isIt}`,
  );
  return row;
}

const admission = columns('svc_door_scans s', 'attendee_id, scan_id, scanned_at, scanned_by, door');
const doubled = columns('svc_attendees a', 'full_name');
/** More than anybody would look at. */
const maxAdmissions = 200;

/** Who was let in more than once, with every time. */
export async function findDoubles(db: Knex, eventId: number): Promise<DoorDouble[]> {
  const rows = await select(
    db,
    sql`select ${admission}, ${doubled}, ${ticketTitle}
      from svc_door_scans s join svc_attendees a on a.public_id = s.attendee_id
      left join svc_tickets t on t.public_id = a.ticket_id
      where s.event_id = ${eventId} and s.verdict in ('admitted', 'double') and s.undone = ${false}
        and s.attendee_id in (select d.attendee_id from svc_door_scans d
          where d.event_id = ${eventId} and d.verdict = 'double' and d.undone = ${false})
      order by s.scanned_at, s.id limit ${maxAdmissions}`,
  );
  const doubles = new Map<number, DoorDouble>();
  for (const row of rows) {
    const { attendee_id: id, scan_id: scan, scanned_by: by, door } = row;
    const one = doubles.get(id) ?? {
      guest: id,
      name: row.full_name,
      ticket: row.title ?? '',
      admissions: [],
    };
    one.admissions.push({ scan, at: Number(row.scanned_at), by, door });
    doubles.set(id, one);
  }
  return [...doubles.values()];
}
