/*
 * Days as texts, `Y-m-d`. Such texts sort as the days do.
 */

const millisecondsPerDay = 86_400_000;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later, or earlier where `days` is negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(midnight(day) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / millisecondsPerDay);
}
