import type { Knex } from 'knex';
import type { Till, TillSum } from '../../../contract/counter';
import { columns, join, number, select, type Selected, type Sql, sql } from '../../../database/sql';
import { minor, minus, noMoney, plus } from '../../../domain/money';

const till = columns(
  'svc_tills',
  'id, holder, opened_at, opening_minor, currency, closed_at, expected_minor, counted_minor',
);

type TillRow = Selected<typeof till>;

const sale = columns('svc_till_sales s', 'till_id, means');
const orders = number('orders', sql`count(*)`);
const total = number('total', sql`sum(o.total_minor)`);
const refunded = number('refunded', sql`sum(o.refunded_minor)`);

/** What was sold and paid, by what it was paid with. What failed or was cancelled is not in it: that money went back. */
async function findSums(db: Knex, tills: number[]): Promise<Map<number, TillSum[]>> {
  const sums = new Map<number, TillSum[]>(tills.map((id) => [id, []]));
  if (tills.length === 0) return sums;
  const rows = await select(
    db,
    sql`select ${sale}, ${orders}, ${total}, ${refunded}
      from svc_till_sales s join svc_orders o on o.public_id = s.order_id
      where s.till_id in (${join(tills)})
        and o.status in ('completed', 'partially_refunded', 'refunded')
      group by s.till_id, s.means order by s.means`,
  );
  for (const row of rows) {
    sums.get(row.till_id)!.push({
      means: row.means,
      orders: Number(row.orders),
      total: minor(Number(row.total)),
      refunded: minor(Number(row.refunded)),
    });
  }
  return sums;
}

/** What should be in the till: what was in it, and what cash has come in and not gone out again. */
function expectedIn({ opening, sums }: Pick<Till, 'opening' | 'sums'>) {
  const cash = sums.find(({ means }) => means === 'cash');
  const taken = cash ? minus(minor(cash.total), minor(cash.refunded)) : noMoney;
  return plus(minor(opening), taken);
}

function toTill(row: TillRow, sums: TillSum[]): Till {
  const opening = minor(row.opening_minor);
  return {
    id: row.id,
    holder: row.holder,
    openedAt: Number(row.opened_at),
    opening,
    currency: row.currency,
    sums,
    expected:
      row.expected_minor === null ? expectedIn({ opening, sums }) : minor(row.expected_minor),
    closedAt: row.closed_at === null ? null : Number(row.closed_at),
    counted: row.counted_minor === null ? null : minor(row.counted_minor),
  };
}

async function findTills(db: Knex, condition: Sql): Promise<Till[]> {
  const rows = await select(db, sql`select ${till} from svc_tills where ${condition}`);
  const sums = await findSums(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toTill(row, sums.get(row.id)!));
}

/** The one that somebody has open; undefined where there is none. */
export async function findOpenTill(db: Knex, administratorId: number): Promise<Till | undefined> {
  const [own] = await findTills(db, sql`open_key = ${String(administratorId)}`);
  return own;
}

export async function findTill(db: Knex, id: number): Promise<Till | undefined> {
  const [one] = await findTills(db, sql`id = ${id}`);
  return one;
}

const latest = 10;

/** Those that somebody has closed, the latest first. */
export const findClosedTills = (db: Knex, administratorId: number): Promise<Till[]> =>
  findTills(
    db,
    sql`administrator_id = ${administratorId} and closed_at is not null
      order by closed_at desc, id desc limit ${latest}`,
  );

const unsettled = columns('svc_till_sales s', 'order_id');

/** Whether an order of the till is being sold just now. */
export async function hasSaleInProgress(db: Knex, tillId: number): Promise<boolean> {
  const rows = await select(
    db,
    sql`select ${unsettled} from svc_till_sales s join svc_orders o on o.public_id = s.order_id
      where s.till_id = ${tillId} and o.status = 'pending' limit 1`,
  );
  return rows.length > 0;
}
