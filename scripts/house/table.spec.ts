import { bounds } from './bounds';
import { findBroken, listOf, tableOf } from './table';

const found = (count: number) => Array.from({ length: count }, (_, n) => `place ${n}`);
const { most } = bounds.rowCasts;

test('a bound is broken by one more, and not by as many', () => {
  expect(findBroken({ rowCasts: found(most) })).toEqual([]);
  expect(findBroken({ rowCasts: found(most + 1) })).toEqual(['rowCasts']);
});

test('the table says what is broken, what can be lowered and what was not counted', () => {
  const table = tableOf({ rowCasts: found(most + 1), longFiles: [] }).split('\n');
  expect(table.find((line) => line.startsWith('casts of rows'))).toMatch(/BROKEN$/);
  const lines = table.find((line) => line.startsWith('files over 300 lines'));
  expect(lines).toMatch(bounds.longFiles.most > 0 ? /lower the bound to 0$/ : /reached$/);
  expect(table.find((line) => line.startsWith('files in no layer'))).toMatch(/ – /);
});

test('the list has each place below its counter', () => {
  expect(listOf({ rowCasts: found(2), longFiles: [] })).toBe(
    'casts of rows:\n  place 0\n  place 1',
  );
});

test('no bound is below its goal', () => {
  const wrong = Object.values(bounds).filter(({ most: bound, goal }) => bound < goal);
  expect(wrong).toEqual([]);
});
