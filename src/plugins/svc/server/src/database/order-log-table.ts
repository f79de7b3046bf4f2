import type { OrderDeed, OrderHand } from '../contract/order-log';
import { bigint, document, integer, oneOf, text } from './column-kinds';

/** What has happened to orders. Rows are added, and never changed. */
export const orderLogTable = {
  svc_order_log: {
    ...document,
    order_id: integer,
    at: bigint,
    hand: oneOf<OrderHand>(),
    /** A row of `admin_users`; null for everybody else. */
    administrator_id: integer.orNull,
    /** What colleagues call whoever did it; null for buyers and for the service itself. */
    name: text.orNull,
    deed: oneOf<OrderDeed>(),
    /** JSON: contract/order-log.ts. */
    details: text.orNull,
  },
};
