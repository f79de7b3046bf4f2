/** How often an entry is tried before it is given up, and how long it waits before an attempt: 2 is the second. */
export interface Patience {
  attempts: number;
  secondsUntil: (attempt: number) => number;
}

const minute = 60;
const hour = 60 * minute;

/** Before the second try, the third, …; the last holds for all after it. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** As long as with hooks and mails, unless said. */
export function patienceOf({
  attempts = 8,
  backOff = waits,
}: {
  attempts?: number;
  backOff?: readonly number[];
}): Patience {
  const secondsUntil = (attempt: number) =>
    Math.ceil(backOff[Math.min(attempt - 2, backOff.length - 1)] ?? 0);
  return { attempts, secondsUntil };
}
