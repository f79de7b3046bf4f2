import { isPast, timeParts } from './wall-clock';

const early = new Date('2030-06-14T04:05:00Z');

test.each([
  ['de', 'Fr., 14. Juni, 04:05'],
  ['en-GB', 'Fri 14 Jun, 04:05'],
  ['fr', 'ven. 14 juin, 04:05'],
  ['en-US', 'Fri, Jun 14, 4:05 AM'],
])('in %s a time beside a date has the figures that people write (2.21)', (language, text) => {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const format = { ...day, ...timeParts(language), timeZone: 'UTC' };
  const shown = new Intl.DateTimeFormat(language, format).format(early);
  expect(shown.replace(/\s/g, ' ')).toBe(text);
});

test('what is over is over by its own clock (2.27)', () => {
  jest.useFakeTimers({ now: early });
  const clock = '2030-06-14 06:00:00';
  expect(['UTC', 'Europe/Berlin', 'Asia/Tokyo'].map((zone) => isPast(clock, zone))).toEqual([
    false,
    true,
    true,
  ]);
  jest.useRealTimers();
});
