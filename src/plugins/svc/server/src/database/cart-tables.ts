import { bigint, document, integer, money, text } from './column-kinds';

/** What somebody is about to buy. */
export const cartTables = {
  svc_cart_items: {
    ...document,
    /** A row of `svc_carts`. */
    cart_id: integer,
    ticket_id: integer,
    quantity: integer,
    unit_price_minor: money,
    /** What a place costs before the cart's voucher; null where that is the same. */
    full_price_minor: money.orNull,
  },
  svc_cart_addresses: {
    ...document,
    digest: text,
    /** At least as many as have places now. */
    carts: integer,
    expires_at: bigint,
  },
  svc_carts: {
    ...document,
    token_digest: text.orNull,
    /** A row of `up_users`. */
    user_id: integer.orNull,
    /** Null while it is empty; so are the next two. */
    expires_at: bigint.orNull,
    held_since: bigint.orNull,
    /** Where the guest is, whose carts are counted; null where they are not. */
    address_digest: text.orNull,
    /** The order that it is being paid for. */
    order_id: integer.orNull,
    /** Raised with each change. */
    version: integer,
    touched: bigint,
    /** Payments that were declined, and until when that counts. */
    declines: integer,
    declines_until: bigint.orNull,
    /** The voucher that is on, and as JSON what it takes off; null without one. */
    voucher_id: integer.orNull,
    voucher_terms: text.orNull,
  },
};
