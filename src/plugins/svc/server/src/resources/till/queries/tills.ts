import type { Knex } from 'knex';
import type { CounterMeans, Till, TillMeans, TillSum } from '../../../contract/counter';
import {
  columns,
  join,
  leftJoined,
  number,
  select,
  type Selected,
  type Sql,
  sql,
} from '../../../database/sql';
import { minor, plus, sumOf } from '../../../domain/money';

const till = columns(
  'svc_tills',
  'id, holder, opened_at, opening_minor, currency, closed_at, expected_minor, counted_minor',
);

type TillRow = Selected<typeof till>;

const movement = columns('svc_till_sales s', 'till_id, kind, means');
const count = number('count', sql`count(*)`);
const amount = number('amount', sql`sum(coalesce(s.amount_minor, o.total_minor))`);

/**
 * Movements whose money has moved. Of a sale that is not over, or has failed, it has not; that an order is cancelled moves
 * none.
 */
export const hasMoved = sql`not (s.kind = 'sale' and o.status in ('pending', 'failed'))`;

/** What has come in and gone out, by what it was and how it was handed over. */
async function findSums(db: Knex, tills: number[]): Promise<Map<number, TillSum[]>> {
  const sums = new Map<number, TillSum[]>(tills.map((id) => [id, []]));
  if (tills.length === 0) return sums;
  const rows = await select(
    db,
    sql`select ${movement}, ${count}, ${amount}
      from svc_till_sales s join svc_orders o on o.public_id = s.order_id
      where s.till_id in (${join(tills)}) and ${hasMoved}
      group by s.till_id, s.kind, s.means order by s.kind, s.means`,
  );
  for (const { till_id: id, kind, means, ...row } of rows) {
    const sum = { kind, means, count: Number(row.count), amount: minor(Number(row.amount)) };
    sums.get(id)!.push(sum);
  }
  return sums;
}

/** What should be in the till: what was in it, and what cash has come in and not gone out again. */
function expectedIn({ opening, sums }: Pick<Till, 'opening' | 'sums'>) {
  const cash = sums.filter(({ means }) => means === 'cash').map((sum) => minor(sum.amount));
  return plus(minor(opening), sumOf(cash));
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

export async function findTills(db: Knex, condition: Sql): Promise<Till[]> {
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

const selling = columns('svc_till_sales s', 'order_id');
const refunding = columns('svc_refund_requests', 'public_id');

/** Whether an order of the till is being sold just now, or money of it is on its way to a buyer. */
export async function hasMovementInProgress(db: Knex, tillId: number): Promise<boolean> {
  const sales = await select(
    db,
    sql`select ${selling} from svc_till_sales s join svc_orders o on o.public_id = s.order_id
      where s.till_id = ${tillId} and s.kind = 'sale' and o.status = 'pending' limit 1`,
  );
  if (sales.length > 0) return true;
  const refunds = await select(
    db,
    sql`select ${refunding} from svc_refund_requests
      where settle_after is not null and till_id = ${tillId} limit 1`,
  );
  return refunds.length > 0;
}

/** How the money of an order was handed over, for {@link joinPaid}. */
export const paidWith = leftJoined(columns('svc_till_sales s', 'means'));

/** Sales and payments, of which an order has one at most. */
export const joinPaid = sql`left join svc_till_sales s
  on s.order_id = o.public_id and s.kind <> 'refund' and s.means <> 'free'`;

const orderPaid = columns('svc_orders o', 'public_id');

/** How the money of an order was handed over; null where it was not, or nobody knows. */
export async function findPaidWith(db: Knex, orderId: number): Promise<TillMeans | null> {
  const [row] = await select(
    db,
    sql`select ${orderPaid}, ${paidWith} from svc_orders o ${joinPaid} where o.public_id = ${orderId}`,
  );
  return paidMeans(row?.means);
}

/** As it is read by {@link paidWith}. */
export function paidMeans(means: CounterMeans | null | undefined): TillMeans | null {
  return means === 'cash' || means === 'card' ? means : null;
}

const payment = columns('svc_till_sales s', 'order_id');

/** Whether the money of an order that waited for it is in a till of somebody. */
export async function isPaidInto(
  db: Knex,
  administratorId: number,
  orderId: number,
): Promise<boolean> {
  const rows = await select(
    db,
    sql`select ${payment} from svc_till_sales s join svc_tills t on t.id = s.till_id
      where s.order_id = ${orderId} and s.kind = 'payment' and t.administrator_id = ${administratorId}`,
  );
  return rows.length > 0;
}
