import type { EventStatus } from '../contract/event-status';
import { bigint, boolean, document, integer, oneOf, placed, text } from './column-kinds';

/** What is kept of events for whoever reads them. */
export const listingTables = {
  svc_event_listing_counts: {
    ...document,
    status: oneOf<EventStatus>(),
    facet: oneOf<
      'all' | 'featured' | 'venue' | 'organizer' | 'category' | 'tag' | 'ticket' | 'changes'
    >(),
    term_id: integer,
    start_day: integer,
    end_day: integer,
    events: integer,
  },
  svc_event_listing_terms: {
    ...document,
    facet: oneOf<'organizer' | 'category' | 'tag'>(),
    term_id: integer,
    status: oneOf<EventStatus>(),
    start_utc: bigint,
    end_utc: bigint,
    public_id: integer,
  },
  svc_event_listings: {
    ...document,
    public_id: integer,
    event_document_id: text,
    status: oneOf<EventStatus>(),
    slug: text,
    title: text,
    modified_utc: bigint,
    start_utc: bigint,
    end_utc: bigint,
    /** As its own clock shows them, counted as if it were that of UTC. */
    start_local: bigint,
    end_local: bigint,
    featured: boolean,
    /** 0 for none. */
    venue_id: integer,
    /** Of its venue, as that has it. */
    ...placed,
    /** A row of `up_users`. */
    author_id: integer.orNull,
    /** JSON: what a list shows of the event. */
    item: text,
    /** JSON: what else is shown of the event where it is read alone. */
    details: text,
    /** JSON: the terms of giving back that who buys now keeps. */
    return_terms: text,
    timezone: text,
    /** Ids, separated by commas. */
    organizer_ids: text,
    category_ids: text,
    tag_ids: text,
    /** One for each ticket, separated by commas. */
    ticket_types: text,
    search_text: text,
  },
  /** No content type: read-model/word-index.ts makes it. */
  svc_event_words: { word: text, public_id: integer },
  /** Who asked last to have an event published, and what the answer was. */
  svc_event_reviews: {
    ...document,
    event_id: integer,
    asked_by: integer.orNull,
    asked_at: bigint.orNull,
    returned_by: integer.orNull,
    returned_at: bigint.orNull,
    note: text.orNull,
  },
  /** What calendars are told of an event that is not public any more. */
  svc_withdrawn_events: {
    ...document,
    public_id: integer,
    title: text,
    start_date: text,
    end_date: text,
    start_utc: bigint,
    end_utc: bigint,
    all_day: boolean,
    timezone: text,
    /** The last that it was found by. */
    slug: text,
    featured: boolean,
    venue_id: integer,
    organizer_ids: text,
    category_ids: text,
    tag_ids: text,
    /** When it was withdrawn, or came back. */
    changed: bigint,
    /** Whether it is public again. */
    returned: boolean,
  },
};
