import { type Service, startService } from '../support';
import { person } from '../support/box-office';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';

/* Filters of the panel's lists. */

let service: Service;
let admin: AdminApi;

beforeAll(async () => {
  service = await startService();
  admin = await registerFirstAdmin(service.url, person('Ada'));
});

const list = (type: string, filter: string) =>
  admin('GET', `/content-manager/collection-types/plugin::svc.${type}?${encodeURI(filter)}`);

test.each([
  ['event', 'filters[$and][0][startUtc][$gt]=2026-11-22', 'The filter by startUtc needs a number.'],
  ['event', 'filters[publicId][$eq]=99999999999', 'The filter by publicId needs a number.'],
  ['event', 'filters[publicId][$in][0]=1&filters[publicId][$in][1]=b', /publicId needs a number/],
  ['event', 'filters[createdAt][$lt]=soon', 'The filter by createdAt needs a date.'],
  ['event', 'filters[startDate][$gt]=banana', 'The filter by startDate needs a date.'],
  [
    'event',
    'filters[publicId][$contains]=1',
    /needs an operator for a number: \$contains compares text\.$/,
  ],
  ['event', 'filters[featured][$eq]=maybe', 'The filter by featured needs true or false.'],
  ['attendee', 'filters[$or][0][ticket][sold][$gt]=many', 'The filter by sold needs a number.'],
])('a list of %ss with the impossible filter %s is 400 and says why (1.3)', async (...row) => {
  const [type, filter, message] = row;
  const { status, body } = await list(type, filter);
  expect(status).toBe(400);
  const { message: said } = body.error as { message: string };
  expect(said).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
});

test.each([
  ['event', 'filters[$and][0][startUtc][$gt]=1790000000'],
  ['event', 'filters[startDate][$startsWith]=2026-12'],
  ['event', 'filters[createdAt][$gt]=2026-11-22T00:00:00.000Z'],
  ['event', 'filters[trashedAt][$notNull]=true'],
  ['event', 'filters[featured][$eq]=true'],
  ['event', 'filters[venue][title][$eq]=Town Hall'],
  ['event', 'filters[publicId][$between][0]=1&filters[publicId][$between][1]=9'],
  ['attendee', 'filters[state][$eq]=confirmed'],
])('a list of %ss takes the filter %s (1.14)', async (type, filter) => {
  expect((await list(type, filter)).status).toBe(200);
});
