import type { Knex } from 'knex';
import { columns, execute, select, sql } from '../../database/sql';
import { lockEvent } from '../event/lock';
import type { TicketFields } from './domain/fields';

/** What is asked of a ticket before it is changed. */
export interface LockedTicket extends TicketFields {
  documentId: string;
  publicId: number;
  eventId: number | null;
  title: string;
  sold: number;
  sku: string | null;
}

const ticket = columns(
  'svc_tickets',
  'document_id, public_id, event_id, title, type, price_minor, start_sale_date, end_sale_date, sold, sku',
);

/** A ticket by what names it, as it is at this moment. */
export async function readTicket(
  db: Knex,
  where: { public_id: number } | { document_id: string },
): Promise<LockedTicket | undefined> {
  const condition =
    'public_id' in where
      ? sql`public_id = ${where.public_id}`
      : sql`document_id = ${where.document_id}`;
  const [row] = await select(db, sql`select ${ticket} from svc_tickets where ${condition}`);
  return (
    row && {
      documentId: row.document_id,
      publicId: row.public_id,
      eventId: row.event_id,
      title: row.title,
      type: row.type,
      priceMinor: row.price_minor,
      startSaleDate: row.start_sale_date,
      endSaleDate: row.end_sale_date,
      sold: row.sold,
      sku: row.sku,
    }
  );
}

/**
 * The ticket, which nobody else changes or takes places of until the transaction ends; undefined where it is gone.
 * Its event comes first, as with every change of an event. An UPDATE that changes nothing, because not every engine
 * has another way.
 */
export async function lockTicket(
  trx: Knex,
  where: { public_id: number } | { document_id: string },
): Promise<LockedTicket | undefined> {
  const seen = await readTicket(trx, where);
  if (!seen) return undefined;
  if (seen.eventId) await lockEvent(trx, seen.eventId);
  // By the index that sales go by.
  await execute(trx, sql`update svc_tickets set sold = sold where public_id = ${seen.publicId}`);
  return readTicket(trx, { public_id: seen.publicId });
}
