import { holdersOf } from '../../../rest/access';
import { endpoint, routesOf } from '../../../rest/endpoint';
import { created, deleted, list, ok } from '../../../rest/reply';
import { boolean } from '../../../rest/schema';
import { assertReadable, listAccess, readAccess, updateAccess } from '../http/access';
import { changeOf, filterOf } from '../http/input';
import { eventItem, eventWhole } from '../http/presenter';
import { eventBody, eventItemOutput, eventListQuery, eventOutput } from '../http/schemas';
import { deleteEvent, findEvent, listEvents, moveEventToTrash } from '../services/event';
import { createEvent, problemsOf, updateEvent } from '../services/event-write';

const collection = 'svc/events/v1/events';

const listAll = endpoint({
  method: 'GET',
  path: collection,
  summary: 'List events in order of their start',
  access: listAccess,
  query: eventListQuery,
  paged: true,
  conditional: 'database',
  output: eventItemOutput,
  async handle({ query, page }) {
    const { items, total } = await listEvents(filterOf(query), page);
    return list(page, { items: items.map(eventItem), total });
  },
});

const getOne = endpoint({
  method: 'GET',
  path: `${collection}/{id}`,
  summary: 'Get one event',
  access: readAccess,
  conditional: 'database',
  output: eventOutput,
  problems: ['notFound'],
  async handle({ id, caller }) {
    const event = await findEvent(id);
    assertReadable(caller, event);
    return ok(eventWhole(event));
  },
});

const createOne = endpoint({
  method: 'POST',
  path: collection,
  summary: 'Create an event',
  success: 201,
  access: holdersOf('edit_svc_events'),
  body: eventBody,
  output: eventOutput,
  alsoInvalid: ({ id, body }) => problemsOf(changeOf(body), id),
  async handle({ body, caller }) {
    const event = await createEvent(changeOf(body), caller.userId);
    return created(eventWhole(event), collection, event.public_id);
  },
});

const updateOne = endpoint({
  method: 'PUT',
  path: `${collection}/{id}`,
  summary: 'Change an event: only the fields that are sent',
  access: updateAccess,
  body: eventBody,
  output: eventOutput,
  alsoInvalid: ({ id, body }) => problemsOf(changeOf(body), id),
  problems: ['notFound'],
  async handle({ id, body }) {
    return ok(eventWhole(await updateEvent(id, changeOf(body))));
  },
});

const deleteOne = endpoint({
  method: 'DELETE',
  path: `${collection}/{id}`,
  summary: 'Move an event to the trash, or with force delete it for good',
  removes: 'with force',
  access: holdersOf('delete_svc_events'),
  query: { force: boolean().default(false) },
  output: eventOutput,
  problems: ['notFound', 'alreadyTrashed', 'cannotDelete'],
  async handle({ id, query }) {
    if (query.force) return deleted(eventWhole(await deleteEvent(id)));
    return ok(eventWhole(await moveEventToTrash(id)));
  },
});

export default routesOf([listAll, getOne, createOne, updateOne, deleteOne]);
