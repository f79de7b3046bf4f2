import type { Knex } from 'knex';
import { columns, select, sql } from '../../../database/sql';
import { Problem } from '../../../domain/problem';
import { toFormError } from '../../../host/form-errors';
import { documents } from '../../../host/strapi';
import { haveAttendees } from '../queries/in-use';

const ticketOfEvent = columns('svc_tickets t', 'document_id, public_id');

function findTickets(trx: Knex, eventDocumentId: string) {
  return select(
    trx,
    sql`select distinct ${ticketOfEvent} from svc_tickets t
      join svc_tickets_event_lnk l on l.ticket_id = t.id join svc_events e on e.id = l.event_id
      where e.document_id = ${eventDocumentId}`,
  );
}

/**
 * Deletes the tickets of an event that is about to be deleted for good.
 * @throws a form error, `cannotDelete`, where somebody has, or had, a place at the event
 */
export async function deleteTicketsOfEvent(trx: Knex, eventDocumentId: string): Promise<void> {
  const tickets = await findTickets(trx, eventDocumentId);
  const ids = tickets.map((ticket) => ticket.public_id);
  if (await haveAttendees(trx, ids)) {
    throw toFormError(
      new Problem('cannotDelete', 'An event with attendees cannot be deleted for good.'),
    );
  }
  for (const ticket of tickets) {
    await documents('plugin::svc.ticket').delete({ documentId: ticket.document_id });
  }
}
