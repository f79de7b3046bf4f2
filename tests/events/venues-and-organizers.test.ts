import { type Service, startService, type TestUser } from '../support';
import { type About, checkResource } from '#svc/testing/contract/index';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
} from '../support/events';

const { events, venues, organizers } = collections;

let service: Service;
let editor: TestUser;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
});

const send = (method: string, path: string, body?: unknown) =>
  service.call(method, path, { as: editor, body });

interface Kind extends About {
  kind: string;
  path: string;
  /** The field of an event, what it has for this thing, what for none, and the filter. */
  link: { field: string; of: (id: number) => unknown; none: unknown; filter: string };
}

const badWebsites = [
  'javascript:alert(1)',
  'ftp://example.test',
  'example.test',
  'http://',
  'http:///x',
  '//example.test',
  'https:example.test',
  7,
  ['https://example.test'],
];
const kinds: Kind[] = [
  {
    kind: 'venue',
    path: venues,
    uid: 'plugin::svc.venue',
    sample: {
      title: 'Grand Hall',
      address: '1 High Street',
      city: 'Springfield',
      state: 'Oregon',
      zip: '97477',
      country: 'United States',
      phone: '+1 541 555 0100',
      website: 'https://hall.example.test/visit?x=1#map',
    },
    wrong: [
      ['title', ['', ' ', 'x'.repeat(256), 5, [], {}, null, 'a\nb']],
      ['address', ['x'.repeat(256), 5, ['a'], {}, 'a\u0000b']],
      ['city', ['x'.repeat(256), true]],
      ['state', ['x'.repeat(256), 1]],
      ['zip', ['x'.repeat(33), 97477]],
      ['country', ['x'.repeat(256), {}]],
      ['phone', ['x'.repeat(65), 1]],
      ['website', badWebsites],
    ],
    link: { field: 'venue_id', of: (id) => id, none: 0, filter: 'venue' },
  },
  {
    kind: 'organizer',
    path: organizers,
    uid: 'plugin::svc.organizer',
    sample: {
      title: 'Ada & Co.',
      phone: '+49 30 5550100',
      website: 'http://ada.example.test',
      email: 'ada+events@example.test',
    },
    wrong: [
      ['title', ['', '\t', 'x'.repeat(256), false, null]],
      ['phone', ['x'.repeat(65), 1]],
      ['website', badWebsites],
      [
        'email',
        ['ada', 'ada@', '@example.test', 'a b@example.test', 'a@b@c.test', 5, ['a@b.test']],
      ],
    ],
    link: { field: 'organizer_ids', of: (id) => [id], none: [], filter: 'organizer' },
  },
];

describe.each(kinds)('$kind', (about) => {
  const { path, link } = about;
  checkResource(about, () => ({ service, editor }));

  test('goes for good, and leaves its events without it (2.17)', async () => {
    const thing = await make(service, editor, path, { title: 'Leaving' });
    const staying = await make(service, editor, path, { title: 'Staying' });
    const body = (id: number, status: string) => eventBody({ [link.field]: link.of(id), status });
    const published = await make(service, editor, events, body(thing.id, 'publish'));
    const draft = await make(service, editor, events, body(thing.id, 'draft'));
    const other = await make(service, editor, events, body(staying.id, 'publish'));
    await inPanel(service, published.id).save({ title: 'Waiting edit' });

    const total = async (id: number, status = 'publish') => {
      const query = { [link.filter]: id, status };
      const { headers, body: found } = await service.call('GET', events, { as: editor, query });
      return [headers.get('x-api-total'), (found as Fields[]).length];
    };
    expect(await total(thing.id)).toEqual(['1', 1]);
    expect(await total(thing.id, 'draft')).toEqual(['1', 1]);

    const gone = await send('DELETE', `${path}/${thing.id}`);
    expect([gone.status, gone.body]).toEqual([200, { deleted: true, previous: thing }]);
    expect((await send('DELETE', `${path}/${thing.id}`)).status).toBe(404);

    expect(await total(thing.id)).toEqual(['0', 0]);
    expect(await total(thing.id, 'draft')).toEqual(['0', 0]);
    expect(await total(staying.id)).toEqual(['1', 1]);
    for (const { id } of [published, draft]) {
      const event = (await send('GET', `${events}/${id}`)).body;
      expect(event).toMatchObject({ [link.field]: link.none, title: 'An evening' });
    }
    const kept = (await send('GET', `${events}/${other.id}`)).body;
    expect(kept[link.field]).toEqual(link.of(staying.id));
  });
});
