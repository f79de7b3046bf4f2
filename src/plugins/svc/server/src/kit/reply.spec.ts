import fc from 'fast-check';
import { cacheTagOf, cacheTagOfText, singular } from './reply';

const event = { id: 17, venue_id: 3, organizer_ids: [5, 6], category_ids: [], image: '' };
const path = '/api/svc/events/v1/events';

test.each<[name: string, path: string, parts: unknown[], expected: string]>([
  ['a list', path, [[event]], 'events,event-17,venue-3,organizer-5,organizer-6'],
  ['an empty list', path, [[]], 'events'],
  ['a single read', `${path}/17`, [event], 'event-17,venue-3,organizer-5,organizer-6'],
  [
    'another form of its path',
    `${path.toUpperCase()}/17/`,
    [event, event],
    'event-17,venue-3,organizer-5,organizer-6',
  ],
  ['no venue', `${path}/17`, [{ id: 17, venue_id: 0 }], 'event-17'],
  [
    'fields of it',
    `${path}/17`,
    [{ id: 17, venue_id: 3 }, { category_ids: [4] }],
    'event-17,venue-3,category-4',
  ],
  [
    'what is embedded',
    `${path}/17`,
    [
      {
        id: 17,
        _embedded: {
          venue: { id: 3 },
          tickets: [{ id: 51 }, { id: 52 }],
          organizers: [],
          categories: null,
        },
      },
    ],
    'event-17,venue-3,ticket-51,ticket-52',
  ],
  ['a text', `${path}.ics`, ['BEGIN:'], 'events'],
  ['a text of one', `${path}/17.ics`, ['BEGIN:'], 'event-17'],
  [
    'facets',
    `${path}/facets`,
    [{ categories: [{ id: 4 }], cities: [{ city: 'id' }] }],
    'events,facets,category-4',
  ],
  ['what is below one', `${path}/17/sponsors`, [[{ id: 8 }]], 'sponsors,event-17,sponsor-8'],
  ['settings', '/api/svc/tickets/v1/settings', [{ payment_methods: [{ id: 'test' }] }], 'settings'],
  ['nothing', path, [null, undefined, 3], 'events'],
  [
    'what only looks like a thing',
    path,
    [
      [
        {
          id: '1',
          meta: { venue_id: '3' },
          'a,b\r\nc': [{ id: 1 }],
          'x y_id': 2,
          spans_ids: [1.5, -1],
        },
      ],
    ],
    'events',
  ],
])('%s (8.18)', (_, at, parts, expected) => {
  expect(cacheTagOf(at, ...parts)).toBe(expected);
});

test('a cache tag is no longer than proxies take, and says of what there are many (8.18)', () => {
  const items = Array.from({ length: 100 }, (_, index) => ({
    id: 10_000 + index,
    venue_id: 20_000 + index,
    _embedded: { tickets: Array.from({ length: 100 }, (_, at) => ({ id: 1000 * index + at + 1 })) },
  }));
  const tags = cacheTagOf(path, items).split(',');
  expect(tags.join(',').length).toBeLessThan(2100);
  expect(tags.slice(0, 2)).toEqual(['events', 'event-10000']);
  expect(tags).toHaveLength(103);
  expect(tags.slice(-2)).toEqual(['venue-many', 'ticket-many']);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"id":5', '","venue_id":7,"', 'id', '\\"id":8,', '","organizer_ids":[1,2]'),
);
const anyId = fc.integer({ min: -2, max: 30 });
const thing = fc.record({
  id: anyId,
  title: anyText,
  uuid: anyId,
  venue_id: fc.oneof(anyId, fc.constant(1.5), fc.constant(1e21)),
  organizer_ids: fc.array(anyId, { maxLength: 4 }),
  ids: fc.array(anyId, { maxLength: 2 }),
  meta: fc.record({ _svc_event_venue_id: anyText, _svc_event_organizer_ids: anyText }),
  void: fc.boolean(),
  paid: fc.boolean(),
});

test('a text has the cache tag of what is written in it (8.18)', () => {
  const bodies = fc.oneof(thing, fc.array(thing, { maxLength: 3 }));
  fc.assert(
    fc.property(bodies, (body) => {
      expect(cacheTagOfText(path, JSON.stringify(body))).toBe(cacheTagOf(path, body));
    }),
  );
});

test.each([
  ['events', 'event'],
  ['categories', 'category'],
  ['venue', 'venue'],
])('%s is %s', (plural, expected) => {
  expect(singular(plural)).toBe(expected);
});
