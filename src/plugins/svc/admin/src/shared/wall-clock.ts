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

/** Read and written as UTC, so no zone comes in. */
function formatWallClock(wallClock: string, format: Intl.DateTimeFormatOptions): string {
  const asUtc = new Date(`${wallClock.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc.getTime())) return wallClock;
  const language = document.documentElement.lang || 'en';
  return new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(asUtc);
}

/** For people, in the language of the panel. The text itself where it is no wall-clock time. */
export function readable(wallClock: string, isAllDay: boolean): string {
  return formatWallClock(wallClock, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(!isAllDay && { hour: 'numeric', minute: '2-digit' }),
  });
}

/** The day alone, as short as it can be told from others. */
export function readableDate(wallClock: string): string {
  return formatWallClock(wallClock, { dateStyle: 'medium' });
}
