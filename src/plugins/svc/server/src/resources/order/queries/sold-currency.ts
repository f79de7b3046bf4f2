import { columns, select, sql } from '../../../database/sql';
import { database, settings } from '../../../host/strapi';
import { withoutStack } from '../../../lib/without-stack';

const sold = columns('svc_orders', 'currency');

/**
 * Amounts are minor units of the one currency that a database is sold in: in another they would say something else.
 * @throws Error, a line, where the last order was in another one than the site's
 */
export async function assertSoldCurrency(): Promise<void> {
  const [last] = await select(
    database(),
    sql`select ${sold} from svc_orders order by id desc limit 1`,
  );
  const { currency } = settings();
  if (!last?.currency || last.currency === currency) return;
  throw withoutStack(
    new Error(
      `CURRENCY is ${currency}, but this database was sold in ${last.currency}: set CURRENCY=${last.currency}, or start with a database without orders.`,
    ),
  );
}
