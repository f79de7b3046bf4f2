import { integer, place } from './column-kinds';

/** The tables that Strapi keeps relations in. Ids in them are those of rows. */
export const linkTables = {
  svc_events_author_lnk: { id: integer, event_id: integer, user_id: integer },
  svc_events_categories_lnk: {
    id: integer,
    event_id: integer,
    category_id: integer,
    category_ord: place.orNull,
  },
  svc_events_organizers_lnk: {
    id: integer,
    event_id: integer,
    organizer_id: integer,
    organizer_ord: place.orNull,
  },
  svc_events_tags_lnk: { id: integer, event_id: integer, tag_id: integer, tag_ord: place.orNull },
  svc_events_venue_lnk: { id: integer, event_id: integer, venue_id: integer },
  svc_refund_requests_order_lnk: { id: integer, refund_request_id: integer, order_id: integer },
  svc_tickets_event_lnk: { id: integer, ticket_id: integer, event_id: integer },
  svc_vouchers_event_lnk: { id: integer, voucher_id: integer, event_id: integer },
};
