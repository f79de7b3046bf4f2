import { registerCapabilities } from '../../access/capabilities';
import type { ContentType } from '../../host/strapi';
import { replaceShape } from '../../kit/validate';
import type { AddedFields } from '../../kit/resource/extend';
import { setAddedSource } from '../../kit/resource/link-sources';
import type { Shape } from '../../kit/schema';
import { addedFields, addedFilters, setAddedFields } from './added-fields';
import { ticketBody, ticketListQuery, ticketOutput } from './schemas';

const own = {
  body: { ...ticketBody },
  output: { ...ticketOutput },
  query: { ...ticketListQuery },
};

const merged = (shapes: Shape[]) => Object.assign({}, ...shapes) as Shape;

/** What a project adds becomes a part of bodies, answers and parameters; what lists are filtered by gets an index. */
export function extendTickets(ticket: ContentType, given: AddedFields[]): void {
  setAddedFields(given);
  setAddedSource({ uid: ticket.uid, fields: addedFields });
  replaceShape(ticketBody, { ...own.body, ...merged(given.map(({ body }) => body)) });
  replaceShape(ticketOutput, { ...own.output, ...merged(given.map(({ output }) => output)) });
  const parameters = merged(given.map((one) => one.parameters));
  replaceShape(ticketListQuery, { ...own.query, ...parameters });
  const columns = addedFilters.flatMap(({ field }) => (field.in === 'column' ? field.column : []));
  ticket.indexes = [
    ...(ticket.indexes ?? []),
    ...[...new Set(columns)].map((column) => ({
      name: `svc_tickets_added_${column}_idx`.slice(-63),
      columns: [column, 'public_id'],
    })),
  ];
  registerCapabilities(
    'svc/tickets/v1/tickets',
    addedFields.flatMap(({ options }) => options.read ?? []),
  );
}
