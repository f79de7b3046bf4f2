import type { AttendeeStatus } from '../contract/attendee-status';
import type { EventStatus } from '../contract/event-status';
import type { OrderStatus } from '../contract/order-status';
import type { RefundStatus } from '../contract/refund-request-status';
import { cartTables } from './cart-tables';
import {
  addressed,
  bigint,
  boolean,
  type Column,
  document,
  integer,
  largeMoney,
  moment,
  money,
  oneOf,
  text,
} from './column-kinds';
import { hostTables } from './host-tables';
import { linkTables } from './link-tables';
import { outboxTables } from './outbox-tables';
import { testProviderTables } from './test-provider-tables';

/*
 * The tables, and what their columns answer: the one place that the types of rows come from. A test holds it against the
 * real tables of each engine (tests/kit/tables.test.ts).
 */

/** Times are seconds since 1970, money is minor units, ids without `row` in their name are public ones. */
const ownTables = {
  svc_application_passwords: {
    ...document,
    uuid: text,
    /** A row of `up_users`. */
    user_id: integer,
    name: text,
    digest: text,
    created: bigint,
    last_used: bigint.orNull,
    last_ip: text.orNull,
  },
  svc_attendees: {
    ...document,
    public_id: integer,
    full_name: text,
    email: text,
    status: oneOf<AttendeeStatus>(),
    security_code: text,
    price_minor: money.orNull,
    /** Null where the ticket has no event. */
    event_id: integer.orNull,
    ticket_id: integer,
    ticket_row: integer.orNull,
    /** Null for who was not made by an order. */
    order_id: integer.orNull,
    order_row: integer.orNull,
  },
  ...cartTables,
  svc_categories: addressed,
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
    /** A row of `up_users`. */
    author_id: integer.orNull,
    /** JSON: what a list shows of the event. */
    item: text,
    /** JSON: what else is shown of the event where it is read alone. */
    details: text,
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
  svc_events: {
    ...document,
    public_id: integer,
    slug: text,
    title: text.orNull,
    start_date: text.orNull,
    end_date: text.orNull,
    start_utc: bigint.orNull,
    end_utc: bigint.orNull,
    all_day: boolean.orNull,
    timezone: text.orNull,
    content: text.orNull,
    excerpt: text.orNull,
    featured: boolean.orNull,
    cost_text: text.orNull,
    visibility: oneOf<'public' | 'private'>().orNull,
    ready_for_review: boolean.orNull,
    trashed_at: moment.orNull,
  },
  svc_idempotency_keys: {
    ...document,
    digest: text,
    fingerprint: text,
    order_id: integer.orNull,
    /** JSON; null while the first request is in progress. */
    answer: text.orNull,
    created: bigint,
  },
  svc_known_addresses: {
    ...document,
    /** A row of `up_users`. */
    user_id: integer,
    digest: text,
    seen: bigint,
  },
  svc_late_payments: {
    ...document,
    order_id: integer,
    reference: text,
    amount_minor: largeMoney,
    currency: text,
    attempt: integer,
    settle_after: bigint.orNull,
    refund_reference: text.orNull,
    created: bigint,
  },
  svc_order_items: {
    ...document,
    order_id: integer,
    ticket_id: integer,
    event_id: integer,
    ticket_title: text,
    event_title: text,
    quantity: integer,
    unit_price_minor: money,
    /** Places whose attendee was deleted. */
    removed: integer,
    /** JSON: who sat on the places of an order that failed. */
    holders: text.orNull,
  },
  svc_orders: {
    ...document,
    public_id: integer,
    status: oneOf<OrderStatus>(),
    buyer_name: text,
    buyer_email: text,
    total_minor: largeMoney,
    refunded_minor: largeMoney,
    currency: text,
    payment_method: text,
    /** What the provider calls the payment; null before it was told of it. */
    payment_reference: text.orNull,
    placed_at: bigint,
    /** A row of `up_users`. */
    user_id: integer.orNull,
    /** Whether the box office ordered it for somebody. */
    by_box_office: boolean.orNull,
    /** A row of `svc_carts`: the one that waits for the payment. */
    cart_id: integer.orNull,
    /** When a payment on its way should be over. */
    settle_after: bigint.orNull,
    access_seed: text,
    /** What the link is made of since earlier ones have ended; null before that: then it is made of `access_seed`. */
    link_seed: text.orNull,
    /** Null where nothing opens it any more. */
    access_digest: text.orNull,
    /** When everybody in it was erased. */
    erased_at: bigint.orNull,
  },
  svc_organizers: {
    ...addressed,
    phone: text.orNull,
    website: text.orNull,
    email: text.orNull,
  },
  ...outboxTables,
  svc_public_ids: { ...document, kind: text },
  svc_published_links: {
    ...document,
    /** The type and the attribute, `api::performer.performer#events`. */
    relation: text,
    source_document: text,
    target_document: text,
    position: integer,
  },
  svc_refund_requests: {
    ...document,
    public_id: integer,
    status: oneOf<RefundStatus>(),
    buyer_name: text,
    buyer_email: text,
    amount_minor: largeMoney,
    currency: text,
    reason: text,
    admin_notes: text.orNull,
    payment_reference: text.orNull,
    order_id: integer,
    /** 0: the whole order. */
    attendee_id: integer,
    /** 0: the whole of an order with places of several events. */
    event_id: integer,
    requested_at: bigint,
    decided_at: bigint.orNull,
    /** While the money is on its way back: when that counts as forgotten. */
    settle_after: bigint.orNull,
    /** How often the provider was asked, refusals included; a part of the key it is asked with. */
    attempt: integer,
    open_key: text.orNull,
  },
  svc_slugs: { ...document, kind: text, slug: text, public_id: integer },
  svc_tags: addressed,
  ...testProviderTables,
  svc_tickets: {
    ...document,
    public_id: integer,
    title: text,
    type: oneOf<'paid' | 'rsvp' | 'free'>(),
    price_minor: money.orNull,
    /** Below 0, or none: as many as people want. */
    capacity: integer.orNull,
    sold: integer,
    held: integer,
    overbooked: integer,
    max_per_order: integer.orNull,
    start_sale_date: text.orNull,
    end_sale_date: text.orNull,
    sku: text.orNull,
    description: text.orNull,
    event_id: integer.orNull,
  },
  svc_venues: {
    ...addressed,
    address: text.orNull,
    city: text.orNull,
    state: text.orNull,
    zip: text.orNull,
    country: text.orNull,
    phone: text.orNull,
    website: text.orNull,
  },
};

export const tables = { ...ownTables, ...linkTables, ...hostTables };

/** Those of which every column is there. */
export const ownTableNames: string[] = Object.keys({ ...ownTables, ...linkTables });

type Tables = typeof tables;

export type TableName = keyof Tables;

/** A row of a table, with all its columns. */
export type Row<Name extends TableName> = {
  [C in keyof Tables[Name]]: Tables[Name][C] extends Column<infer Value> ? Value : never;
};

/** What a row has of every content type whose things have an id on the wire and an address. */
export type AddressedRow = Pick<
  Row<'svc_tags'>,
  'id' | 'document_id' | 'public_id' | 'slug' | 'title'
>;

/** No columns but those of the table, also where an object is put together of others. */
export type OnlyColumnsOf<R, Given> = Given extends unknown
  ? { [C in Exclude<keyof Given, keyof R>]: never }
  : never;
