import { addDays } from '../../../domain/add-days';
import { columns, select, sql } from '../../../database/sql';
import { notFound } from '../../../domain/problem';
import { documents, retriedTransaction } from '../../../host/strapi';

/*
 * A copy of an event on another day, with tickets like those it has: of them nothing is sold.
 */

export interface Copy {
  /** How many days later everything of it is. */
  days: number;
  withTickets: boolean;
}

const ticket = columns(
  'svc_tickets',
  'title, type, price_minor, capacity, max_per_order, start_sale_date, end_sale_date, description',
);

const later = (wallClock: string | null, days: number) => wallClock && addDays(wallClock, days);

/** The document id of the copy, a draft. @throws Problem `notFound`, and form errors of the rules for events */
export function duplicateEvent(documentId: string, { days, withTickets }: Copy): Promise<string> {
  return retriedTransaction(async (trx) => {
    const [original] = await select(
      trx,
      sql`select ${columns('svc_events', 'public_id, start_date, end_date')} from svc_events
        where document_id = ${documentId} and published_at is null`,
    );
    if (!original) throw notFound('event');
    const data = {
      startDate: later(original.start_date, days),
      endDate: later(original.end_date, days),
      featured: false,
      readyForReview: false,
    };
    const copied = await documents('plugin::svc.event').clone({ documentId, data });
    if (!withTickets) return copied.documentId;
    const tickets = await select(
      trx,
      sql`select ${ticket} from svc_tickets where event_id = ${original.public_id} order by public_id`,
    );
    for (const one of tickets) {
      await documents('plugin::svc.ticket').create({
        data: {
          event: copied.documentId,
          title: one.title,
          type: one.type,
          priceMinor: one.price_minor,
          capacity: one.capacity,
          maxPerOrder: one.max_per_order,
          startSaleDate: later(one.start_sale_date, days),
          endSaleDate: later(one.end_sale_date, days),
          description: one.description,
        },
      });
    }
    return copied.documentId;
  });
}
