import { unstorable, wrongInteger, wrongText } from './storable-values';

const attributes = {
  title: { type: 'string' },
  notes: { type: 'text' },
  capacity: { type: 'integer' },
};

describe('what cannot be stored', () => {
  test.each<[string, object, object]>([
    ['a number that is too large', { capacity: 99_999_999_999 }, { capacity: wrongInteger }],
    ['one that is too small', { capacity: '-2147483649' }, { capacity: wrongInteger }],
    ['one that is not whole', { capacity: 1.5 }, { capacity: wrongInteger }],
    ['NUL', { title: 'a\0b' }, { title: wrongText }],
    ['half a character', { notes: 'a\ud83cb' }, { notes: wrongText }],
  ])('is %s', (_name, data, problems) => {
    expect(unstorable(attributes, { ...data })).toEqual(problems);
  });

  test.each<[string, object]>([
    ['the largest number', { capacity: 2_147_483_647 }],
    ['no number', { capacity: null }],
    ['text of several lines, with emoji', { notes: 'a\n🎭' }],
    ['what is no attribute', { other: 99_999_999_999 }],
  ])('is not %s', (_name, data) => {
    expect(unstorable(attributes, { ...data })).toEqual({});
  });
});
