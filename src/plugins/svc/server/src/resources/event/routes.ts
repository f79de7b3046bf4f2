import { withCapability } from '../../access/requirements';
import type { Caller } from '../../access/caller';
import { endpoint, routesOf } from '../../kit/endpoint';
import { assertOrdering } from '../../kit/list-parameters';
import { withReadEtag, created, deleted, list, madeOf, ok, type Reply } from '../../kit/reply';
import type { Page } from '../../domain/page';
import { notFound } from '../../domain/problem';
import { database } from '../../host/strapi';
import { registerExtensible } from '../../kit/resource/extend';
import { registerPublicSide } from '../../kit/resource/public-side';
import { boolean } from '../../kit/schema';
import { assertReadable, isReadable, listAccess, readAccess, updateAccess } from './access';
import { type Availability, findAvailability } from './availability';
import { eventEmbeds } from './embeds';
import { extendEvents } from './extend';
import { toEventInput, toEventFilter } from './input';
import { presentEventItem, presentEvent } from './presenter';
import { eventBody, eventItemOutput, eventListQuery, eventOutput, needMore } from './schemas';
import { type EventPage, findEventToRead, type FullEvent } from './queries/events';
import { deleteEvent, listEvents, moveEventToTrash } from './service';
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
  hasDetails: true,
  take: extendEvents,
});

/** What the clock has a part in. */
const clockFields = ['availability'];

/** Whether places of these events can be had, where the request names that field. */
async function availabilityAsked(fields: string[], events: { public_id: number }[]) {
  const ids = fields.includes('availability') ? events.map(({ public_id: id }) => id) : [];
  return ids.length === 0 ? new Map<number, Availability>() : findAvailability(ids);
}

async function whole(event: FullEvent, caller: Caller, fields: string[]) {
  const available = await availabilityAsked(fields, [event]);
  return presentEvent(event, caller, { availability: available.get(event.public_id) });
}

/** Events of which nothing is named, so that what they are kept as decides what is shown. */
function listWhole(page: Page, found: EventPage, caller: Caller): Reply {
  const { total, source } = found;
  const present = () => found.items.map((one) => presentEventItem(one, caller, { isWhole: true }));
  if (source === undefined) return list(page, { items: present(), total });
  return madeOf(source, { status: 200, paging: { ...page, total } }, present);
}

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
  clockParameters: ['when', '_embed'],
  clockFields,
  embeds: eventEmbeds,
  output: eventItemOutput,
  async handle({ query, page, caller, fields, embeds }) {
    assertOrdering(query);
    const withMore = embeds.length > 0 || needMore(fields);
    const found = await listEvents(toEventFilter(query), page, withMore);
    if (fields.length + embeds.length === 0) return listWhole(page, found, caller);
    const available = await availabilityAsked(fields, found.items);
    const shown = found.items.map((event) => {
      const availability = available.get(event.public_id);
      return presentEventItem(event, caller, { availability, near: query.near });
    });
    return list(page, { items: shown, total: found.total });
  },
});

const getOne = endpoint({
  method: 'GET',
  path: `${collection}/{id}`,
  summary: 'Get one event',
  access: readAccess,
  conditional: 'database',
  clockParameters: ['_embed'],
  clockFields,
  embeds: eventEmbeds,
  uid: 'plugin::svc.event',
  output: eventOutput,
  problems: ['notFound'],
  async handle({ id, caller, fields, embeds }) {
    const found = await findEventToRead(database(), id);
    if (!found) throw notFound('event');
    assertReadable(caller, found);
    if (fields.length + embeds.length > 0) return ok(await whole(found.read(), caller, fields));
    const present = () => presentEvent(found.read(), caller, { isWhole: true });
    return found.source === undefined
      ? ok(present())
      : madeOf(found.source, { status: 200 }, present);
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
  makes: 'plugin::svc.event',
  findInvalidFields: ({ id, body }) => eventProblems(toEventInput(body), id),
  async handle({ body, caller, fields }) {
    const event = await createEvent(toEventInput(body), caller.userId);
    const shown = await whole(event, caller, fields);
    return written(caller, event, created(shown, collection, event.public_id));
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
  async handle({ id, body, caller, fields }) {
    const event = await updateEvent(id, toEventInput(body));
    return written(caller, event, ok(await whole(event, caller, fields)));
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
