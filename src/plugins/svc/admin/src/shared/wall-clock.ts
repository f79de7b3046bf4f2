/*
 * Wall-clock texts (`Y-m-d H:i:s`) and the values of native date inputs. Text to text: a Date object would bring in
 * the zone of the editor's computer.
 */

export const startOfDay = '00:00:00';
export const endOfDay = '23:59:59';

/** For an input of type datetime-local; seconds only where there are some, so that people need not pass them. */
export function toInputValue(wallClock: string): string {
  const value = wallClock.replace(' ', 'T');
  return value.endsWith(':00') && value.length === 19 ? value.slice(0, 16) : value;
}

/** From an input of type datetime-local. Null where it is empty or half typed. */
export function fromInputValue(value: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?/.exec(value);
  return match ? `${match[1]} ${match[2]}${match[3] ?? ':00'}` : null;
}

export const dayOf = (wallClock: string): string => wallClock.slice(0, 10);

const wholeDay: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
};

const panelLanguage = () => document.documentElement.lang || 'en';

/** Read and written as UTC, so no zone comes in. */
function formatWallClock(wallClock: string, format: Intl.DateTimeFormatOptions): string {
  const asUtc = new Date(`${wallClock.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc.getTime())) return wallClock;
  return new Intl.DateTimeFormat(panelLanguage(), { ...format, timeZone: 'UTC' }).format(asUtc);
}

/** `4:05 AM` or `04:05`: of a clock of 24 hours people write both figures, which `numeric` leaves out beside a date. */
export function timeParts(language: string): Intl.DateTimeFormatOptions {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' };
}

const dayAndTime = (): Intl.DateTimeFormatOptions => ({
  ...wholeDay,
  ...timeParts(panelLanguage()),
});

/** What clocks in `timeZone` show at an instant, in seconds since 1970; for people, in the language of the panel. */
export function readableInstant(seconds: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat(panelLanguage(), { ...dayAndTime(), timeZone });
  return format.format(new Date(seconds * 1000));
}

/** Whether clocks in `timeZone` have shown it already; without one, those where the reader is. */
export function isPast(wallClock: string, timeZone?: string): boolean {
  // Sweden writes times as wall-clock texts are.
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  });
  return wallClock < format.format(new Date());
}

/** For people, in the language of the panel. The text itself where it is no wall-clock time. */
export function readable(wallClock: string, isAllDay: boolean): string {
  return formatWallClock(wallClock, isAllDay ? wholeDay : dayAndTime());
}

/** The time of day alone. */
export function readableClock(wallClock: string): string {
  return formatWallClock(wallClock, timeParts(panelLanguage()));
}

/** When something starts, as short as it can be told from others; of a whole day, the day. */
export function readableStart(wallClock: string): string {
  const isDay = wallClock.endsWith(startOfDay);
  return formatWallClock(wallClock, { dateStyle: 'medium', ...(!isDay && { timeStyle: 'short' }) });
}
