/** A wall-clock time (`Y-m-d H:i:s`) so many days later, at the same time of day; days have no zone. */
export function addDays(wallClock: string, days: number): string {
  const date = new Date(`${wallClock.replace(' ', 'T')}Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
