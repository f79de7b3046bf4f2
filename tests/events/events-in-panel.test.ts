import { type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import { collections, eventBody, type Fields, make, makeSignedIn } from '../support/events';
import { type AdminApi, registerFirstAdmin, registerWriter } from '#svc/testing/admin-api';

/* The panel's trash for all that is ticked, and what its forms refuse and tell. */

const uid = 'plugin::svc.event';
const path = `/svc-admin/trash/${uid}`;

let service: Service;
let manager: TestUser;
let admin: AdminApi;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
});

async function makeEvent(title: string, body: Fields = {}) {
  const fields = eventBody({ status: 'publish', title, ...body });
  const { id } = await make(service, manager, collections.events, fields);
  const row = (await service.strapi.db
    .connection('svc_events')
    .where({ public_id: id })
    .first('document_id')) as { document_id: string };
  return { id, documentId: row.document_id };
}

const makeEvents = async (...titles: string[]) => {
  const made = [];
  for (const title of titles) made.push(await makeEvent(title));
  return made;
};

const documentsOf = (things: { documentId: string }[]) => things.map((one) => one.documentId);

const statuses = (things: { id: number }[]) =>
  Promise.all(
    things.map(
      async ({ id }) =>
        (await service.call('GET', `${collections.events}/${id}`, { as: manager })).body.status,
    ),
  );

test('all that is ticked goes to the trash, and comes back (2.17)', async () => {
  const events = await makeEvents('One', 'Two', 'Three');
  const documentIds = documentsOf(events);
  expect((await admin('POST', path, { documentIds })).status).toBe(204);
  expect(await statuses(events)).toEqual(['trash', 'trash', 'trash']);
  expect((await admin('POST', `${path}/restore`, { documentIds })).status).toBe(204);
  expect(await statuses(events)).toEqual(['publish', 'publish', 'publish']);
});

test('all of it or nothing (1.22, 2.17)', async () => {
  const events = await makeEvents('Stays', 'Stays, too');
  const documentIds = [...documentsOf(events), 'unknown'];
  expect((await admin('POST', path, { documentIds })).status).toBe(404);
  expect(await statuses(events)).toEqual(['publish', 'publish']);
});

test.each([[[]], ['one'], [undefined], [Array.from({ length: 101 }, (_, i) => `x${i}`)]])(
  'without a list of ids that is short enough it is 400 (1.3)',
  async (documentIds) => {
    const { status, body } = await admin('POST', path, { documentIds });
    const { message } = body.error as { message: string };
    expect([status, message]).toEqual([400, expect.stringContaining('a list of 1 to 100 ids')]);
  },
);

test('it is for who may delete events, and for nobody else (2.17)', async () => {
  const events = await makeEvents('Guarded');
  const body = { documentIds: documentsOf(events) };
  const writer = await registerWriter(service.url, admin, person('Wim'));
  for (const one of [path, `${path}/restore`]) {
    expect((await writer('POST', one, body)).status).toBe(403);
    expect((await service.call('POST', one, { body })).status).toBe(401);
  }
  expect(await statuses(events)).toEqual(['publish']);
});

test('several who tick the same at once get in nobody’s way (1.22, 2.17)', async () => {
  const events = await makeEvents('A', 'B', 'C', 'D');
  const documentIds = documentsOf(events);
  const answers = await Promise.all(
    [documentIds, documentIds.toReversed(), documentIds.slice(1), documentIds].map((ids) =>
      admin('POST', path, { documentIds: ids }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(await statuses(events)).toEqual(['trash', 'trash', 'trash', 'trash']);
});

describe('HTML with more tags than can be made harmless', () => {
  const content = '<p>'.repeat(20_001);

  test('is an error at its field in the panel, and nothing is saved (1.18)', async () => {
    const { id, documentId } = await makeEvent('Long', { content: '<p>Before</p>' });
    const address = `/content-manager/collection-types/${uid}/${documentId}`;
    const { status, body } = await admin('PUT', address, { content });
    const { details } = body.error as { details: { errors: { path: string[] }[] } };
    expect([status, details.errors.map((one) => one.path)]).toEqual([400, [['content']]]);
    const read = await service.call('GET', `${collections.events}/${id}`, {});
    expect(read.body.content).toBe('<p>Before</p>');
  });

  test('is 400 on content over REST (1.18)', async () => {
    const { id } = await makeEvent('Long, too');
    const address = `${collections.events}/${id}`;
    const sent = eventBody({ title: 'Longer', content });
    const answers = [
      await service.call('PUT', address, { as: manager, body: { content } }),
      await service.call('POST', collections.events, { as: manager, body: sent }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.data]).toMatchObject([
        400,
        { params: { content: 'has more than 20000 tags: split it, or take markup out' } },
      ]);
    }
  });
});

describe('what a form offers to choose', () => {
  const relations = '/content-manager/relations';
  const titles = async (path_: string) => {
    const { body } = await admin('GET', `${relations}/${path_}`);
    return (body.results as { title: string }[]).map(({ title }) => title);
  };

  test('are tickets with their event and its day, found by the words of both (3.7)', async () => {
    const { id } = await makeEvent('Winter Gala');
    const other = await makeEvent('Summer Ball');
    for (const event of [id, other.id]) {
      await make(service, manager, 'svc/tickets/v1/tickets', {
        title: 'Standard',
        event_id: event,
        type: 'free',
      });
    }
    const day = eventBody({}).start_date as string;
    const label = `Standard · Winter Gala, ${day.slice(0, 10)}`;
    expect(await titles('plugin::svc.attendee/ticket')).toEqual(expect.arrayContaining([label]));
    expect(await titles('plugin::svc.attendee/ticket?_q=standard%20gala')).toEqual([label]);
    expect(await titles('plugin::svc.attendee/ticket?_q=nowhere')).toEqual([]);
  });

  test('are events with their day (3.1)', async () => {
    await makeEvent('Dated');
    const day = (eventBody({}).start_date as string).slice(0, 10);
    expect(await titles('plugin::svc.ticket/event?_q=Dated')).toEqual([`Dated, ${day}`]);
  });
});
