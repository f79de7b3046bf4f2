import { withCapability } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { assertOrdering } from '../../kit/list-parameters';
import { withReadEtag, created, deleted, list, ok } from '../../kit/reply';
import { registerExtensible } from '../../kit/resource/extend';
import { omitUndefined } from '../../lib/omit-undefined';
import { assertReadable, readAccess, seesPublicOnly } from './access';
import { embedTickets } from './embeds';
import { extendTickets } from './extend';
import { askedOfAdded, toTicketInput } from './input';
import { presentTicket } from './presenter';
import { ticketBody, ticketListQuery, ticketOutput } from './schemas';
import { deleteTicket, findTicket, listTickets } from './service';
import { ticketEmbeds } from './ticket-embeds';
import { createTicket, ticketProblems, updateTicket } from './operations/write-ticket';

const collection = 'svc/tickets/v1/tickets';
const output = ticketOutput;

registerExtensible('plugin::svc.ticket', {
  fieldNames: [...Object.keys(ticketOutput), 'public_id', 'document_id'],
  parameters: Object.keys(ticketListQuery),
  take: extendTickets,
});

const listAll = endpoint({
  method: 'GET',
  path: collection,
  summary: 'List tickets in order of their ids',
  access: readAccess,
  query: ticketListQuery,
  paged: true,
  // Places are free again when a hold ends, and nobody has to write for that.
  conditional: 'database and clock',
  embeds: ticketEmbeds,
  output,
  async handle({ caller, query, page }) {
    assertOrdering(query);
    const { event_id: eventIds, type, include, exclude, orderby, order } = query;
    const added = askedOfAdded(query);
    const asked = omitUndefined({ eventIds, type, include, exclude, orderby, order, added });
    const { items, total } = await listTickets(
      { publicOnly: seesPublicOnly(caller), ...asked },
      page,
    );
    return list(page, { items: items.map((ticket) => presentTicket(ticket, caller)), total });
  },
});

const getOne = endpoint({
  method: 'GET',
  path: `${collection}/{id}`,
  summary: 'Get one ticket',
  access: readAccess,
  conditional: 'database and clock',
  embeds: ticketEmbeds,
  uid: 'plugin::svc.ticket',
  output,
  problems: ['notFound'],
  async handle({ id, caller }) {
    const ticket = await findTicket(id);
    assertReadable(caller, ticket);
    return ok(presentTicket(ticket, caller));
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
  makes: 'plugin::svc.ticket',
  findInvalidFields: ({ id, body }) => ticketProblems(toTicketInput(body), id),
  async handle({ body, caller }) {
    const ticket = await createTicket(toTicketInput(body));
    // Who may edit tickets may read all of them.
    return withReadEtag(created(presentTicket(ticket, caller), collection, ticket.public_id));
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
  async handle({ id, body, caller }) {
    const ticket = await updateTicket(id, toTicketInput(body));
    return withReadEtag(ok(presentTicket(ticket, caller)));
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
  async handle({ id, caller }) {
    return deleted(presentTicket(await deleteTicket(id), caller));
  },
});

embedTickets();

export default routesOf([listAll, getOne, createOne, updateOne, deleteOne]);
