import { type Service, startService } from '../support';
import { adminOf } from '#svc/testing/contract/access';
import { typeAddress } from '#svc/testing/panel-forms';

/*
 * The inputs of the panel are not the only ones that send: what a field of our own kinds cannot hold is refused whoever
 * writes it, and nothing is saved.
 */

let service: Service;

beforeAll(async () => {
  service = await startService();
});

const venue = 'plugin::svc.venue';
const ticket = 'plugin::svc.ticket';

test.each([
  [venue, { title: 'Hall', website: 'javascript:alert(1)' }, 'website'],
  [venue, { title: 'Hall', website: 'hall.example.test' }, 'website'],
  [ticket, { title: 'Seat', type: 'paid', priceMinor: 'no amount: 12.345' }, 'priceMinor'],
  [ticket, { title: 'Seat', type: 'paid', priceMinor: '12.345' }, 'priceMinor'],
  [ticket, { title: 'Seat', type: 'paid', priceMinor: -1 }, 'priceMinor'],
])('a %s with %j is refused at its field, in the panel', async (uid, body, field) => {
  const admin = await adminOf(service);
  const before = await service.strapi.db.query(uid as typeof venue).count();
  const answer = await admin('POST', typeAddress(uid), body);
  const { details } = answer.body.error as unknown as {
    details: { errors: { path: string[] }[] };
  };
  expect([answer.status, details.errors.map(({ path }) => path)]).toEqual([400, [[field]]]);
  expect(await service.strapi.db.query(uid as typeof venue).count()).toBe(before);
});

test('the Document Service refuses it, too', async () => {
  const create = service.strapi.documents(venue).create({
    data: { title: 'Hall', website: 'javascript:alert(1)' },
  });
  await expect(create).rejects.toThrow('website must be an http:// or https:// address');
});

test('the routes that the screen of a role looks through have names (5.5)', async () => {
  const admin = await adminOf(service);
  const { body } = await admin('GET', '/users-permissions/routes');
  const routes = Object.values(body.routes as Record<string, { handler: unknown; path: string }[]>);
  expect(routes.flat().filter(({ handler }) => typeof handler !== 'string')).toEqual([]);
  const opened = (
    body.routes as Record<string, { handler: string; path: string; method: string }[]>
  )['plugin::svc']!.filter(({ handler }) => handler.endsWith('events.edit_svc_venues'));
  expect(opened.map(({ method }) => method).sort()).toEqual(['PATCH', 'POST', 'POST', 'PUT']);
});
