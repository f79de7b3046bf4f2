import { cannotCreate, notFound, type Problem } from '../../../domain/problem';
import { byKey, columns, leftJoined, select, type Selected, sql } from '../../../database/sql';
import { database } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { saleStart, saleStateAt } from '../../ticket/domain/sale-window';
import { type CartItem, defaultMaxPerOrder } from '../domain/cart';
import { eventStateOf } from './carts';
import { noMoney } from '../../../domain/money';

/** A ticket as a buyer finds it. */
export interface TicketSale {
  /** What of it goes into a cart; of no quantity yet. */
  item: CartItem;
  maxPerOrder: number;
  /** Why it cannot be bought just now; null where it can. */
  unavailable: Problem | null;
}

const ticket = columns(
  'svc_tickets t',
  'id, public_id, title, event_id, price_minor, max_per_order, start_sale_date, end_sale_date',
);
const listing = leftJoined(
  columns('svc_event_listings l', 'status, timezone, end_utc, item as event_item'),
);
const selectSale = sql`
  select ${ticket}, ${listing}
  from svc_tickets t left join svc_event_listings l on l.public_id = t.event_id`;

type Row = Selected<typeof selectSale>;

const over = 'sale_ended' as const;

function unavailableAt(row: Row): Problem | null {
  // Written past the rules, by an import for example: what has no price is given away by nobody's mistake.
  if (row.price_minor === null) {
    return cannotCreate('This ticket has no price.', { reason: 'no_price' });
  }
  const { timezone, end_utc: endUtc } = row;
  const state = eventStateOf(row.status, endUtc);
  if (state === 'withdrawn' || timezone === null) {
    return cannotCreate('This event is not open for sale.', { reason: 'event_withdrawn' });
  }
  if (state === 'over') return cannotCreate('This event is over.', { reason: over });
  const window = { startSaleDate: row.start_sale_date, endSaleDate: row.end_sale_date };
  const event = { timezone, endUtc: Number(endUtc) };
  const sale = saleStateAt(window, event, now());
  if (sale === 'open') return null;
  if (sale === 'over') return cannotCreate('This ticket is no longer on sale.', { reason: over });
  const opensUtc = saleStart(window, event)!;
  return cannotCreate('This ticket is not on sale yet.', { reason: 'not_yet', opensUtc });
}

/** The ticket with this public id. @throws Problem `notFound` */
export async function findTicketSale(ticketId: number): Promise<TicketSale> {
  const query = sql`${selectSale} where t.public_id = ${ticketId}`;
  const [row] = await select(database(), query, byKey);
  if (!row) throw notFound('ticket');
  const event = JSON.parse(row.event_item ?? '{}') as { title?: string };
  return {
    item: {
      ticketId: row.public_id,
      ticketRow: row.id,
      ticketTitle: row.title,
      eventId: row.event_id!,
      eventTitle: event.title ?? '',
      event: eventStateOf(row.status, row.end_utc),
      quantity: 0,
      unitPrice: row.price_minor ?? noMoney,
      fullPrice: row.price_minor ?? noMoney,
    },
    maxPerOrder: row.max_per_order ?? defaultMaxPerOrder,
    unavailable: unavailableAt(row),
  };
}

/** @throws Problem `cannotCreate` where it cannot be bought just now. */
export function assertOnSale({ unavailable }: TicketSale): void {
  if (unavailable) throw unavailable;
}
