import type { Knex } from 'knex';
import { settings } from '../../../host/strapi';
import type { Picture } from '../../../kit/resource/media';
import { readDraftSource } from '../read-model/event-source';
import { buildListing, type EventDetails, type EventListItem } from '../read-model/listing';
import type { FullEvent } from './events';

/** The draft of an event, as REST would show it published. */
export interface Draft {
  event: FullEvent;
  picture: Picture | null;
  isTrashed: boolean;
}

/** What editors have made of it so far, published or not; null where there is no such event. */
export async function findDraft(db: Knex, documentId: string): Promise<Draft | null> {
  const source = await readDraftSource(db, documentId);
  if (!source) return null;
  const { siteTimezone: timezone, currency } = settings();
  const { item, details, ...rest } = buildListing(source, { timezone, currency });
  const event = {
    ...rest,
    ...(JSON.parse(item) as EventListItem),
    ...(JSON.parse(details) as EventDetails),
  };
  return { event, picture: source.picture, isTrashed: Boolean(source.row.trashed_at) };
}
