import { withCapability } from '../../access/requirements';
import type { Caller } from '../../access/caller';
import { endpoint, routesOf } from '../../kit/endpoint';
import { withReadEtag, created, deleted, list, ok, type Reply } from '../../kit/reply';
import { registerExtensible } from '../../kit/resource/extend';
import { registerPublicSide } from '../../kit/resource/public-side';
import { boolean } from '../../kit/schema';
import { assertReadable, isReadable, listAccess, readAccess, updateAccess } from './access';
import { extendEvents } from './extend';
import { toEventInput, toEventFilter } from './input';
import { presentEventItem, presentEvent } from './presenter';
import { eventBody, eventItemOutput, eventListQuery, eventOutput } from './schemas';
import type { FullEvent } from './queries/events';
import { deleteEvent, findEvent, listEvents, moveEventToTrash } from './service';
import { createEvent, eventProblems, updateEvent } from './operations/write-event';

const collection = 'svc/events/v1/events';

/** For relations of other types to events. */
registerPublicSide('plugin::svc.event', {
  table: 'svc_event_listings',
  document: 'event_document_id',
  status: 'status',
});

registerExtensible('plugin::svc.event', {
  fieldNames: [...Object.keys(eventOutput), 'public_id', 'event_document_id', 'author_id'],
  parameters: Object.keys(eventListQuery),
  take: extendEvents,
});

/** Not everybody who may write an event may read it then. */
function written(caller: Caller, event: FullEvent, reply: Reply): Reply {
  return isReadable(caller, event) ? withReadEtag(reply) : reply;
}

const listAll = endpoint({
  method: 'GET',
  path: collection,
  summary: 'List events in order of their start',
  access: listAccess,
  query: eventListQuery,
  paged: true,
  conditional: 'database',
  output: eventItemOutput,
  async handle({ query, page, caller }) {
    const { items, total } = await listEvents(toEventFilter(query), page);
    return list(page, { items: items.map((event) => presentEventItem(event, caller)), total });
  },
});

const getOne = endpoint({
  method: 'GET',
  path: `${collection}/{id}`,
  summary: 'Get one event',
  access: readAccess,
  conditional: 'database',
  uid: 'plugin::svc.event',
  output: eventOutput,
  problems: ['notFound'],
  async handle({ id, caller }) {
    const event = await findEvent(id);
    assertReadable(caller, event);
    return ok(presentEvent(event, caller));
  },
});

const createOne = endpoint({
  method: 'POST',
  path: collection,
  summary: 'Create an event',
  success: 201,
  access: withCapability('edit_svc_events'),
  body: eventBody,
  output: eventOutput,
  findInvalidFields: ({ id, body }) => eventProblems(toEventInput(body), id),
  async handle({ body, caller }) {
    const event = await createEvent(toEventInput(body), caller.userId);
    return written(
      caller,
      event,
      created(presentEvent(event, caller), collection, event.public_id),
    );
  },
});

const updateOne = endpoint({
  method: 'PUT',
  path: `${collection}/{id}`,
  summary: 'Change an event: only the fields that are sent',
  access: updateAccess,
  body: eventBody,
  output: eventOutput,
  findInvalidFields: ({ id, body }) => eventProblems(toEventInput(body), id),
  problems: ['notFound'],
  async handle({ id, body, caller }) {
    const event = await updateEvent(id, toEventInput(body));
    return written(caller, event, ok(presentEvent(event, caller)));
  },
});

const deleteOne = endpoint({
  method: 'DELETE',
  path: `${collection}/{id}`,
  summary: 'Move an event to the trash, or with force delete it for good',
  removes: 'with force',
  access: withCapability('delete_svc_events'),
  query: { force: boolean().default(false) },
  output: eventOutput,
  problems: ['notFound', 'alreadyTrashed', 'cannotDelete'],
  async handle({ id, query, caller }) {
    if (query.force) return deleted(presentEvent(await deleteEvent(id), caller));
    return ok(presentEvent(await moveEventToTrash(id), caller));
  },
});

export default routesOf([listAll, getOne, createOne, updateOne, deleteOne]);
