import { withCapability } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { created, deleted, list, ok, noStore } from '../../kit/reply';
import { omitUndefined } from '../../lib/omit-undefined';
import { toAttendeeInput } from './input';
import { presentAttendee } from './presenter';
import { attendeeChangeBody, attendeeListQuery, attendeeOutput, newAttendeeBody } from './schemas';
import { deleteAttendee, findAttendee, listAttendees } from './service';
import {
  createAttendee,
  attendeeUpdateProblems,
  newAttendeeProblems,
  updateAttendee,
} from './operations/write-attendee';

const collection = 'svc/tickets/v1/attendees';
const output = attendeeOutput;
const access = withCapability('edit_svc_attendees');

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
    const { items, total } = await listAttendees(
      omitUndefined({ eventId, ticketId, status }),
      page,
    );
    return noStore(list(page, { items: items.map(presentAttendee), total }));
  },
});

const getOne = endpoint({
  method: 'GET',
  path: `${collection}/{id}`,
  summary: 'Get one attendee',
  access,
  output,
  problems: ['notFound'],
  handle: async ({ id }) => noStore(ok(presentAttendee(await findAttendee(id)))),
});

const createOne = endpoint({
  method: 'POST',
  path: collection,
  summary: 'Create an attendee, on sale or not, where there is a place',
  success: 201,
  access,
  body: newAttendeeBody,
  output,
  findInvalidFields: ({ body }) => newAttendeeProblems(toAttendeeInput(body)),
  problems: ['cannotCreate'],
  async handle({ body }) {
    const attendee = await createAttendee(toAttendeeInput(body));
    return noStore(created(presentAttendee(attendee), collection, attendee.public_id));
  },
});

const updateOne = endpoint({
  method: 'PUT',
  path: `${collection}/{id}`,
  summary: 'Change an attendee: only the fields that are sent',
  access,
  body: attendeeChangeBody,
  output,
  findInvalidFields: ({ id, body }) => attendeeUpdateProblems(toAttendeeInput(body), id),
  problems: ['notFound'],
  async handle({ id, body }) {
    return noStore(ok(presentAttendee(await updateAttendee(id, toAttendeeInput(body)))));
  },
});

const deleteOne = endpoint({
  method: 'DELETE',
  path: `${collection}/{id}`,
  summary: 'Delete an attendee; the place is free again',
  removes: 'always',
  access: withCapability('delete_svc_attendees'),
  output,
  problems: ['notFound', 'cannotDelete'],
  async handle({ id }) {
    return noStore(deleted(presentAttendee(await deleteAttendee(id))));
  },
});

export default routesOf([listAll, getOne, createOne, updateOne, deleteOne]);
