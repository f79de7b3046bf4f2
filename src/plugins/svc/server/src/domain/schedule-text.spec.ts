import { inLanguage } from '../texts/language';
import { momentText, scheduleText, timeOfDay, zoneText } from './schedule-text';

const zone = 'Europe/Berlin';
const at = (start: string, end: string, isAllDay = false) =>
  scheduleText({ start, end, isAllDay, zone });

test('an evening is a day and two times', () => {
  expect(at('2031-06-20 19:00:00', '2031-06-20 22:30:00')).toBe(
    'Friday, 20 June 2031, 19:00 to 22:30 (Berlin time)',
  );
});

test('what ends on another day says which', () => {
  expect(at('2031-12-31 22:00:00', '2032-01-01 02:00:00')).toBe(
    'Wednesday, 31 December 2031, 22:00 to Thursday, 1 January 2032, 02:00 (Berlin time)',
  );
});

test('whole days have no times', () => {
  expect(at('2031-06-20 00:00:00', '2031-06-20 23:59:59', true)).toBe(
    'Friday, 20 June 2031 (Berlin time)',
  );
  expect(at('2031-06-20 00:00:00', '2031-06-22 23:59:59', true)).toBe(
    'Friday, 20 June 2031 to Sunday, 22 June 2031 (Berlin time)',
  );
});

test('a time that clocks show twice, or jump over, is shown as it was given', () => {
  expect(at('2031-10-26 02:30:00', '2031-10-26 03:00:00')).toContain('02:30 to 03:00');
  expect(at('2031-03-30 02:30:00', '2031-03-30 03:00:00')).toContain('02:30 to 03:00');
});

test('an event without dates says so', () => {
  expect(scheduleText(null)).toBe('The date is not set.');
  expect(at('', '')).toBe('The date is not set.');
});

test('a moment is a day and a time', () => {
  expect(momentText('2031-06-20 09:05:59', zone)).toBe('Friday, 20 June 2031, 09:05 (Berlin time)');
});

test('a zone is said by its place, in the language that is spoken', () => {
  expect(zoneText('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time');
  expect(inLanguage('de', () => timeOfDay('2031-06-20 09:05:59', zone))).toBe(
    '09:05 (Ortszeit Berlin)',
  );
  expect(['UTC', 'Etc/GMT+5', 'CET'].map(zoneText)).toEqual(['UTC', 'GMT+5', 'CET']);
});
