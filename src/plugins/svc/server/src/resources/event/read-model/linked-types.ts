import type { Knex } from 'knex';
import { registerDocumentLock } from '../../../host/document-writes';
import { columns, select, sql } from '../../../database/sql';
import { lockRows } from '../../../database/lock-rows';
import { lockEvents } from '../lock';

/*
 * What listings show besides their event: types that events link to, or that link to events.
 */

/** Their own table, and how events are linked to a row `t` of it. */
const linkedTypes = {
  'plugin::svc.venue': {
    table: 'svc_venues',
    links: sql`svc_venues t join svc_events_venue_lnk l on l.venue_id = t.id`,
  },
  'plugin::svc.organizer': {
    table: 'svc_organizers',
    links: sql`svc_organizers t join svc_events_organizers_lnk l on l.organizer_id = t.id`,
  },
  'plugin::svc.category': {
    table: 'svc_categories',
    links: sql`svc_categories t join svc_events_categories_lnk l on l.category_id = t.id`,
  },
  'plugin::svc.tag': {
    table: 'svc_tags',
    links: sql`svc_tags t join svc_events_tags_lnk l on l.tag_id = t.id`,
  },
  'plugin::svc.ticket': {
    table: 'svc_tickets',
    links: sql`svc_tickets t join svc_tickets_event_lnk l on l.ticket_id = t.id`,
  },
} as const;

export type LinkedType = keyof typeof linkedTypes;

export function isLinkedType(uid: string): uid is LinkedType {
  return uid in linkedTypes;
}

const event = columns('svc_events e', 'document_id');

/** Selects the document ids of the events that show this thing. */
export function linkedEvents(uid: LinkedType, documentId: string) {
  return sql`select distinct ${event} from ${linkedTypes[uid].links} join svc_events e on e.id = l.event_id
    where t.document_id = ${documentId}`;
}

/** The document ids of the events that show this thing. */
export async function findLinkedEvents(
  trx: Knex,
  uid: LinkedType,
  documentId: string,
): Promise<string[]> {
  const events = await select(trx, linkedEvents(uid, documentId));
  return events.map((row) => row.document_id);
}

/**
 * Makes whoever writes such a thing wait for those who write its events, and have the events first: an event that is
 * being published makes its links anew, and would wait for the thing in turn. Tickets, which point at their event, have
 * a lock of their own.
 */
export function registerLinkedTypeLocks(): void {
  for (const uid of Object.keys(linkedTypes) as LinkedType[]) {
    if (uid === 'plugin::svc.ticket') continue;
    registerDocumentLock(uid, async (trx, documentId) => {
      await lockEvents(trx, await findLinkedEvents(trx, uid, documentId));
      await lockRows(trx, linkedTypes[uid].table, 'document_id', [documentId]);
    });
  }
}
