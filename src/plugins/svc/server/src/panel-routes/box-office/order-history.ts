import type { Knex } from 'knex';
import type { OrderMoment } from '../../contract/box-office-details';
import type { OrderDeedDetails } from '../../contract/order-log';
import { columns, leftJoined, select, type Selected, sql } from '../../database/sql';
import { minor } from '../../domain/money';
import { isRefundedByHand } from '../../payments/providers';

/* What has happened to an order: what is written down of it, after what its own columns say. */

const placed = columns('svc_orders o', 'placed_at, by_box_office');
const sold = leftJoined(columns('svc_till_sales s', 'sold_at, means'));
const keptBy = leftJoined(columns('svc_tills t', 'holder'));

async function findBeginning(db: Knex, order: string): Promise<OrderMoment[]> {
  const [row] = await select(
    db,
    sql`select ${placed}, ${sold}, ${keptBy} from svc_orders o
      left join svc_till_sales s on s.order_id = o.public_id and s.kind = 'sale'
      left join svc_tills t on t.id = s.till_id where o.document_id = ${order}`,
  );
  if (!row) return [];
  if (row.sold_at !== null && row.means !== null) {
    const at = Number(row.sold_at);
    return [{ at, deed: 'sold', hand: 'administrator', by: row.holder, means: row.means }];
  }
  const hand = row.by_box_office ? 'account' : 'buyer';
  return [{ at: Number(row.placed_at), deed: 'placed', hand, by: null }];
}

/** More of one order nobody reads. */
const most = 200;

const entry = columns('svc_order_log h', 'at, hand, name, deed, details');
const paidBy = columns('svc_orders o', 'payment_method');
const guests = columns('svc_attendees a', 'public_id, full_name, security_code');

/** Several places of an order may have one name. */
const codeFigures = 4;

type Place = Required<Pick<OrderMoment, 'guest' | 'codeEnd'>>;

async function findPlaces(
  db: Knex,
  order: string,
  withCodes: boolean,
): Promise<Map<number, Place>> {
  const rows = await select(
    db,
    sql`select ${guests} from svc_orders o join svc_attendees a on a.order_id = o.public_id
      where o.document_id = ${order}`,
  );
  return new Map(
    rows.map((row) => [
      row.public_id,
      { guest: row.full_name, codeEnd: withCodes ? row.security_code.slice(-codeFigures) : '' },
    ]),
  );
}

const reasons = columns('svc_refund_requests r', 'public_id, reason');

/** Why money was asked back, by request. */
async function findReasons(db: Knex, order: string): Promise<Map<number, string>> {
  const rows = await select(
    db,
    sql`select ${reasons} from svc_orders o join svc_refund_requests r on r.order_id = o.public_id
      where o.document_id = ${order}`,
  );
  return new Map(rows.map((row) => [row.public_id, row.reason]));
}

/** Of money that a person hands over, only that it was written down is known. */
function deedOf({ deed, payment_method }: Selected<typeof entry> & Selected<typeof paidBy>) {
  return deed === 'refund_paid' && isRefundedByHand(payment_method) ? 'refund_by_hand' : deed;
}

/** What is known of an order besides its history. */
interface Known {
  places: Map<number, Place>;
  reasons: Map<number, string>;
}

async function findEntries(db: Knex, order: string, known: Known) {
  const rows = await select(
    db,
    sql`select ${entry}, ${paidBy} from svc_orders o join svc_order_log h on h.order_id = o.public_id
      where o.document_id = ${order} order by h.id desc limit ${most}`,
  );
  return rows.map((row): OrderMoment => {
    const { attendee, amount, means, request } = JSON.parse(
      row.details ?? '{}',
    ) as OrderDeedDetails;
    const place = attendee === undefined ? undefined : known.places.get(attendee);
    // Once, where it begins.
    const reason = row.deed === 'refund_requested' && known.reasons.get(request ?? 0);
    return {
      at: Number(row.at),
      deed: deedOf(row),
      hand: row.hand,
      by: row.name,
      ...place,
      ...(amount !== undefined && { amount: minor(amount) }),
      ...(means !== undefined && { means }),
      ...(reason && { reason }),
    };
  });
}

/** What of it somebody may read. */
interface Sight {
  withNames: boolean;
  withCodes: boolean;
  withReasons: boolean;
}

/** The latest first. Guests are named for those who may see them, and so are the ends of their codes, and reasons. */
export async function findOrderHistory(
  db: Knex,
  order: string,
  { withNames, withCodes, withReasons }: Sight,
): Promise<OrderMoment[]> {
  const [places, reasons, begun] = await Promise.all([
    withNames ? findPlaces(db, order, withCodes) : new Map<number, Place>(),
    withReasons ? findReasons(db, order) : new Map<number, string>(),
    findBeginning(db, order),
  ]);
  const entries = await findEntries(db, order, { places, reasons });
  const beginning = entries.some(({ deed }) => deed === 'sold') ? [] : begun;
  return [...entries, ...beginning];
}
