import type { Knex } from 'knex';
import { lockListing } from '../event/listing/lock';
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

interface Row {
  document_id: string;
  public_id: number;
  event_id: number | null;
  title: string;
  type: TicketFields['type'];
  price_minor: number | null;
  start_sale_date: string | null;
  end_sale_date: string | null;
  sold: number;
  sku: string | null;
}

/** A ticket by what names it, as it is at this moment. */
export async function readTicket(
  db: Knex,
  where: { public_id: number } | { document_id: string },
): Promise<LockedTicket | undefined> {
  const row = (await db('tickets').where(where).first()) as Row | undefined;
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
  if (seen?.eventId) await lockListing(trx, seen.eventId);
  await trx('tickets')
    .where(where)
    .update({ sold: trx.ref('sold') });
  return readTicket(trx, where);
}
