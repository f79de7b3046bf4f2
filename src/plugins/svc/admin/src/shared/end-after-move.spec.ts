import { endAfterMove } from './end-after-move';

test.each([
  ['none yet: two hours', null, '2030-06-14 20:00:00', null, '2030-06-14 22:00:00'],
  [
    'as long as it was',
    '2030-06-14 20:00:00',
    '2030-07-01 19:30:00',
    '2030-06-14 23:30:00',
    '2030-07-01 23:00:00',
  ],
  [
    'over midnight, and days',
    '2030-06-14 20:00:00',
    '2030-12-31 20:00:00',
    '2030-06-16 02:00:00',
    '2031-01-02 02:00:00',
  ],
  [
    'typed before the start: it stays where it is later',
    null,
    '2030-06-14 20:00:00',
    '2030-06-14 23:00:00',
    '2030-06-14 23:00:00',
  ],
  [
    'typed before the start: two hours where it is not',
    null,
    '2030-06-14 20:00:00',
    '2030-06-13 23:00:00',
    '2030-06-14 22:00:00',
  ],
])('an end is moved with its start, %s', (_, before, start, end, expected) => {
  expect(endAfterMove(before, start, end)).toBe(expected);
});
