import { refilled, typedLast } from './refilled';

const untouched = { connect: [], disconnect: [] };

describe('a form that is filled anew', () => {
  const base = { title: 'Hall', city: null, venue: untouched };
  const values = { ...base, city: 'Ulm' };

  test('keeps what was typed, and has the rest as it is now', () => {
    const again = { ...base, title: 'Great hall' };
    expect(refilled({ base, values }, again)).toEqual({
      base: again,
      values: { ...again, city: 'Ulm' },
      changedByOthers: [],
    });
  });

  test('keeps what a relation was connected to', () => {
    const venue = { connect: [{ documentId: 'a' }], disconnect: [] };
    expect(refilled({ base, values: { ...base, venue } }, base).values).toEqual({ ...base, venue });
  });

  test('has nothing else where nothing was typed since it was saved', () => {
    const saved = { ...values, city: 'ULM' };
    expect(refilled({ base: values, values }, saved).values).toEqual(saved);
  });

  test('knows what was typed while it was published, though it is filled with that, too', () => {
    const typed = { ...values, title: 'Great hall' };
    const published = refilled({ base: values, values: typed }, typed);
    expect(refilled(published, values).values).toEqual(typed);
  });

  test('keeps a letter that was typed just then, and what was typed before', () => {
    const again = { ...base, title: 'Great hall' };
    const before = { ...base, title: 'Hal', city: 'Ulm' };
    const [early, onTop] = [
      { ...before, title: 'Halls' },
      { ...again, title: 'Halls' },
    ];
    for (const shown of [early, onTop]) {
      const latest = typedLast(before, shown, again);
      expect(refilled({ base, values: latest }, again).values).toEqual({
        ...again,
        title: 'Halls',
        city: 'Ulm',
      });
    }
  });

  test('tells which fields somebody else has changed to something else', () => {
    const changedByOthers = (city: string | null) =>
      refilled({ base, values }, { ...base, city }).changedByOthers;
    expect(changedByOthers('Bonn')).toEqual(['city']);
    expect(changedByOthers('Ulm')).toEqual([]);
    expect(changedByOthers(null)).toEqual([]);
  });
});
