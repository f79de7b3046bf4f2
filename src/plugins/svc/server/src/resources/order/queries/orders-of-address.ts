import type { Knex } from 'knex';
import { confirmable } from '../../../contract/order-status';
import { columns, join, literal, select, type Selected, sql } from '../../../database/sql';
import { hasAddress } from '../address-index';

const order = columns(
  'svc_orders o',
  'public_id, buyer_email, total_minor, currency, access_seed, link_seed',
);

/** An order with what its link is made of. */
export type OrderOfAddress = Selected<typeof order>;

/** Nobody looks for more of them in a mail. */
const mostOrders = 20;

/** The last orders of an address whose tickets are good for something, or are to be paid; the latest first. */
export async function findOrdersOfAddress(db: Knex, email: string): Promise<OrderOfAddress[]> {
  const wanted = email.trim();
  const found = await select(
    db,
    sql`select ${order} from svc_orders o
      where ${hasAddress(db, wanted)} and o.erased_at is null
        and o.status in (${join(confirmable)})
      order by o.placed_at desc, o.public_id desc limit ${literal(mostOrders)}`,
  );
  // MySQL takes accents for letters.
  return found.filter((one) => one.buyer_email.toLowerCase() === wanted.toLowerCase());
}

const number = columns('svc_orders o', 'public_id');

/** The public ids of the orders of an address, whatever became of them; as many as `most`. */
export async function findNumbersOfAddress(
  db: Knex,
  email: string,
  most: number,
): Promise<number[]> {
  const found = await select(
    db,
    sql`select ${number} from svc_orders o where ${hasAddress(db, email)} limit ${literal(most)}`,
  );
  return found.map(({ public_id: id }) => id);
}
