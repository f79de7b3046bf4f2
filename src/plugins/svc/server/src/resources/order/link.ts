import type { Knex } from 'knex';
import { columns, execute, select, sql } from '../../database/sql';
import { digestOf, newSeed } from '../../domain/secrets';
import { database, settings } from '../../host/strapi';
import { accessTokenOf } from './operations/checkout/place-order';

/** Where the buyer sees the order, signed in or not: the address has the token that opens it. */
export function confirmationUrl(orderId: number, linkSeed: string): string {
  const { publicUrl } = settings();
  return `${publicUrl}/orders/${orderId}?token=${accessTokenOf(linkSeed)}`;
}

const seeds = columns('svc_orders', 'access_seed, link_seed');

/** What an order's link is made of. */
export async function findLinkSeed(orderId: number): Promise<string> {
  const [row] = await select(
    database(),
    sql`select ${seeds} from svc_orders where public_id = ${orderId}`,
  );
  return row!.link_seed ?? row!.access_seed;
}

/** Gives an order another link: all that were sent so far open nothing from now on. */
export async function endLinks(trx: Knex.Transaction, orderId: number): Promise<void> {
  const seed = newSeed();
  await execute(
    trx,
    sql`update svc_orders set link_seed = ${seed}, access_digest = ${digestOf(accessTokenOf(seed))}
      where public_id = ${orderId}`,
  );
}
