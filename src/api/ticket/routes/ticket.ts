import { holdersOf } from '../../../rest/access';
import { endpoint, routesOf } from '../../../rest/endpoint';
import { created, deleted, list, ok } from '../../../rest/reply';
import { sentOnly } from '../../../rest/sent-only';
import { assertReadable, readAccess, seesPublicOnly } from '../http/access';
import { changeOf } from '../http/input';
import { ticketWhole } from '../http/presenter';
import { ticketBody, ticketListQuery, ticketOutput } from '../http/schemas';
import { deleteTicket, findTicket, listTickets } from '../services/ticket';
import { createTicket, problemsOf, updateTicket } from '../services/ticket-write';

const collection = 'svc/tickets/v1/tickets';
const output = ticketOutput;

const listAll = endpoint({
  method: 'GET',
  path: collection,
  summary: 'List tickets in order of their ids',
  access: readAccess,
  query: ticketListQuery,
  paged: true,
  // Places are free again when a hold ends, and nobody has to write for that.
  conditional: 'database and clock',
  output,
  async handle({ caller, query, page }) {
    const asked = sentOnly({ eventId: query.event_id, type: query.type });
    const { items, total } = await listTickets(
      { publicOnly: seesPublicOnly(caller), ...asked },
      page,
    );
    return list(page, { items: items.map(ticketWhole), total });
  },
});

const getOne = endpoint({
  method: 'GET',
  path: `${collection}/{id}`,
  summary: 'Get one ticket',
  access: readAccess,
  conditional: 'database and clock',
  output,
  problems: ['notFound'],
  async handle({ id, caller }) {
    const ticket = await findTicket(id);
    assertReadable(caller, ticket);
    return ok(ticketWhole(ticket));
  },
});

const createOne = endpoint({
  method: 'POST',
  path: collection,
  summary: 'Create a ticket',
  success: 201,
  access: holdersOf('edit_svc_tickets'),
  body: ticketBody,
  output,
  alsoInvalid: ({ id, body }) => problemsOf(changeOf(body), id),
  async handle({ body }) {
    const ticket = await createTicket(changeOf(body));
    return created(ticketWhole(ticket), collection, ticket.public_id);
  },
});

const updateOne = endpoint({
  method: 'PUT',
  path: `${collection}/{id}`,
  summary: 'Change a ticket: only the fields that are sent',
  access: holdersOf('edit_svc_tickets'),
  body: ticketBody,
  output,
  alsoInvalid: ({ id, body }) => problemsOf(changeOf(body), id),
  problems: ['notFound'],
  async handle({ id, body }) {
    return ok(ticketWhole(await updateTicket(id, changeOf(body))));
  },
});

const deleteOne = endpoint({
  method: 'DELETE',
  path: `${collection}/{id}`,
  summary: 'Delete a ticket that has no attendees, also from carts',
  removes: 'always',
  access: holdersOf('delete_svc_tickets'),
  output,
  problems: ['notFound', 'cannotDelete'],
  async handle({ id }) {
    return deleted(ticketWhole(await deleteTicket(id)));
  },
});

export default routesOf([listAll, getOne, createOne, updateOne, deleteOne]);
