import { notFound, Problem } from '../../../domain/problem';
import { byKey, select, sql } from '../../../sql';
import { database } from '../../../strapi';
import { now } from '../../ticket/stock/stock';
import { isOnSale } from '../../ticket/domain/sale-window';
import { type CartItem, defaultMaxPerOrder } from '../domain/cart';

/** A ticket as a buyer finds it. */
export interface Offer {
  /** What of it goes into a cart; of no quantity yet. */
  item: CartItem;
  maxPerOrder: number;
  /** Why it cannot be bought just now; empty where it can. */
  refusal: string;
}

interface Row {
  id: number;
  public_id: number;
  title: string;
  event_id: number;
  price_minor: number;
  max_per_order: number | null;
  start_sale_date: string | null;
  end_sale_date: string | null;
  status: string | null;
  timezone: string;
  end_utc: number | string | null;
  event_item: string | null;
}

const refusals = {
  early: 'This ticket is not on sale yet.',
  over: 'This ticket is no longer on sale.',
  open: '',
};

function refusalOf(row: Row): string {
  if (row.status !== 'publish' || row.end_utc === null) return 'This event is not open for sale.';
  const window = { startSaleDate: row.start_sale_date, endSaleDate: row.end_sale_date };
  const event = { timezone: row.timezone, endUtc: Number(row.end_utc) };
  return refusals[isOnSale(window, event, now())];
}

/** The ticket with this public id. @throws Problem `notFound` */
export async function findOffer(ticketId: number): Promise<Offer> {
  const [row] = await select<Row>(
    database(),
    sql(
      `select t.id, t.public_id, t.title, t.event_id, t.price_minor, t.max_per_order, t.start_sale_date, t.end_sale_date,
         l.status, l.timezone, l.end_utc, l.item as event_item
       from tickets t left join event_listings l on l.public_id = t.event_id
       where t.public_id = ?`,
      ticketId,
    ),
    byKey,
  );
  if (!row) throw notFound('ticket');
  const event = JSON.parse(row.event_item ?? '{}') as { title?: string };
  return {
    item: {
      ticketId: row.public_id,
      ticketRow: row.id,
      ticketTitle: row.title,
      eventId: row.event_id,
      eventTitle: event.title ?? '',
      isEventPublic: row.status === 'publish',
      quantity: 0,
      unitPrice: row.price_minor,
    },
    maxPerOrder: row.max_per_order ?? defaultMaxPerOrder,
    refusal: refusalOf(row),
  };
}

/** @throws Problem `cannotCreate` where it cannot be bought just now. */
export function assertOnSale({ refusal }: Offer): void {
  if (refusal) throw new Problem('cannotCreate', refusal);
}
