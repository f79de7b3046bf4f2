import type { Knex } from 'knex';
import { columns, select, sql } from '../../../database/sql';
import { findLinkedEvents, linkedEvents, type LinkedType } from '../read-model/linked-types';

/** Events that show a venue or an organizer. */
export interface Uses {
  /** Their documents. */
  events: string[];
  /** Of the first of them. */
  titles: string[];
}

const shownTitles = 3;
const draft = columns('svc_events', 'document_id, title');

/** Drafts, what is published and what is in the trash count alike: all may be shown again. */
export async function findUses(db: Knex, uid: LinkedType, documentId: string): Promise<Uses> {
  const events = await findLinkedEvents(db, uid, documentId);
  if (events.length === 0) return { events, titles: [] };
  const found = await select(
    db,
    sql`select ${draft} from svc_events
      where published_at is null and document_id in (${linkedEvents(uid, documentId)})
      order by public_id limit ${shownTitles}`,
  );
  return { events, titles: found.map(({ title }) => title || 'Without a title') };
}

/** `Used by 5 events: Gala, Ball, Concert and 2 more` */
export function describeUses({ events, titles }: Uses): string {
  const more = events.length - titles.length;
  const last = more > 0 ? ` and ${more} more` : '';
  return `Used by ${events.length} event${events.length === 1 ? '' : 's'}: ${titles.join(', ')}${last}`;
}
