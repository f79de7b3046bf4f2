import { type AdminApi, type Answer, registerFirstAdmin } from '#svc/testing/admin-api';
import { type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
  makeTicket,
} from '../support/events';

/* What the Content Manager deletes for good and publishes, whatever a form or a program asks it for. */

const uid = 'plugin::svc.event';
const type = `/content-manager/collection-types/${uid}`;

let service: Service;
let manager: TestUser;
let admin: AdminApi;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
});

async function makeEvent(title: string, body: Fields = {}) {
  const { id } = await make(service, manager, collections.events, eventBody({ title, ...body }));
  return { id, ...(await inPanel(service, id).document()) };
}
type Made = Awaited<ReturnType<typeof makeEvent>>;

const documentsOf = (events: Made[]) => events.map(({ documentId }) => documentId);
const trash = (...events: Made[]) =>
  admin('POST', `/svc-admin/trash/${uid}`, { documentIds: documentsOf(events) });
const bulk = (action: string, ...events: Made[]) =>
  admin('POST', `${type}/actions/${action}`, { documentIds: documentsOf(events) });
const remove = ({ documentId }: Made) => admin('DELETE', `${type}/${documentId}`);
const publish = ({ documentId }: Made) =>
  admin('POST', `${type}/${documentId}/actions/publish`, {});
const statusOf = async ({ id }: Made) => {
  const { status, body } = await service.call('GET', `${collections.events}/${id}`, {
    as: manager,
  });
  return status === 200 ? body.status : status;
};
const refusal = ({ status, body }: Answer) => [
  status,
  (body.error as { message: string } | undefined)?.message,
];

test('an event is deleted for good from the trash alone (2.17)', async () => {
  const event = await makeEvent('Kept', { status: 'publish' });
  const sentence = '“Kept” is not in the trash. Move it there first.';
  expect(refusal(await remove(event))).toEqual([400, sentence]);
  const other = await makeEvent('Trashed');
  await trash(other);
  expect(refusal(await bulk('bulkDelete', other, event))).toEqual([400, sentence]);
  expect([await statusOf(event), await statusOf(other)]).toEqual(['publish', 'trash']);
  await trash(event);
  expect((await remove(event)).status).toBe(200);
  expect((await bulk('bulkDelete', other)).status).toBe(200);
  expect([await statusOf(event), await statusOf(other)]).toEqual([404, 404]);
});

test('of several that are deleted for good those with attendees are named (2.17)', async () => {
  const names = ['Gala', 'Free', 'Ball', 'Concert', 'Reading'];
  const events: Made[] = [];
  for (const name of names) events.push(await makeEvent(name));
  const [gala, free, ...others] = events as [Made, Made, ...Made[]];
  for (const event of [gala, ...others]) {
    const ticket = await makeTicket(service, event.id, 0);
    await make(service, manager, collections.attendees, {
      full_name: 'Ada',
      email: 'ada@example.test',
      ticket_id: ticket.publicId,
    });
  }
  await trash(...events);
  const sentence = (told: string) =>
    `An event with attendees cannot be deleted for good: ${told}. Nothing was deleted.`;
  expect(refusal(await bulk('bulkDelete', free, gala, others[0]!))).toEqual([
    400,
    sentence('Gala, Ball'),
  ]);
  expect(refusal(await bulk('bulkDelete', ...events))).toEqual([
    400,
    sentence('Gala, Ball, Concert and 1 more'),
  ]);
  expect(refusal(await remove(gala))).toEqual([400, sentence('Gala')]);
  expect(await statusOf(free)).toBe('trash');
});

test('what is in the trash is not published, alone or with others, and can be edited (2.17)', async () => {
  const [event, other] = [await makeEvent('Gone'), await makeEvent('Here')];
  await trash(event);
  const sentence = '“Gone” is in the trash. Restore it first.';
  expect(refusal(await publish(event))).toEqual([400, sentence]);
  expect(refusal(await bulk('bulkPublish', other, event))).toEqual([400, sentence]);
  expect([await statusOf(event), await statusOf(other)]).toEqual(['trash', 'draft']);
  const path = `${type}/${event.documentId}`;
  expect((await admin('PUT', path, { title: 'Gone, and edited' })).status).toBe(200);
  await admin('POST', `/svc-admin/trash/${uid}/restore`, { documentIds: documentsOf([event]) });
  expect((await publish(event)).status).toBe(200);
  expect(await statusOf(event)).toBe('publish');
});
