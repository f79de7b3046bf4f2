/*
 * Days of a calendar, as text, `2026-11-22`. They are counted as if they were UTC: no zone comes in.
 */

const millisecondsPerDay = 86_400_000;

export const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  return dayOf(new Date(dateOf(day).getTime() + days * millisecondsPerDay));
}

/** How many days `other` is after `day`; before it with a minus. */
export function daysBetween(day: string, other: string): number {
  return Math.round((dateOf(other).getTime() - dateOf(day).getTime()) / millisecondsPerDay);
}

export function addMonths(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return dayOf(new Date(Date.UTC(year, month - 1 + months, 1)));
}

/** The day that it is where the reader is. */
export function today(): string {
  const now = new Date();
  return dayOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** The days of the week that `day` is in; weeks begin on `firstDay`, 1 for Monday to 7 for Sunday. */
export function weekOf(day: string, firstDay: number): string[] {
  const since = (dateOf(day).getUTCDay() - (firstDay % 7) + 7) % 7;
  const first = addDays(day, -since);
  return Array.from({ length: 7 }, (_, nth) => addDays(first, nth));
}

/** The weeks that the month of `day` has days in, whole. */
export function monthOf(day: string, firstDay: number): string[][] {
  const last = addDays(addMonths(day, 1), -1);
  const weeks = [weekOf(`${day.slice(0, 7)}-01`, firstDay)];
  while (weeks.at(-1)!.at(-1)! < last) {
    weeks.push(weekOf(addDays(weeks.at(-1)!.at(-1)!, 1), firstDay));
  }
  return weeks;
}

/** The day that a week begins on for readers of a language. */
export function firstDayOf(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
