import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { type Service, startService } from '../support';
import { person } from '../support/box-office';
import { makeSignedIn } from '../support/events';
import { makeOffer, makeOrder } from '../support/orders';

/* Whatever letters somebody types into a search of the panel, the answer is a list, or says what is wrong with them. */

let service: Service;
let admin: AdminApi;

const manager = '/content-manager/collection-types/plugin::svc';
const searches = [
  ...[
    'event',
    'venue',
    'organizer',
    'ticket',
    'attendee',
    'order',
    'refund-request',
    'voucher',
  ].map((type) => `${manager}.${type}?_q=`),
  `${manager}.attendee?filters[$and][0][fullName][$contains]=`,
  `${manager}.event?filters[$and][0][title][$containsi]=`,
  '/svc-admin/event-list?search=',
  '/svc-admin/event-calendar?from=2031-06-01&to=2031-06-30&search=',
  '/svc-admin/counter/events?search=',
  '/svc-admin/door/events?search=',
  '/svc-admin/event-choices?search=',
  '/svc-admin/exports/attendees.csv?_q=',
  '/svc-admin/exports/orders.csv?_q=',
];

const odd: [string, string][] = [
  ['NUL', 'Ada%00'],
  ['half of a pair', '%ED%A0%80'],
  ['no UTF-8', '%FF'],
  ['a control character', '%1B'],
  ['a percent sign', '%25'],
  ['a backslash', '%5C'],
  ['a quote', "%27'%22"],
  ['a question mark', '%3F%3F'],
  ['a face', '%F0%9F%98%80'],
  ['thousands of letters', 'x'.repeat(5000)],
  ['a hundred words', 'ab%20'.repeat(100)],
];

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  const user = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  const seat = await makeOffer(service, user, { event: { title: 'Concert' } });
  await makeOrder(service, { places: [[seat, 1]] });
});

test.each(odd)(
  '%s in a search of the panel is searched for, or refused (1.2)',
  async (_, typed) => {
    const failed: [string, number][] = [];
    for (const search of searches) {
      const { status } = await admin('GET', search + typed);
      if (status !== 200 && status !== 400) failed.push([search, status]);
    }
    expect(failed).toEqual([]);
  },
);
