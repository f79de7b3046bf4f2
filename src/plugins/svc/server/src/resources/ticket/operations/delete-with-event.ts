import type { Knex } from 'knex';
import { columns, join, select, sql } from '../../../database/sql';
import { Problem } from '../../../domain/problem';
import { contentManagerRequest } from '../../../host/content-manager-request';
import { toFormError } from '../../../host/form-errors';
import { documents } from '../../../host/strapi';
import { haveAttendees } from '../queries/in-use';

const mostNamed = 3;
const ticketOfEvent = columns('svc_tickets t', 'document_id, public_id');

function findTickets(trx: Knex, eventDocumentId: string) {
  return select(
    trx,
    sql`select distinct ${ticketOfEvent} from svc_tickets t
      join svc_tickets_event_lnk l on l.ticket_id = t.id join svc_events e on e.id = l.event_id
      where e.document_id = ${eventDocumentId}`,
  );
}

async function isVisited(trx: Knex, event: string): Promise<boolean> {
  const tickets = await findTickets(trx, event);
  return haveAttendees(
    trx,
    tickets.map((ticket) => ticket.public_id),
  );
}

/** All that the panel would delete with it, where it is one of several that are ticked. */
function tickedWith(event: string): string[] {
  const body = contentManagerRequest()?.request.body as { documentIds?: unknown } | undefined;
  const ticked = body?.documentIds;
  return Array.isArray(ticked) && ticked.includes(event) ? (ticked as string[]) : [event];
}

/** `Gala, Ball, Concert and 2 more` */
async function nameVisited(trx: Knex, event: string): Promise<string> {
  const visited: string[] = [];
  for (const one of tickedWith(event)) if (await isVisited(trx, one)) visited.push(one);
  const found = await select(
    trx,
    sql`select ${columns('svc_events', 'title')} from svc_events
      where published_at is null and document_id in (${join(visited)}) order by public_id`,
  );
  const titles = found.map(({ title }) => title || 'Without a title');
  const more = titles.length - mostNamed;
  return `${titles.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * Deletes the tickets of an event that is about to be deleted for good.
 * @throws a form error, `cannotDelete`, where somebody has, or had, a place at the event
 */
export async function deleteTicketsOfEvent(trx: Knex, eventDocumentId: string): Promise<void> {
  const tickets = await findTickets(trx, eventDocumentId);
  if (await isVisited(trx, eventDocumentId)) {
    const names = await nameVisited(trx, eventDocumentId);
    const message = `An event with attendees cannot be deleted for good: ${names}. Nothing was deleted.`;
    throw toFormError(new Problem('cannotDelete', message));
  }
  for (const ticket of tickets) {
    await documents('plugin::svc.ticket').delete({ documentId: ticket.document_id });
  }
}
