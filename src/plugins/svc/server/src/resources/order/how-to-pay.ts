import type { Knex } from 'knex';
import { columns, select, sql } from '../../database/sql';
import { moneyText } from '../../domain/money-text';
import { momentText } from '../../domain/schedule-text';
import { toWallClock } from '../../domain/wall-clock';
import { settings } from '../../host/strapi';
import { methodLabel } from '../../payments/method-label';
import { findPaymentMethod } from '../../payments/providers';
import { say } from '../../texts/say';
import { currentSite } from '../site/site';
import { dueMoment } from './domain/due-moment';
import type { OrderRow } from './queries/orders';

/** What its buyer has to know to pay an order later, as people read it. */
export interface HowToPay {
  /** How, in lines: the operator's own words where there are any. */
  words: string;
  /** What, of what, and until when. */
  facts: { name: string; value: string }[];
}

const listing = columns('svc_event_listings l', 'start_utc, timezone');
const placed = columns('svc_orders o', 'by_box_office');

async function findDueText(db: Knex, order: OrderRow, daysToPay: number): Promise<string> {
  const { public_id: id } = order;
  const [row] = await select(db, sql`select ${placed} from svc_orders o where o.public_id = ${id}`);
  const events = await select(
    db,
    sql`select distinct ${listing} from svc_order_items i
      join svc_event_listings l on l.public_id = i.event_id
      where i.order_id = ${id} and l.start_utc is not null`,
  );
  const due = dueMoment({
    placedAt: Number(order.placed_at),
    isByBoxOffice: Boolean(row?.by_box_office),
    daysToPay,
    starts: events.map((one) => ({ at: Number(one.start_utc), zone: one.timezone })),
    siteZone: settings().siteTimezone,
  });
  return due ? momentText(toWallClock(due.at, due.zone), due.zone) : '';
}

/** The operator's words are of *Pay later* alone; how one pays by a project's own method, ours do not know. */
function wordsOf(method: string): string {
  if (method !== 'offline') return say('to-pay.own-words', { method: methodLabel(method) });
  return currentSite().paymentWords || say('to-pay.words');
}

/** Null where the order does not wait for money that comes by another way. */
export async function findHowToPay(db: Knex, order: OrderRow): Promise<HowToPay | null> {
  const { public_id: id, payment_method: method, total_minor: total, currency } = order;
  const daysToPay = findPaymentMethod(method)?.daysToPay?.();
  if (order.status !== 'pending' || daysToPay === undefined) return null;
  const until = await findDueText(db, order, daysToPay);
  return {
    words: wordsOf(method),
    facts: [
      { name: say('to-pay.amount'), value: moneyText(total, currency) },
      { name: say('to-pay.reference'), value: say('order.title', { id: String(id) }) },
      ...(until ? [{ name: say('to-pay.until'), value: until }] : []),
    ],
  };
}
