import { beginsWords } from './begins-words';

const text = 'Café concert, 12 Dec 2026 · Große Halle';

test.each([
  ['caf', true],
  ['CONCERT café', true],
  ['dec 12', true],
  ['große', true],
  ['', true],
  [' ', true],
  ['oncert', false],
  ['concert tango', false],
])('%j is sought: %j', (typed, isFound) => {
  expect(beginsWords(text, typed)).toBe(isFound);
});
