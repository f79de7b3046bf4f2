import { eventLabels } from './event-labels';

const matinee = { id: 1, title: 'Tasting', start: '2030-06-14 15:00:00', venue: 'Harbour' };

beforeAll(() => Object.assign(globalThis, { document: { documentElement: { lang: 'de' } } }));
afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

const labelsOf = (...events: Parameters<typeof eventLabels>[0]) => [
  ...eventLabels(events, 'Ohne Titel').values(),
];

test('two performances of one day are told by their times', () => {
  expect(labelsOf(matinee, { ...matinee, id: 2, start: '2030-06-14 20:30:00' })).toEqual([
    'Tasting, 14.06.2030, 15:00 · Harbour',
    'Tasting, 14.06.2030, 20:30 · Harbour',
  ]);
});

test('two that are called the same have their numbers', () => {
  expect(labelsOf(matinee, { ...matinee, id: 2 }, { ...matinee, id: 3, venue: null })).toEqual([
    'Tasting, 14.06.2030, 15:00 · Harbour · 1',
    'Tasting, 14.06.2030, 15:00 · Harbour · 2',
    'Tasting, 14.06.2030, 15:00',
  ]);
});

test('of a whole day the day is said, and of what has neither title nor date that it has none', () => {
  expect(
    labelsOf(
      { ...matinee, start: '2030-06-14 00:00:00' },
      { id: 4, title: '', start: '', venue: null },
    ),
  ).toEqual(['Tasting, 14.06.2030 · Harbour', 'Ohne Titel']);
});
