import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { toInstant, toWallClock } from '../wall-clock';
import { type CalendarEvent, calendarFile } from './calendar';

const evening: CalendarEvent = {
  id: 17,
  title: 'An evening',
  start: '2031-06-20 19:00:00',
  end: '2031-06-20 22:00:00',
  isAllDay: false,
  zone: 'Europe/Berlin',
  changed: 1_900_000_000,
  state: 'confirmed',
};

/** What a calendar program makes of a file, with nothing but what the file says of zones. */
function read(events: CalendarEvent[]) {
  const component = new ICAL.Component(
    ICAL.parse(calendarFile(events, { host: 'tickets.example' })) as unknown[],
  );
  ICAL.TimezoneService.reset();
  for (const zone of component.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  return component.getAllSubcomponents('vevent').map((event) => ({
    start: event.getFirstPropertyValue('dtstart') as ICAL.Time,
    end: event.getFirstPropertyValue('dtend') as ICAL.Time | null,
    value: (name: string) => event.getFirstPropertyValue(name)?.toString(),
  }));
}

test('a calendar program reads an event as it is', () => {
  const [event] = read([
    { ...evening, title: 'Rock, pop; “jazz” \\ 🎷\nand more', place: 'Hall, 1 Quay Street' },
  ]);
  expect(event!.value('summary')).toBe('Rock, pop; “jazz” \\ 🎷\nand more');
  expect(event!.value('location')).toBe('Hall, 1 Quay Street');
  expect(event!.value('uid')).toBe('event-17@tickets.example');
  expect(event!.value('status')).toBe('CONFIRMED');
  expect(Number(event!.value('sequence'))).toBe(1_900_000_000 - Date.UTC(2020) / 1000);
  expect(event!.start.toUnixTime()).toBe(toInstant(evening.start, evening.zone));
  expect(event!.end!.toUnixTime()).toBe(toInstant(evening.end, evening.zone));
});

test('an event of whole days has days, and its end is the day after', () => {
  const whole = { start: '2031-03-29 00:00:00', end: '2031-03-30 23:59:59', isAllDay: true };
  const [event] = read([{ ...evening, ...whole }]);
  expect([event!.start.isDate, event!.value('dtstart')]).toEqual([true, '2031-03-29']);
  expect(event!.value('dtend')).toBe('2031-03-31');
});

test('what takes no time has no end', () => {
  const [event] = read([{ ...evening, end: evening.start }]);
  expect(event!.end).toBeNull();
});

test('no line of a file is longer than 75 octets, and none is broken within a letter', () => {
  const file = calendarFile([{ ...evening, title: 'Ö🎉'.repeat(100) }], {
    host: 'tickets.example',
  });
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file).not.toContain('�');
});

/** Before and after each change of clocks in a year, and in years with other rules than those of today as well. */
function times(zone: string): string[] {
  const plain = ['2014-07-15', '2021-10-01', '2031-06-20'].map((day) => `${day} 19:00:00`);
  const around: string[] = [];
  for (let month = 0; month < 12; month += 1) {
    let [low, high] = [Date.UTC(2026, month) / 1000, Date.UTC(2026, month + 1) / 1000];
    const offsetAt = (instant: number) => DateTime.fromSeconds(instant, { zone }).offset;
    if (offsetAt(low) === offsetAt(high)) continue;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(middle) === offsetAt(high)) high = middle;
      else low = middle;
    }
    for (const by of [-7200, -1, 0, 7200]) around.push(toWallClock(high + by, zone));
  }
  return [...plain, ...around];
}

/** With halves of hours, both hemispheres, a day that is left out, an hour that is half one. The tests of the service try all. */
const zones = [
  ...[
    'UTC',
    'Europe/Berlin',
    'Europe/Dublin',
    'America/New_York',
    'America/St_Johns',
    'Asia/Kolkata',
  ],
  ...['Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Apia', 'Africa/Cairo', 'Asia/Gaza'],
];

test('calendar programs find the instants of the service', () => {
  for (const zone of zones) {
    // One file for each: its years are those of one event.
    const found = times(zone).map((start) => {
      const [event] = read([{ ...evening, zone, start, end: start }]);
      return toWallClock(event!.start.toUnixTime(), zone);
    });
    // Of a time that clocks show twice ical.js takes the second, against the standard: by the clock it is the same.
    expect([zone, found]).toEqual([zone, times(zone)]);
  }
});

test('where clocks follow the moon, the file does so too', () => {
  const zone = 'Africa/Casablanca';
  const inRamadan = { start: '2026-03-01 20:00:00', end: '2026-03-01 22:00:00' };
  const [event] = read([{ ...evening, ...inRamadan, zone }]);
  expect(event!.start.toUnixTime()).toBe(Date.UTC(2026, 2, 1, 20) / 1000);
});
