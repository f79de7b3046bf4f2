import { boolean, integer, required, type Shape, text, type Values } from './schema';
import { arrayOfObjects, assertValid, bodyFields, readShape } from './validate';

/** As an endpoint reads what was sent. */
function validate<S extends Shape>(
  shape: S,
  sent: Record<string, unknown>,
  options?: { partial?: boolean },
): Partial<Values<S>> {
  const reading = readShape(shape, sent, options);
  assertValid(reading);
  return reading.values;
}

const shape = {
  title: required(text({ min: 1 })),
  city: text(),
  capacity: integer().nullable(),
  featured: boolean().default(false),
};

/** What was thrown, as far as the wire shows it. */
function problemOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    const { kind, params } = error as { kind: string; params?: unknown };
    return { kind, params };
  }
  return 'none';
}

describe('what is sent', () => {
  test('is read field by field, and nothing else of it is kept', () => {
    const sent = { title: ' Concert ', capacity: '12', id: 7, nonsense: {} };
    expect(validate(shape, sent)).toEqual({ title: 'Concert', capacity: 12, featured: false });
  });

  test('may leave out what is not required; a default takes its place', () => {
    expect(validate(shape, { title: 'Concert' })).toEqual({ title: 'Concert', featured: false });
  });

  test('may be partial in an update, which sets no default', () => {
    expect(validate(shape, {}, { partial: true })).toEqual({});
    expect(validate(shape, { city: '' }, { partial: true })).toEqual({ city: '' });
  });

  test('may be null only where that means something', () => {
    expect(validate(shape, { title: 'a', capacity: null })).toMatchObject({ capacity: null });
    expect(problemOf(() => validate(shape, { title: 'a', city: null }))).toEqual({
      kind: 'invalidParam',
      params: { city: 'must be text' },
    });
    expect(problemOf(() => validate(shape, { title: null }, { partial: true }))).toEqual({
      kind: 'invalidParam',
      params: { title: 'must be text' },
    });
  });

  test('is refused with every name that is missing, whatever else is wrong', () => {
    const two = { ...shape, start: required(text()) };
    for (const sent of [{}, { capacity: 'x' }, { title: null }, { title: undefined }]) {
      expect(problemOf(() => validate(two, sent))).toEqual({
        kind: 'missingParam',
        params: ['title', 'start'],
      });
    }
  });

  test('is refused with every field that is wrong, and why', () => {
    const sent = { title: '', city: 5, capacity: -1, featured: 'x' };
    expect(problemOf(() => validate(shape, sent))).toEqual({
      kind: 'invalidParam',
      params: {
        title: 'must not be empty',
        city: 'must be text',
        capacity: 'must be a whole number, 0 or more',
        featured: 'must be true or false',
      },
    });
  });

  test('ignores inherited properties such as toString', () => {
    const odd = { constructor: text(), toString: required(text()) };
    expect(problemOf(() => validate(odd, {}))).toEqual({
      kind: 'missingParam',
      params: ['toString'],
    });
    const sent = JSON.parse('{"__proto__": {"title": "a"}}') as Record<string, unknown>;
    expect(problemOf(() => validate(shape, sent))).toMatchObject({ kind: 'missingParam' });
    expect(
      validate(shape, Object.assign(Object.create(null) as object, { title: 'a' })),
    ).toMatchObject({
      title: 'a',
    });
  });
});

describe('a body', () => {
  test.each([undefined, null, ''])('that is %j has no fields', (body) => {
    expect(bodyFields(body)).toEqual({});
  });

  test('that is an object is its fields', () => {
    const body = { title: 'a' };
    expect(bodyFields(body)).toBe(body);
  });

  test.each([[[]], [[{}]], ['text'], [5], [true], [false], [0]])('may not be %j', (body) => {
    expect(problemOf(() => bodyFields(body))).toMatchObject({ kind: 'invalidJson' });
  });
});

describe('an array of objects', () => {
  const guests = arrayOfObjects({ seat: required(integer({ min: 1 })), name: text() }, { max: 2 });
  const read = (sent: unknown) => readShape({ guests }, { guests: sent });

  test('is read entry by entry; what is not declared is left out', () => {
    const { values } = read([{ seat: '7', name: ' Ada ', more: 1 }, { seat: 8 }]);
    expect(values).toEqual({ guests: [{ seat: 7, name: 'Ada' }, { seat: 8 }] });
  });

  test.each([
    [{}, 'must be an array of at most 2 objects'],
    [null, 'must be an array of at most 2 objects'],
    ['x', 'must be an array of at most 2 objects'],
    [[{ seat: 1 }, { seat: 2 }, { seat: 3 }], 'must be an array of at most 2 objects'],
    [[{ seat: 1 }, 2], 'entry 1 must be an object'],
    [[[]], 'entry 0 must be an object'],
    [[{ name: 'Ada' }], 'entry 0 has no seat'],
    [[{ seat: 0 }], 'entry 0: seat must be a whole number, 1 or more'],
    [[{ seat: 1, name: { toString: 1 } }], 'entry 0: name must be text'],
  ])('refuses %j', (sent, reason) => {
    expect(read(sent).invalid).toEqual({ guests: reason });
  });

  test('may require a minimum length', () => {
    const some = { guests: arrayOfObjects({ seat: integer() }, { min: 1, max: 2 }) };
    const reason = 'must be an array of 1 to 2 objects';
    expect(readShape(some, { guests: [] }).invalid).toEqual({ guests: reason });
    expect(readShape(some, { guests: [{}] }).invalid).toEqual({});
  });
});
