import type { Knex } from 'knex';
import type { DoorEvent, DoorStanding } from '../../contract/door';
import {
  columns,
  join,
  leftJoined,
  select,
  type Selected,
  type Sql,
  sql,
} from '../../database/sql';
import { now } from '../../lib/clock';
import { countInside } from '../../resources/attendee/queries/door';
import type { EventListItem } from '../../resources/event/read-model/listing';
import { eventsMeant, ofListings } from '../events/conditions';

/** Most that run, that come, and that have ended: each kind for itself, so that none crowds out another. */
const maxEvents = 100;
/** Whoever was at the door late still finds the event of yesterday. */
const endedSeconds = 2 * 24 * 60 * 60;
const daySeconds = 24 * 60 * 60;

const listed = sql`${columns(
  'svc_event_listings l',
  'item, timezone, public_id, start_utc, end_utc, start_local',
)}, ${leftJoined(columns('svc_venues v', 'title as venue'))}`;

type Row = Selected<typeof listed>;

/** The first of those of which each condition holds. */
function selectRows(db: Knex, conditions: Sql[], order: Sql): Promise<Row[]> {
  const ids = sql`select public_id as id ${ofListings}
    where status in (${join(['publish', 'private'])}) and item is not null
      and ${join(conditions, ' and ')}
    order by ${order}, public_id limit ${maxEvents}`;
  return select(
    db,
    sql`select ${listed} from (${ids}) found join svc_event_listings l on l.public_id = found.id
      left join svc_venues v on v.public_id = l.venue_id order by ${order}, l.public_id`,
  );
}

/** The day of that moment, by the event's own clock. */
function dayOf({ start_utc, start_local }: Row, moment: number | string): number {
  return Math.floor((Number(moment) + Number(start_local) - Number(start_utc)) / daySeconds);
}

const beginsToday = (row: Row, at: number) => dayOf(row, row.start_utc) === dayOf(row, at);
const endedToday = (row: Row, at: number) => dayOf(row, row.end_utc) === dayOf(row, at);
const runs = ({ start_utc: start, end_utc: end }: Row, at: number) =>
  Number(start) <= at && Number(end) >= at;

async function withCounts(db: Knex, rows: Row[]): Promise<DoorEvent[]> {
  const at = now();
  const counts = await countInside(
    db,
    rows.map(({ public_id: id }) => id),
  );
  return rows.map((row) => {
    const { item, timezone, public_id: id, venue } = row;
    const { title, start_date: start, all_day: isAllDay } = JSON.parse(item) as EventListItem;
    const count = counts.get(id) ?? { inside: 0, total: 0 };
    const isToday = beginsToday(row, at) || runs(row, at) || endedToday(row, at);
    return { id, title, start, isAllDay, isToday, venue, timezone, ...count };
  });
}

/**
 * What is on today, in its order; what has been open for longer comes after what begins tonight. Then what comes, the
 * soonest first, and what ended in the last two days.
 * @param search words that it has to have
 */
export async function findDoorEvents(db: Knex, search = ''): Promise<DoorEvent[]> {
  const at = now();
  // As on the page of events.
  const meant = await eventsMeant(db, search);
  const find = (when: Sql, order: Sql) => selectRows(db, meant ? [when, meant] : [when], order);
  const [running, coming, ended] = await Promise.all([
    find(sql`start_utc <= ${at} and end_utc >= ${at}`, sql`start_utc desc`),
    find(sql`start_utc > ${at}`, sql`start_utc`),
    find(sql`end_utc < ${at} and end_utc >= ${at - endedSeconds}`, sql`end_utc desc`),
  ]);
  const begins = (row: Row) => beginsToday(row, at);
  const ends = (row: Row) => endedToday(row, at);
  const rows = [
    ...running.filter(begins).toReversed(),
    ...coming.filter(begins),
    ...running.filter((row) => !begins(row)),
    ...ended.filter(ends),
    ...coming.filter((row) => !begins(row)),
    ...ended.filter((row) => !ends(row)),
  ];
  return withCounts(db, rows);
}

const longestSearch = 255;

/** What a page has asked for by `search`. */
export function typedWords(search: unknown): string {
  return typeof search === 'string' ? search.slice(0, longestSearch).replaceAll('\0', '') : '';
}

/** The event with this public id, where a door can be opened for it, whenever it is. */
export async function findDoorEvent(db: Knex, id: number): Promise<DoorEvent | undefined> {
  const rows = await selectRows(db, [sql`public_id = ${id}`], sql`start_utc`);
  const [event] = await withCounts(db, rows);
  return event;
}

const listing = columns('svc_event_listings', 'status');

/**
 * Undefined where there is no event with this public id. One that was withdrawn or put into the trash while its door was
 * open still has its guests, and a telephone has scans of them that it could not send.
 */
export async function findStanding(db: Knex, id: number): Promise<DoorStanding | undefined> {
  const [row] = await select(
    db,
    sql`select ${listing} from svc_event_listings where public_id = ${id}`,
  );
  if (!row) return undefined;
  if (row.status === 'trash') return 'trash';
  return row.status === 'publish' || row.status === 'private' ? 'on' : 'withdrawn';
}
