import { type Service, startService, type TestUser } from '../support';
import { answersTo, type Part, type PartAnswer } from '../support/batch';
import { collections, eventBody, make, makeSignedIn, makeTicket } from '../support/events';

/*
 * Requests of a batch take a shorter way than those that come alone. Whatever is asked, the answers are the same: each is
 * asked both ways, since a second listener of the server's requests makes all of them take the long one.
 */

const { events, venues, organizers, tickets, attendees } = collections;

let service: Service;
let manager: TestUser;
let author: TestUser;
let id: number;
let ticketId: number;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  author = await makeSignedIn(service, 'event-author', 'author');
  ({ id } = await make(service, manager, events, eventBody({ status: 'publish' })));
  ({ publicId: ticketId } = await makeTicket(service, id, 1000));
});

async function onTheLongWay<T>(work: () => Promise<T>): Promise<T> {
  const { httpServer } = service.strapi.server;
  const listener = () => undefined;
  httpServer.on('request', listener);
  try {
    return await work();
  } finally {
    httpServer.off('request', listener);
  }
}

/** How often the server was asked, the batch itself included. */
async function countRequests(work: () => Promise<unknown>): Promise<number> {
  const emits = jest.spyOn(service.strapi.server.httpServer, 'emit');
  await work();
  const requests = emits.mock.calls.filter(([name]) => (name as string) === 'request');
  emits.mockRestore();
  return requests.length;
}

/** What is another one for each thing that is made. */
function comparable(answers: PartAnswer[]): unknown {
  return answers.map(({ status, headers, body }) => {
    const { ETag, 'X-API-Cart': cart, ...others } = headers;
    const text = JSON.stringify({ others, body })
      .replaceAll(/a-thing[-\d]*/g, 'slug')
      .replaceAll(/\d+/g, '0');
    return { status, text, hasTag: ETag !== undefined, hasCart: cart !== undefined };
  });
}

const title = 'A thing';
const requests: Record<string, Part[]> = {
  'things that are made': [
    { path: venues, body: { title, website: 'https://a.example' } },
    { path: organizers, body: { title, email: 'a@b.test' } },
    { path: events, body: eventBody({ title }) },
    { path: events, body: eventBody({ title, status: 'publish' }) },
  ],
  'what is wrong with what is sent': [
    { path: venues, body: {} },
    { path: venues },
    { path: venues, body: null },
    { path: venues, body: [{ title }] },
    { path: venues, body: title },
    { path: venues, body: 7 },
    { path: venues, body: { title: 7, city: [] } },
    { path: events, body: { title, start_date: 'never', end_date: '2030-02-30' } },
    { path: `${venues}?_fields=id,title`, body: { title } },
    { path: `${venues}?_fields=&x[]=%F0%9F%8E%AB&x=%zz`, body: {} },
  ],
  'where nothing is, and other forms of an address': [
    { path: `${venues}/999999`, method: 'PUT', body: { title } },
    { path: `${venues}/999999`, method: 'PATCH', body: { title } },
    { path: `${venues}/999999`, method: 'POST', body: { title } },
    { path: `${venues}/99999999999999999999`, method: 'DELETE' },
    { path: `${venues}/0017/`, method: 'DELETE', body: { force: true } },
    { path: `${venues}/a`, method: 'DELETE' },
    { path: `${venues}/`, body: { title: '' } },
    { path: venues.toUpperCase(), body: { title: '' } },
    { path: `${events}/1/2`, method: 'PUT' },
    { path: 'svc/events/v1/nothing' },
    { path: events, method: 'DELETE' },
    { path: attendees, method: 'PATCH', body: {} },
  ],
  'headers of a request': [
    { path: venues, body: { title: '' }, headers: { 'If-Match': '"a"', 'Idempotency-Key': 'k' } },
    { path: `${venues}/999999`, method: 'PUT', body: {}, headers: { 'If-Match': '"a"' } },
    { path: tickets, body: { title }, headers: { 'X-API-Cart': 'nobody' } },
  ],
  'a cart': [
    { path: 'svc/tickets/v1/cart/items', body: { ticket_id: 999_999, quantity: 1 } },
    { path: 'svc/tickets/v1/cart', method: 'DELETE' },
    { path: 'svc/tickets/v1/checkout', body: {} },
  ],
};

describe.each(['manager', 'author', 'guest'])('of a %s', (who) => {
  const caller = () => ({ as: { manager, author }[who] });

  test.each(Object.entries(requests))('%s', async (_, parts) => {
    const ask = () => answersTo(service, parts, caller());
    const short = await ask();
    expect(comparable(short)).toEqual(comparable(await onTheLongWay(ask)));
    expect(short).toHaveLength(parts.length);
  });

  test('all of them validated first', async () => {
    const ask = async () =>
      (
        await service.call('POST', 'batch/v1', {
          ...caller(),
          body: {
            validation: 'require-all-validate',
            requests: [...requests['what is wrong with what is sent']!],
          },
        })
      ).body;
    expect(await ask()).toEqual(await onTheLongWay(ask));
  });
});

test('one that is plain does not come to the server again, and any other does', async () => {
  const ask = (parts: Part[]) => countRequests(() => answersTo(service, parts, { as: manager }));
  const plain: Part[] = [
    { path: venues, body: { title } },
    { path: `${venues}/999999`, method: 'DELETE' },
    { path: `${tickets}/${ticketId}`, method: 'PATCH', body: { title } },
  ];
  expect(await ask(plain)).toBe(1);
  expect(await onTheLongWay(() => ask(plain))).toBe(1 + plain.length);
  expect(await ask([{ path: `${venues}/`, body: { title: '' } }])).toBe(2);
});
