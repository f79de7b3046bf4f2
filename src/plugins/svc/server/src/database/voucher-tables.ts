import { document, integer, money, text } from './column-kinds';

/** What lowers the price of places; one of `percent` and `amount_minor` has a value. */
export const voucherTables = {
  svc_vouchers: {
    ...document,
    public_id: integer,
    code: text,
    /** The code without its dashes: what it is found by. */
    code_key: text.orNull,
    percent: integer.orNull,
    /** Off each place. */
    amount_minor: money.orNull,
    /** Null: for every event. */
    event_id: integer.orNull,
    /** Wall-clock in the zone of its event, or of the site. */
    valid_from: text.orNull,
    valid_until: text.orNull,
    /** Below 0, or none: as many as people want. */
    max_places: integer.orNull,
    /** Places of orders that it has lowered. */
    used: integer,
    note: text.orNull,
  },
};
