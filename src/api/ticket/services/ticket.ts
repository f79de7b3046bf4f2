import { notFound } from '../../../domain/problem';
import type { Page, PageResult } from '../../../rest/paging';
import { database, documents, retriedTransaction } from '../../../strapi';
import { lockTicket } from '../lock';
import { findTicketRow, type ListedTicket, listTicketRows, type TicketFilter } from '../query';

/** One page of the tickets that match, in order of their ids. */
export function listTickets(filter: TicketFilter, page: Page): Promise<PageResult<ListedTicket>> {
  return listTicketRows(database(), filter, page);
}

/** A ticket of whatever event. @throws Problem `notFound` */
export async function findTicket(publicId: number): Promise<ListedTicket> {
  const ticket = await findTicketRow(database(), publicId);
  if (!ticket) throw notFound('ticket');
  return ticket;
}

/** Gone for good, out of every cart; answers what it was. @throws `notFound`, `cannotDelete` where it has attendees */
export function deleteTicket(publicId: number): Promise<ListedTicket> {
  return retriedTransaction(async (trx) => {
    // Of two who delete it at the same time, the second waits here and then finds nothing.
    const locked = await lockTicket(trx, { public_id: publicId });
    if (!locked) throw notFound('ticket');
    const ticket = (await findTicketRow(trx, publicId))!;
    await documents('api::ticket.ticket').delete({ documentId: locked.documentId });
    return ticket;
  });
}

export default () => ({ listTickets, findTicket, deleteTicket });
