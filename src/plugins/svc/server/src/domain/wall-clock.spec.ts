import { Settings } from 'luxon';
import {
  endOfDayInstant,
  isWallClockText,
  parseDateBound,
  reasonOfGap,
  startOfDayInstant,
  toInstant,
  toWallClock,
} from './wall-clock';

const berlin = 'Europe/Berlin';
const saoPaulo = 'America/Sao_Paulo';
const havana = 'America/Havana';

/** An instant as people write it; null stays null. */
function utc(instant: number | null): string | null {
  return instant === null ? null : new Date(instant * 1000).toISOString().replace('.000Z', 'Z');
}

describe('a wall-clock text', () => {
  test.each([
    '2026-05-01 19:30:00',
    '0001-01-01 00:00:00',
    '9999-12-31 23:59:59',
    '2024-02-29 12:00:00',
    '2000-02-29 12:00:00',
  ])('%s is one', (text) => {
    expect(isWallClockText(text)).toBe(true);
  });

  test.each([
    ['a day that does not exist', '2026-02-30 10:00:00'],
    ['a leap day of another year', '2026-02-29 10:00:00'],
    ['a leap day of a year that is no leap year', '1900-02-29 10:00:00'],
    ['the year 0', '0000-01-01 00:00:00'],
    ['month 0', '2026-00-01 00:00:00'],
    ['month 13', '2026-13-01 00:00:00'],
    ['day 0', '2026-01-00 00:00:00'],
    ['hour 24', '2026-01-01 24:00:00'],
    ['a leap second', '2016-12-31 23:59:60'],
    ['a date alone', '2026-01-01'],
    ['no seconds', '2026-01-01 10:00'],
    ['an ISO text', '2026-01-01T10:00:00'],
    ['an offset', '2026-01-01 10:00:00Z'],
    ['single digits', '2026-1-1 1:00:00'],
    ['a space before', ' 2026-01-01 10:00:00'],
    ['a line break behind', '2026-01-01 10:00:00\n'],
    ['five digits of a year', '12026-01-01 10:00:00'],
    ['other digits', '٢٠٢٦-٠١-٠١ ١٠:٠٠:٠٠'],
    ['words', 'tomorrow'],
    ['nothing', ''],
  ])('%s is none', (_, text) => {
    expect(isWallClockText(text)).toBe(false);
    expect(toInstant(text, berlin)).toBeNull();
  });
});

describe('the instant of a clock time', () => {
  test.each([
    ['in winter', '2026-01-15 12:00:00', berlin, '2026-01-15T11:00:00Z'],
    ['in summer', '2026-07-15 12:00:00', berlin, '2026-07-15T10:00:00Z'],
    ['before an hour that is left out', '2026-03-29 01:59:59', berlin, '2026-03-29T00:59:59Z'],
    ['in an hour that is left out', '2026-03-29 02:00:00', berlin, null],
    ['at its end', '2026-03-29 02:59:59', berlin, null],
    ['after it', '2026-03-29 03:00:00', berlin, '2026-03-29T01:00:00Z'],
    ['in an hour that comes twice', '2026-10-25 02:30:00', berlin, '2026-10-25T00:30:00Z'],
    ['after it', '2026-10-25 03:00:00', berlin, '2026-10-25T02:00:00Z'],
    ['at a midnight that is left out', '2018-11-04 00:00:00', saoPaulo, null],
    ['in a last hour that comes twice', '2018-02-17 23:30:00', saoPaulo, '2018-02-18T01:30:00Z'],
    ['at a midnight that comes twice', '2018-11-04 00:00:00', havana, '2018-11-04T04:00:00Z'],
    ['on a day that a zone left out', '2011-12-30 12:00:00', 'Pacific/Apia', null],
    ['in half an hour twice', '2026-04-05 01:45:00', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
    ['in a zone that is none', '2026-01-15 12:00:00', 'Europe/Bonn', null],
  ])('%s: %s in %s', (_, text, zone, expected) => {
    expect(utc(toInstant(text, zone))).toBe(expected);
  });

  test('is what clocks show at it', () => {
    for (const text of ['2026-01-15 12:00:00', '2026-10-25 02:30:00', '2026-03-29 03:00:00']) {
      expect(toWallClock(toInstant(text, berlin)!, berlin)).toBe(text);
    }
  });

  test('does not depend on the language of the process', () => {
    Settings.defaultLocale = 'ar-EG';
    try {
      expect(utc(toInstant('2026-01-15 12:00:00', berlin))).toBe('2026-01-15T11:00:00Z');
      expect(toWallClock(0, 'UTC')).toBe('1970-01-01 00:00:00');
      expect(utc(parseDateBound('2026-01-15', 'first', 'UTC'))).toBe('2026-01-15T00:00:00Z');
    } finally {
      Settings.defaultLocale = 'en-US';
    }
  });
});

describe('a day', () => {
  test.each([
    ['of 24 hours', '2026-01-15', berlin, '2026-01-14T23:00:00Z', '2026-01-15T22:59:59Z'],
    ['of 23 hours', '2026-03-29', berlin, '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
    ['of 25 hours', '2026-10-25', berlin, '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
    ['without midnight', '2018-11-04', saoPaulo, '2018-11-04T03:00:00Z', '2018-11-05T01:59:59Z'],
    ['before it', '2018-11-03', saoPaulo, '2018-11-03T03:00:00Z', '2018-11-04T02:59:59Z'],
    [
      'whose last hour comes twice',
      '2018-02-17',
      saoPaulo,
      '2018-02-17T02:00:00Z',
      '2018-02-18T02:59:59Z',
    ],
    ['after it', '2018-02-18', saoPaulo, '2018-02-18T03:00:00Z', '2018-02-19T02:59:59Z'],
    ['with two midnights', '2018-11-04', havana, '2018-11-04T04:00:00Z', '2018-11-05T04:59:59Z'],
    ['before it', '2018-11-03', havana, '2018-11-03T04:00:00Z', '2018-11-04T03:59:59Z'],
    [
      'of February in a leap year',
      '2024-02-29',
      'UTC',
      '2024-02-29T00:00:00Z',
      '2024-02-29T23:59:59Z',
    ],
  ])('%s: %s in %s', (_, text, zone, first, last) => {
    expect(utc(startOfDayInstant(text, zone))).toBe(first);
    expect(utc(endOfDayInstant(text, zone))).toBe(last);
    expect(utc(startOfDayInstant(`${text} 15:00:00`, zone))).toBe(first);
  });

  test('that does not exist has neither', () => {
    expect(startOfDayInstant('2026-02-30', 'UTC')).toBeNull();
    expect(endOfDayInstant('2026-02-30', 'UTC')).toBeNull();
  });
});

test.each([
  ['an hour left out', '2026-03-29 02:30:00', berlin, ', where 03:00 follows 01:59'],
  ['a midnight left out', '2018-11-04 00:30:00', saoPaulo, ', where 01:00 follows 23:59'],
  ['a day left out', '2011-12-30 12:00:00', 'Pacific/Apia', ', where 00:00 follows 23:59'],
  ['a day that no calendar has', '2026-02-30 10:00:00', berlin, ''],
  ['no time at all', 'tomorrow', berlin, ''],
])('%s: what is wrong says between which times it would be', (_, text, zone, said) => {
  expect(reasonOfGap(text, zone)).toBe(`does not exist in the time zone ${zone}${said}`);
});

describe('a bound of a filter', () => {
  test.each([
    ['a date', '2026-07-15', berlin, '2026-07-14T22:00:00Z', '2026-07-15T21:59:59Z'],
    ['a time', '2026-07-15 12:00:00', berlin, '2026-07-15T10:00:00Z', '2026-07-15T10:00:00Z'],
    [
      'a time of a day left out',
      '2011-12-30 12:00:00',
      'Pacific/Apia',
      '2011-12-30T10:00:00Z',
      '2011-12-30T09:59:59Z',
    ],
    [
      'a time left out',
      '2026-03-29 02:30:00',
      berlin,
      '2026-03-29T01:00:00Z',
      '2026-03-29T00:59:59Z',
    ],
    [
      'a midnight left out',
      '2018-11-04 00:00:00',
      saoPaulo,
      '2018-11-04T03:00:00Z',
      '2018-11-04T02:59:59Z',
    ],
  ])('%s: %s in %s', (_, text, zone, first, last) => {
    expect(utc(parseDateBound(text, 'first', zone))).toBe(first);
    expect(utc(parseDateBound(text, 'last', zone))).toBe(last);
  });

  test.each([
    '',
    'tomorrow',
    '2026',
    '2026-02-30',
    '0000-01-01',
    '2026-02-30 10:00:00',
    '2026-01-01T10:00',
  ])('%j is none', (text) => {
    expect(parseDateBound(text, 'first', berlin)).toBeNull();
    expect(parseDateBound(text, 'last', berlin)).toBeNull();
  });
});
