import { columns, select, sql } from '../../../database/sql';
import { retriedTransaction } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { saleDaysLater } from '../../event/domain/days-later';
import { lockEvent } from '../../event/lock';
import { shiftEvent } from '../../event/operations/shift-event';
import { type EventTimes, saleStateAt, type SaleWindow } from '../domain/sale-window';
import { updateTicket } from './write-ticket';

/*
 * Moves an event to another day, and with it all that is said in days before it: its deadlines, and when its tickets are
 * sold.
 */

const ticket = columns('svc_tickets', 'public_id, start_sale_date, end_sale_date');

type Sale = Required<{ [bound in keyof SaleWindow]: string | null }>;

/** What is on sale stays so: of a sale that has begun, the end alone is moved where it would have to begin anew. */
function laterSale(sale: Sale, days: number, event: EventTimes): Sale {
  const moved = saleDaysLater(sale, days);
  const isOpen = saleStateAt(sale, event, now()) === 'open';
  const isToBegin = saleStateAt(moved, event, now()) === 'early';
  return isOpen && isToBegin ? { ...moved, startSaleDate: sale.startSaleDate } : moved;
}

/** @throws Problem `notFound`, `invalidParam`, and form errors of the rules for tickets; then nothing has changed */
export function moveEvent(publicId: number, days: number): Promise<void> {
  return retriedTransaction(async (trx) => {
    const event = await lockEvent(trx, publicId);
    await shiftEvent(publicId, days);
    const tickets = await select(
      trx,
      sql`select ${ticket} from svc_tickets where event_id = ${publicId} order by public_id`,
    );
    for (const { public_id: id, start_sale_date, end_sale_date } of tickets) {
      const sale = { startSaleDate: start_sale_date, endSaleDate: end_sale_date };
      if (!start_sale_date && !end_sale_date) continue;
      const times = { timezone: event!.timezone, endUtc: Number(event!.end_utc) };
      await updateTicket(id, laterSale(sale, days, times));
    }
  });
}
