import type { AttendeeStatus } from '../contract/attendee-status';
import type { TillMeans } from '../contract/counter';
import type { RefundStatus } from '../contract/refund-request-status';
import { accountTables } from './account-tables';
import { cartTables } from './cart-tables';
import {
  addressed,
  bigint,
  boolean,
  type Column,
  document,
  integer,
  largeMoney,
  located,
  moment,
  money,
  oneOf,
  text,
} from './column-kinds';
import { doorTables } from './door-tables';
import { hostTables } from './host-tables';
import { linkTables } from './link-tables';
import { listingTables } from './listing-tables';
import { orderTables } from './order-tables';
import { outboxTables } from './outbox-tables';
import { panelTables } from './panel-tables';
import { testProviderTables } from './test-provider-tables';
import { tillTables } from './till-tables';
import { voucherTables } from './voucher-tables';

/*
 * The tables, and what their columns answer: the one place that the types of rows come from. A test holds it against the
 * real tables of each engine (tests/kit/tables.test.ts).
 */

/** Times are seconds since 1970, money is minor units, ids without `row` in their name are public ones. */
const ownTables = {
  ...accountTables,
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
    /** Since when, by whose hand and by which scan they are inside; null where they came in before this was kept. */
    checked_in_at: bigint.orNull,
    checked_in_by: text.orNull,
    checked_in_scan: text.orNull,
    /** Since when it is somebody else's than its buyer gave it to; null for never. */
    handed_on_at: bigint.orNull,
  },
  ...cartTables,
  svc_categories: addressed,
  ...doorTables,
  ...listingTables,
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
    /** Wall-clock in its zone; what the editors plan, and the instants of it. */
    publish_on: text.orNull,
    unpublish_on: text.orNull,
    featured_until: text.orNull,
    publish_on_utc: bigint.orNull,
    unpublish_on_utc: bigint.orNull,
    featured_until_utc: bigint.orNull,
    /** Until when buyers change their own tickets, wall-clock in its zone. */
    changes_until: text.orNull,
    /** Null as true. */
    transferable: boolean.orNull,
    /** JSON: contract/return-policy.ts. */
    return_policy: text.orNull,
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
  ...panelTables,
  ...orderTables,
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
    /** Whether its buyer gave the place back, and nobody had to decide. Null as false. */
    returned: boolean.orNull,
    /** The till that the money is handed over from, and how; null where it is in none. */
    till_id: integer.orNull,
    till_means: oneOf<TillMeans>().orNull,
  },
  /** `seen` where it was published before, and is not now. */
  svc_slugs: { ...document, kind: text, slug: text, public_id: integer, seen: boolean.orNull },
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
  svc_sites: {
    ...document,
    name: text.orNull,
    accent_color: text.orNull,
    header_color: text.orNull,
    letters: text.orNull,
    corners: text.orNull,
    imprint_url: text.orNull,
    privacy_url: text.orNull,
    payment_words: text.orNull,
  },
  ...tillTables,
  svc_venues: {
    ...addressed,
    address: text.orNull,
    city: text.orNull,
    state: text.orNull,
    zip: text.orNull,
    country: text.orNull,
    phone: text.orNull,
    website: text.orNull,
    ...located,
    /** In the form in which they are compared. */
    city_folded: text.orNull,
    country_folded: text.orNull,
    timezone: text.orNull,
  },
  ...voucherTables,
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
