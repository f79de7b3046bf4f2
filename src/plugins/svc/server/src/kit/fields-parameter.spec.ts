import { pickFields, requestedFields } from './fields-parameter';

const event = {
  id: 7,
  title: 'Concert',
  organizer_ids: [1, 2],
  meta: { _svc_event_featured: '1', _svc_event_cost: '', deep: { a: 1, b: 2 } },
  venues: [
    { id: 1, city: 'Berlin' },
    { id: 2, city: 'Paris' },
  ],
  image: null,
};

const pick = (sent: unknown) => pickFields(event, requestedFields(sent));

describe('the wanted fields', () => {
  test.each([
    ['a list', 'id,title', ['id', 'title']],
    ['a repeated parameter', ['id', 'title,image'], ['id', 'title', 'image']],
    ['spaces and empty names', ' id , ,title,', ['id', 'title']],
    ['nothing', '', []],
    ['commas alone', ',,', []],
    ['no parameter', undefined, []],
    ['an object', { id: '1' }, []],
    ['objects in a list', [{ id: '1' }, 'id', ['title']], ['id']],
  ])('are read from %s', (_, sent, names) => {
    expect(requestedFields(sent)).toEqual(names);
  });
});

describe('an answer', () => {
  test.each([
    ['one field', 'id', { id: 7 }],
    ['the order of the answer, not of the names', 'title,id', { id: 7, title: 'Concert' }],
    ['a field of an object', 'meta._svc_event_featured', { meta: { _svc_event_featured: '1' } }],
    ['a field two levels down', 'meta.deep.b', { meta: { deep: { b: 2 } } }],
    [
      'fields of the objects in a list',
      'venues.city',
      { venues: [{ city: 'Berlin' }, { city: 'Paris' }] },
    ],
    ['a field that is null', 'image', { image: null }],
    [
      'a whole object, even if a field of it is named too',
      'meta.deep.a,meta',
      { meta: event.meta },
    ],
    ['a whole object, before a field of it is named', 'meta,meta.deep.a', { meta: event.meta }],
    ['a name twice', 'id,id', { id: 7 }],
    ['no unknown name', 'id,nonsense,meta.nonsense', { id: 7, meta: {} }],
    ['nothing of unknown names alone', 'nonsense', {}],
    ['nothing below a value that has no fields', 'id.x', {}],
    ['nothing of names that objects have by nature', '__proto__,constructor,toString', {}],
  ])('has %s', (_, sent, expected) => {
    expect(pick(sent)).toEqual(expected);
  });

  test('is whole when no field is named', () => {
    expect(pick(undefined)).toBe(event);
    expect(pick(',')).toBe(event);
  });

  test('keeps the order of its fields', () => {
    expect(Object.keys(pick('title,id') as object)).toEqual(['id', 'title']);
  });

  test('that is a list is filtered item by item', () => {
    expect(pickFields([{ id: 1, a: 1 }, { id: 2 }], ['id'])).toEqual([{ id: 1 }, { id: 2 }]);
    expect(pickFields([{ id: 1 }], ['x'])).toEqual([{}]);
  });

  test('takes no longer for as many names as an address can have', () => {
    const { user: began } = process.cpuUsage();
    pickFields(
      event,
      Array.from({ length: 8_000 }, (_, index) => (index % 90).toString(36)),
    );
    pickFields(
      event,
      Array.from({ length: 5_000 }, (_, index) => index.toString(36)),
    );
    pickFields(event, [Array(8_000).fill('a').join('.')]);
    // In microseconds of the processor, so that a busy machine does not count.
    expect(process.cpuUsage().user - began).toBeLessThan(400_000);
  });
});
