import { holdersOf } from '../../../rest/access';
import { endpoint, routesOf } from '../../../rest/endpoint';
import { created, deleted, list, ok, personal } from '../../../rest/reply';
import { sentOnly } from '../../../rest/sent-only';
import { changeOf } from '../http/input';
import { attendeeWhole } from '../http/presenter';
import {
  attendeeChangeBody,
  attendeeListQuery,
  attendeeOutput,
  newAttendeeBody,
} from '../http/schemas';
import { deleteAttendee, findAttendee, listAttendees } from '../services/attendee';
import {
  createAttendee,
  problemsOfChange,
  problemsOfNew,
  updateAttendee,
} from '../services/attendee-write';

const collection = 'svc/tickets/v1/attendees';
const output = attendeeOutput;
const access = holdersOf('edit_svc_attendees');

const listAll = endpoint({
  method: 'GET',
  path: collection,
  summary: 'List attendees in order of their ids',
  access,
  query: attendeeListQuery,
  paged: true,
  output,
  async handle({ query, page }) {
    const { event_id: eventId, ticket_id: ticketId, status } = query;
    const { items, total } = await listAttendees(sentOnly({ eventId, ticketId, status }), page);
    return personal(list(page, { items: items.map(attendeeWhole), total }));
  },
});

const getOne = endpoint({
  method: 'GET',
  path: `${collection}/{id}`,
  summary: 'Get one attendee',
  access,
  output,
  problems: ['notFound'],
  handle: async ({ id }) => personal(ok(attendeeWhole(await findAttendee(id)))),
});

const createOne = endpoint({
  method: 'POST',
  path: collection,
  summary: 'Create an attendee, on sale or not, where there is a place',
  success: 201,
  access,
  body: newAttendeeBody,
  output,
  alsoInvalid: ({ body }) => problemsOfNew(changeOf(body)),
  problems: ['cannotCreate'],
  async handle({ body }) {
    const attendee = await createAttendee(changeOf(body));
    return personal(created(attendeeWhole(attendee), collection, attendee.public_id));
  },
});

const updateOne = endpoint({
  method: 'PUT',
  path: `${collection}/{id}`,
  summary: 'Change an attendee: only the fields that are sent',
  access,
  body: attendeeChangeBody,
  output,
  alsoInvalid: ({ id, body }) => problemsOfChange(changeOf(body), id),
  problems: ['notFound'],
  async handle({ id, body }) {
    return personal(ok(attendeeWhole(await updateAttendee(id, changeOf(body)))));
  },
});

const deleteOne = endpoint({
  method: 'DELETE',
  path: `${collection}/{id}`,
  summary: 'Delete an attendee; the place is free again',
  removes: 'always',
  access: holdersOf('delete_svc_attendees'),
  output,
  problems: ['notFound', 'cannotDelete'],
  async handle({ id }) {
    return personal(deleted(attendeeWhole(await deleteAttendee(id))));
  },
});

export default routesOf([listAll, getOne, createOne, updateOne, deleteOne]);
