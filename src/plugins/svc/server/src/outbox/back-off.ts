/** How often an entry is tried before it is given up. */
export const maxAttempts = 8;

const minute = 60;
const hour = 60 * minute;

/** Before the second try, the third, …; the last holds for all after it. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** How many seconds pass before an attempt (2 is the second) after the one before has failed. */
export function secondsUntilAttempt(attempt: number): number {
  return waits[Math.min(attempt - 2, waits.length - 1)] ?? 0;
}
