const twoHours = 2 * 60 * 60 * 1000;

/** Counted as if it were UTC: no zone comes in. */
const millisecondsOf = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
const wallClockOf = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');

/** The end of what is moved to another start: as long after it as before, or two hours where that is not known. */
export function endAfterMove(before: string | null, start: string, end: string | null): string {
  const [from, to] = [before, end].map((one) => (one ? millisecondsOf(one) : NaN)) as [
    number,
    number,
  ];
  const begin = millisecondsOf(start);
  if (to > from) return wallClockOf(begin + (to - from));
  if (Number.isNaN(from) && to > begin) return wallClockOf(to);
  return Number.isNaN(begin) ? (end ?? start) : wallClockOf(begin + twoHours);
}
