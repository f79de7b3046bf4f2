import { differencesBetween, editedFields } from './compare';

const untouched = { connect: [], disconnect: [] };

describe('the fields edited in a form', () => {
  const loaded = {
    documentId: 'a',
    title: 'Hall',
    city: null,
    keynote: false,
    venue: { count: 1 },
    image: { id: 1, name: 'a.png', alternativeText: null },
    parts: [{ id: 1, text: 'One', links: { count: 2 } }],
  };
  const sent = {
    documentId: 'a',
    title: 'Hall',
    city: '',
    keynote: false,
    venue: untouched,
    image: { name: 'a.png', id: 1 },
    parts: [{ id: 1, __temp_key__: 'a0', text: 'One', links: untouched }],
  };

  test('are none where the form sends back what was loaded in its own notation', () => {
    expect(editedFields(sent, loaded)).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['title', null],
    ['city', 'Ulm'],
    ['keynote', true],
    ['venue', { connect: [{ documentId: 'b' }], disconnect: [] }],
    ['image', null],
    ['parts', []],
    ['parts', [{ id: 1, text: 'Two', links: untouched }]],
    ['password', 'secret'],
  ])('is the %s where that is %j', (name, value) => {
    expect(editedFields({ ...sent, [name]: value }, loaded)).toEqual([name]);
  });
});

describe('the differences between the loaded and the newest version', () => {
  test('have both values and leave out technical fields', () => {
    const loaded = { title: 'Hall', city: 'Ulm', updatedAt: '1', status: 'draft' };
    const newest = { title: 'Hall', city: 'Bonn', updatedAt: '2', status: 'published' };
    expect(differencesBetween(loaded, newest)).toEqual([
      { name: 'city', then: 'Ulm', now: 'Bonn' },
    ]);
  });

  test('include a relation whose number of entries changed', () => {
    const [one, two] = [{ tags: { count: 1 } }, { tags: { count: 2 } }];
    expect(differencesBetween(one, one)).toEqual([]);
    expect(differencesBetween(one, two)).toEqual([
      { name: 'tags', then: { count: 1 }, now: { count: 2 } },
    ]);
  });
});
