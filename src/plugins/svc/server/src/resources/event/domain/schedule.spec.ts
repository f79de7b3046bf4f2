import { instantsOf, type Schedule, scheduleProblems, withWholeDays } from './schedule';

function schedule(changes: Partial<Schedule>): Schedule {
  return {
    startDate: '2026-06-01 20:00:00',
    endDate: '2026-06-02 02:00:00',
    allDay: false,
    timezone: 'Europe/Berlin',
    ...changes,
  };
}

function utc(of: Schedule): (string | null)[] {
  const { startUtc, endUtc } = instantsOf(of);
  return [startUtc, endUtc].map((instant) =>
    instant === null ? null : new Date(instant * 1000).toISOString().replace('.000Z', 'Z'),
  );
}

describe('an all-day event', () => {
  test('runs from the first second of its first day to the last of its last', () => {
    expect(withWholeDays(schedule({ allDay: true }))).toMatchObject({
      startDate: '2026-06-01 00:00:00',
      endDate: '2026-06-02 23:59:59',
    });
  });

  test('without dates stays without dates', () => {
    const draft = schedule({ allDay: true, startDate: null, endDate: null });
    expect(withWholeDays(draft)).toEqual(draft);
    expect(utc(draft)).toEqual([null, null]);
  });

  test('keeps its other fields', () => {
    const event = { ...schedule({ allDay: true }), title: 'Fair' };
    expect(withWholeDays(event).title).toBe('Fair');
  });

  test('may be on a day without midnight', () => {
    const day = schedule({
      allDay: true,
      startDate: '2018-11-04 00:00:00',
      endDate: '2018-11-04 23:59:59',
      timezone: 'America/Sao_Paulo',
    });
    expect(utc(day)).toEqual(['2018-11-04T03:00:00Z', '2018-11-05T01:59:59Z']);
    expect(scheduleProblems(day)).toEqual({});
  });

  test('has no instants for a text that is neither a date nor a date and time', () => {
    expect(
      utc(schedule({ allDay: true, startDate: '2026-06-01 99:00:00', endDate: '2026-06-02' })),
    ).toEqual([null, null]);
  });

  test('cannot be on a day that does not exist', () => {
    const day = schedule({ allDay: true, startDate: '2026-02-30 00:00:00' });
    expect(scheduleProblems(day)).toEqual({
      startDate: 'does not exist in the time zone Europe/Berlin',
    });
  });
});

test('an event that is not all-day keeps its times', () => {
  const event = schedule({});
  expect(withWholeDays(event)).toBe(event);
});

describe('the UTC instants of a schedule', () => {
  test('follow from the time zone', () => {
    expect(utc(schedule({}))).toEqual(['2026-06-01T18:00:00Z', '2026-06-02T00:00:00Z']);
    expect(utc(schedule({ timezone: 'UTC' }))).toEqual([
      '2026-06-01T20:00:00Z',
      '2026-06-02T02:00:00Z',
    ]);
  });

  test('are null where a draft has no date', () => {
    expect(utc(schedule({ endDate: null }))).toEqual(['2026-06-01T18:00:00Z', null]);
  });
});

describe('a schedule', () => {
  test.each([
    ['with an end after its start', {}],
    ['with both at once', { endDate: '2026-06-01 20:00:00' }],
    ['without an end', { endDate: null }],
    ['without a start', { startDate: null }],
  ])('%s is right', (_, changes) => {
    expect(scheduleProblems(schedule(changes))).toEqual({});
  });

  test.each([
    [
      'that ends before it starts',
      { endDate: '2026-06-01 19:59:59' },
      { endDate: 'must not be before the start' },
    ],
    [
      'in an hour that is left out',
      { startDate: '2026-03-29 02:30:00' },
      { startDate: 'does not exist in the time zone Europe/Berlin, where 03:00 follows 01:59' },
    ],
    [
      'with two days that do not exist',
      { startDate: '2026-02-30 10:00:00', endDate: '2026-02-31 10:00:00' },
      {
        startDate: 'does not exist in the time zone Europe/Berlin',
        endDate: 'does not exist in the time zone Europe/Berlin',
      },
    ],
    [
      'with garbage for a start',
      { startDate: 'tomorrow' },
      { startDate: 'does not exist in the time zone Europe/Berlin' },
    ],
  ])('%s is wrong', (_, changes, problems) => {
    expect(scheduleProblems(schedule(changes))).toEqual(problems);
  });
});
