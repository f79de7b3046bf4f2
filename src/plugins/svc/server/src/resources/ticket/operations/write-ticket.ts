import type { Knex } from 'knex';
import { allMade } from '../../../database/made-together';
import { type InvalidParams, invalidParams, notFound } from '../../../domain/problem';
import { database, documents, retriedTransaction, settings } from '../../../host/strapi';
import { addedProblems, type AddedValues, storeAdded } from '../../../kit/resource/added-values';
import { findFullEvent } from '../../event/queries/events';
import { addedFields } from '../added-fields';
import type { TicketFields } from '../domain/fields';
import { validateTicket } from './validate-ticket';
import { type LockedTicket, lockTicket, readTicket } from '../lock';
import { findTicketRow, type TicketWithRemaining } from '../queries/tickets';

const uid = 'plugin::svc.ticket';

/**
 * What may be said of a ticket; what is absent stays as it is. Ids are public ones, the price is in minor units. A
 * capacity of null or -1 is as many as people want, an empty sku is made.
 */
export interface TicketInput extends TicketFields {
  title?: string;
  eventId?: number;
  capacity?: number | null;
  maxPerOrder?: number;
  sku?: string;
  description?: string;
  /** Values of fields that the project has added, by attribute; of relations public ids, of pictures ids of files. */
  added?: AddedValues;
}

/** What is wrong with the event that a change names, and the event's zone. */
async function validateEvent(db: Knex, { eventId }: TicketInput, current?: LockedTicket) {
  const id = current ? current.eventId : eventId;
  const listing = id ? await findFullEvent(db, 'public_id', id) : undefined;
  const timezone = listing?.timezone ?? settings().siteTimezone;
  const problems: InvalidParams = {};
  if (current && eventId !== undefined && eventId !== current.eventId) {
    problems.event = 'cannot change: a ticket stays with its event';
  }
  if (!current && eventId !== undefined && !listing) {
    problems.event = `there is no event ${eventId}`;
  }
  return { event: listing?.event_document_id, timezone, problems };
}

async function validate(db: Knex, change: TicketInput, current?: LockedTicket) {
  const { event, timezone, problems } = await validateEvent(db, change, current);
  const found = await validateTicket(db, change, { ...(current && { current }), timezone });
  const added = await addedProblems(addedFields, change.added);
  return { event, problems: { ...problems, ...added, ...found } };
}

/** What is wrong with a change beyond the form of its values, by attribute. `publicId` 0 stands for a new ticket. */
export async function ticketProblems(
  change: TicketInput,
  publicId: number,
): Promise<InvalidParams> {
  const current = publicId ? await readTicket(database(), { public_id: publicId }) : undefined;
  return (await validate(database(), change, current)).problems;
}

async function assertValid(db: Knex, change: TicketInput, current?: LockedTicket) {
  const { event, problems } = await validate(db, change, current);
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
  return event;
}

/** @throws Problem `invalidParam` */
export function createTicket(change: TicketInput): Promise<TicketWithRemaining> {
  return retriedTransaction(async (trx) => {
    const event = await assertValid(trx, change);
    const { eventId, added, ...fields } = change;
    const values = await storeAdded(trx, addedFields, added);
    const made = await documents(uid).create({ data: { ...fields, ...values, event } });
    await allMade();
    const { publicId } = made as unknown as { publicId: number };
    return (await findTicketRow(trx, publicId))!;
  });
}

/**
 * Changes exactly the fields that the change names.
 * @throws Problem `notFound`, `invalidParam`; then nothing has changed.
 */
export function updateTicket(publicId: number, change: TicketInput): Promise<TicketWithRemaining> {
  return retriedTransaction(async (trx) => {
    const current = await lockTicket(trx, { public_id: publicId });
    if (!current) throw notFound('ticket');
    await assertValid(trx, change, current);
    const { eventId, added, ...fields } = change;
    const { documentId } = current;
    const values = await storeAdded(trx, addedFields, added, documentId);
    await documents(uid).update({ documentId, data: { ...fields, ...values } });
    return (await findTicketRow(trx, publicId))!;
  });
}
