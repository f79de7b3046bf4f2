import { withCapability } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { withReadEtag, created, deleted, list, ok } from '../../kit/reply';
import { omitUndefined } from '../../lib/omit-undefined';
import { assertReadable, readAccess, seesPublicOnly } from './access';
import { toTicketInput } from './input';
import { presentTicket } from './presenter';
import { ticketBody, ticketListQuery, ticketOutput } from './schemas';
import { deleteTicket, findTicket, listTickets } from './service';
import { createTicket, ticketProblems, updateTicket } from './operations/write-ticket';

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
    const asked = omitUndefined({ eventId: query.event_id, type: query.type });
    const { items, total } = await listTickets(
      { publicOnly: seesPublicOnly(caller), ...asked },
      page,
    );
    return list(page, { items: items.map(presentTicket), total });
  },
});

const getOne = endpoint({
  method: 'GET',
  path: `${collection}/{id}`,
  summary: 'Get one ticket',
  access: readAccess,
  conditional: 'database and clock',
  uid: 'plugin::svc.ticket',
  output,
  problems: ['notFound'],
  async handle({ id, caller }) {
    const ticket = await findTicket(id);
    assertReadable(caller, ticket);
    return ok(presentTicket(ticket));
  },
});

const createOne = endpoint({
  method: 'POST',
  path: collection,
  summary: 'Create a ticket',
  success: 201,
  access: withCapability('edit_svc_tickets'),
  body: ticketBody,
  output,
  findInvalidFields: ({ id, body }) => ticketProblems(toTicketInput(body), id),
  async handle({ body }) {
    const ticket = await createTicket(toTicketInput(body));
    // Who may edit tickets may read all of them.
    return withReadEtag(created(presentTicket(ticket), collection, ticket.public_id));
  },
});

const updateOne = endpoint({
  method: 'PUT',
  path: `${collection}/{id}`,
  summary: 'Change a ticket: only the fields that are sent',
  access: withCapability('edit_svc_tickets'),
  body: ticketBody,
  output,
  findInvalidFields: ({ id, body }) => ticketProblems(toTicketInput(body), id),
  problems: ['notFound'],
  async handle({ id, body }) {
    return withReadEtag(ok(presentTicket(await updateTicket(id, toTicketInput(body)))));
  },
});

const deleteOne = endpoint({
  method: 'DELETE',
  path: `${collection}/{id}`,
  summary: 'Delete a ticket that has no attendees, also from carts',
  removes: 'always',
  access: withCapability('delete_svc_tickets'),
  output,
  problems: ['notFound', 'cannotDelete'],
  async handle({ id }) {
    return deleted(presentTicket(await deleteTicket(id)));
  },
});

export default routesOf([listAll, getOne, createOne, updateOne, deleteOne]);
