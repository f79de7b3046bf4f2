import { toWallClock } from '../../domain/wall-clock';

/* Days that visitors ask for by a word: what is on then, with what runs by then. */

export const dayWords = ['today', 'weekend'] as const;
export type DayWord = (typeof dayWords)[number];

const daySeconds = 24 * 60 * 60;

/** So many days after that day, `Y-m-d`. Days are counted where no clock is put on. */
function after(day: string, days: number): string {
  const midday = Date.parse(`${day}T12:00:00Z`) / 1000;
  return toWallClock(midday + days * daySeconds, 'UTC').slice(0, 10);
}

/** The first day and the last, by a clock in the zone. On a Sunday the weekend is that day. */
export function daysOf(word: DayWord, now: number, zone: string): { first: string; last: string } {
  const today = toWallClock(now, zone).slice(0, 10);
  if (word === 'today') return { first: today, last: today };
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  if (weekday === 0) return { first: today, last: today };
  return { first: after(today, 6 - weekday), last: after(today, 7 - weekday) };
}
