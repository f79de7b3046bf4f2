import type { Knex } from 'knex';
import { type InvalidParams, invalidParams, notFound } from '../../../domain/problem';
import { database, documents, retriedTransaction, settings } from '../../../strapi';
import { findListing } from '../../event/listing/query';
import type { TicketFields } from '../domain/fields';
import { inspectTicket } from '../inspect';
import { type LockedTicket, lockTicket, readTicket } from '../lock';
import { findTicketRow, type ListedTicket } from '../query';

const uid = 'api::ticket.ticket';

/**
 * What may be said of a ticket; what is absent stays as it is. Ids are public ones, the price is in minor units. A
 * capacity of null or -1 is as many as people want, an empty sku is made.
 */
export interface TicketChange extends TicketFields {
  title?: string;
  eventId?: number;
  capacity?: number | null;
  maxPerOrder?: number;
  sku?: string;
  description?: string;
}

const wireNames = {
  type: 'type',
  priceMinor: 'price',
  startSaleDate: 'start_sale_date',
  endSaleDate: 'end_sale_date',
  sku: 'sku',
} as const;

/** What is wrong with the event that a change names, and the event's zone. */
async function inspectEvent(db: Knex, { eventId }: TicketChange, current?: LockedTicket) {
  const id = current ? current.eventId : eventId;
  const listing = id ? await findListing(db, 'public_id', id) : undefined;
  const timezone = listing?.timezone ?? settings().siteTimezone;
  const problems: InvalidParams = {};
  if (current && eventId !== undefined && eventId !== current.eventId) {
    problems.event_id = 'cannot change: a ticket stays with its event';
  }
  if (!current && eventId !== undefined && !listing) {
    problems.event_id = `there is no event ${eventId}`;
  }
  return { event: listing?.event_document_id, timezone, problems };
}

async function inspect(db: Knex, change: TicketChange, current?: LockedTicket) {
  const { event, timezone, problems } = await inspectEvent(db, change, current);
  const found = await inspectTicket(db, change, { ...(current && { current }), timezone });
  for (const [name, reason] of Object.entries(found)) {
    problems[wireNames[name as keyof typeof found]] = reason;
  }
  return { event, problems };
}

/** What is wrong with a change beyond the form of its values, by parameter. `publicId` 0 stands for a new ticket. */
export async function problemsOf(change: TicketChange, publicId: number): Promise<InvalidParams> {
  const current = publicId ? await readTicket(database(), { public_id: publicId }) : undefined;
  return (await inspect(database(), change, current)).problems;
}

async function check(db: Knex, change: TicketChange, current?: LockedTicket) {
  const { event, problems } = await inspect(db, change, current);
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
  return event;
}

/** @throws Problem `invalidParam` */
export function createTicket(change: TicketChange): Promise<ListedTicket> {
  return retriedTransaction(async (trx) => {
    const event = await check(trx, change);
    const { eventId, ...fields } = change;
    const made = await documents(uid).create({ data: { ...fields, event } });
    const { publicId } = made as unknown as { publicId: number };
    return (await findTicketRow(trx, publicId))!;
  });
}

/**
 * Changes exactly the fields that the change names.
 * @throws Problem `notFound`, `invalidParam`; then nothing has changed.
 */
export function updateTicket(publicId: number, change: TicketChange): Promise<ListedTicket> {
  return retriedTransaction(async (trx) => {
    const current = await lockTicket(trx, { public_id: publicId });
    if (!current) throw notFound('ticket');
    await check(trx, change, current);
    const { eventId, ...data } = change;
    await documents(uid).update({ documentId: current.documentId, data: { ...data } });
    return (await findTicketRow(trx, publicId))!;
  });
}

export default () => ({ createTicket, updateTicket });
