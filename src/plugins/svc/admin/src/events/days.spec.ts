import { addMonths, monthOf, weekOf } from './days';

test('a week begins on the day that the language says', () => {
  expect(weekOf('2026-11-25', 1)[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-25', 7)[0]).toBe('2026-11-22');
  expect(weekOf('2026-11-22', 1)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

test.each([
  ['2026-11-30', 6, '2026-10-26', '2026-12-06'],
  ['2027-02-10', 4, '2027-02-01', '2027-02-28'],
  ['2028-02-29', 5, '2028-01-31', '2028-03-05'],
])('a month has whole weeks, %s', (day, count, first, last) => {
  const weeks = monthOf(day, 1);
  expect([weeks.length, weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([count, first, last]);
});

test('the month after January has no 31st day', () => {
  expect([addMonths('2027-01-31', 1), addMonths('2027-01-31', -1)]).toEqual([
    '2027-02-01',
    '2026-12-01',
  ]);
});
