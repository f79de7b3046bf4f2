import type { OrderStatus } from '../contract/order-status';
import { bigint, boolean, document, integer, largeMoney, money, oneOf, text } from './column-kinds';

/** What somebody has bought. */
export const orderTables = {
  svc_order_items: {
    ...document,
    order_id: integer,
    ticket_id: integer,
    event_id: integer,
    ticket_title: text,
    event_title: text,
    quantity: integer,
    unit_price_minor: money,
    /** What a place cost before the order's voucher; null where that is the same. */
    full_price_minor: money.orNull,
    /** Places whose attendee was deleted. */
    removed: integer,
    /** JSON: who sat on the places of an order that failed. */
    holders: text.orNull,
    /** JSON: what giving a place back comes to, as it was when it was bought; null of one from before there was that. */
    return_terms: text.orNull,
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
    /** In which its mails and tickets are; null of one that was made before that was kept. */
    language: text.orNull,
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
    /** The voucher that lowered its prices, which may be gone; null without one. */
    voucher_id: integer.orNull,
    voucher_code: text.orNull,
    /** By how much it did, in all. */
    discount_minor: largeMoney,
    access_seed: text,
    /** What the link is made of since earlier ones have ended; null before that: then it is made of `access_seed`. */
    link_seed: text.orNull,
    /** Null where nothing opens it any more. */
    access_digest: text.orNull,
    /** When everybody in it was erased. */
    erased_at: bigint.orNull,
  },
};
