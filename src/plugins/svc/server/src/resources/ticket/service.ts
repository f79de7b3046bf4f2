import { notFound } from '../../domain/problem';
import type { Page, PageResult } from '../../domain/page';
import { database, documents, retriedTransaction } from '../../host/strapi';
import { lockTicket } from './lock';
import {
  findTicketRow,
  type TicketWithRemaining,
  listTicketRows,
  type TicketFilter,
} from './queries/tickets';
import { createTicket, updateTicket } from './operations/write-ticket';

/** One page of the tickets that match, in order of their ids. */
export function listTickets(
  filter: TicketFilter,
  page: Page,
): Promise<PageResult<TicketWithRemaining>> {
  return listTicketRows(database(), filter, page);
}

/** A ticket of whatever event. @throws Problem `notFound` */
export async function findTicket(publicId: number): Promise<TicketWithRemaining> {
  const ticket = await findTicketRow(database(), publicId);
  if (!ticket) throw notFound('ticket');
  return ticket;
}

/** Gone for good, out of every cart; answers what it was. @throws `notFound`, `cannotDelete` where it has attendees */
export function deleteTicket(publicId: number): Promise<TicketWithRemaining> {
  return retriedTransaction(async (trx) => {
    // Of two who delete it at the same time, the second waits here and then finds nothing.
    const locked = await lockTicket(trx, { public_id: publicId });
    if (!locked) throw notFound('ticket');
    const ticket = (await findTicketRow(trx, publicId))!;
    await documents('plugin::svc.ticket').delete({ documentId: locked.documentId });
    return ticket;
  });
}

/**
 * `strapi.plugin('svc').service('ticket')`. Ids are public ones, prices minor units. Sale windows are wall-clock in the
 * zone of the event, `2026-07-04 19:30:00`; a capacity of -1, and `remaining` of -1, is as many as people want.
 */
export const ticketService = {
  listTickets,
  findTicket,
  createTicket,
  updateTicket,
  deleteTicket,
};
