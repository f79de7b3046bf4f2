import type { Knex } from 'knex';
import { columns, select, sql } from '../../../database/sql';
import { notFound } from '../../../domain/problem';
import { actor } from '../../../host/actor';
import { documents, retriedTransaction } from '../../../host/strapi';
import { eventDaysLater, saleDaysLater } from '../../event/domain/days-later';

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

const event = columns(
  'svc_events',
  'public_id, start_date, end_date, changes_until, return_policy',
);

type Original = NonNullable<Awaited<ReturnType<typeof findOriginal>>>;

async function findOriginal(trx: Knex, documentId: string) {
  const [original] = await select(
    trx,
    sql`select ${event} from svc_events where document_id = ${documentId} and published_at is null`,
  );
  return original;
}

/** A copy belongs to who makes it, as all that is made in the panel. */
function maker() {
  const { administratorId: id } = actor();
  return id === null ? {} : { createdBy: id, updatedBy: id };
}

function cloneEvent(documentId: string, original: Original, days: number) {
  const times = {
    startDate: original.start_date,
    endDate: original.end_date,
    changesUntil: original.changes_until,
    returnPolicy: original.return_policy,
  };
  const data = {
    ...eventDaysLater(times, days),
    featured: false,
    readyForReview: false,
    ...maker(),
  };
  return documents('plugin::svc.event').clone({ documentId, data });
}

async function copyTickets(trx: Knex, { of, to }: { of: number; to: string }, days: number) {
  const tickets = await select(
    trx,
    sql`select ${ticket} from svc_tickets where event_id = ${of} order by public_id`,
  );
  for (const one of tickets) {
    const sale = { startSaleDate: one.start_sale_date, endSaleDate: one.end_sale_date };
    await documents('plugin::svc.ticket').create({
      data: {
        event: to,
        title: one.title,
        type: one.type,
        priceMinor: one.price_minor,
        capacity: one.capacity,
        maxPerOrder: one.max_per_order,
        ...saleDaysLater(sale, days),
        description: one.description,
        ...maker(),
      },
    });
  }
}

/** The document id of the copy, a draft. @throws Problem `notFound`, and form errors of the rules for events */
export function duplicateEvent(documentId: string, { days, withTickets }: Copy): Promise<string> {
  return retriedTransaction(async (trx) => {
    const original = await findOriginal(trx, documentId);
    if (!original) throw notFound('event');
    const { documentId: copy } = await cloneEvent(documentId, original, days);
    if (withTickets) await copyTickets(trx, { of: original.public_id, to: copy }, days);
    return copy;
  });
}
