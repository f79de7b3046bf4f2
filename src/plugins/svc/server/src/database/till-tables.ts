import type { CounterMeans, MovementKind } from '../contract/counter';
import { bigint, document, integer, largeMoney, oneOf, text } from './column-kinds';

/** The tills of the counter, and what has come into them and gone out. */
export const tillTables = {
  /** All movements, of which a sale is one. Rows are added, and never changed. */
  svc_till_sales: {
    ...document,
    /** A row of `svc_tills`. */
    till_id: integer,
    order_id: integer,
    kind: oneOf<MovementKind>(),
    /** A refund request; 0 for what is none. */
    refund_id: integer,
    means: oneOf<CounterMeans>(),
    /** Below nothing where it goes out; null for the total of the order. */
    amount_minor: largeMoney.orNull,
    sold_at: bigint,
  },
  svc_tills: {
    ...document,
    /** A row of `admin_users`. */
    administrator_id: integer,
    holder: text,
    /** The administrator's id while it is open; null afterwards. */
    open_key: text.orNull,
    opened_at: bigint,
    opening_minor: largeMoney,
    closed_at: bigint.orNull,
    /** What should have been in it, and what was. */
    expected_minor: largeMoney.orNull,
    counted_minor: largeMoney.orNull,
    currency: text,
  },
};
