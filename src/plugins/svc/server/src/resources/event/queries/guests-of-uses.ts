import type { Knex } from 'knex';
import { placeHoldingStatuses } from '../../../contract/attendee-status';
import type { NamedEvent } from '../../../contract/event-list';
import { columns, join, number, select, sql } from '../../../database/sql';
import { now } from '../../../lib/clock';
import type { EventListItem } from '../read-model/listing';
import { linkedEvents, type LinkedType } from '../read-model/linked-types';

/** Whom it touches where a venue or an organizer gives way to another. */
export interface GuestsOfUses {
  guests: number;
  /** The events that are not over yet and have guests, the soonest first. */
  events: NamedEvent[];
}

const listing = columns('svc_event_listings l', 'event_document_id, item');
const people = number('people', sql`counted.people`);

/** Who has a place at what is to come; what is over has nobody left to tell. */
export async function findGuestsOfUses(
  db: Knex,
  uid: LinkedType,
  documentId: string,
): Promise<GuestsOfUses> {
  const found = await select(
    db,
    sql`select ${listing}, ${people} from (
        select event_id, count(*) as people from svc_attendees
        where status in (${join([...placeHoldingStatuses])}) and event_id in (
          select public_id from svc_event_listings where end_utc >= ${now()}
            and event_document_id in (${linkedEvents(uid, documentId)}))
        group by event_id) counted
      join svc_event_listings l on l.public_id = counted.event_id
      order by l.start_utc, l.public_id`,
  );
  return {
    guests: found.reduce((all, row) => all + Number(row.people), 0),
    events: found.map((row) => {
      const item = JSON.parse(row.item) as EventListItem;
      return {
        documentId: row.event_document_id,
        title: item.title ?? '',
        start: item.start_date || null,
        isAllDay: Boolean(item.all_day),
      };
    }),
  };
}
