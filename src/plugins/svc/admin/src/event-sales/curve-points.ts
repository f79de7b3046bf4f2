import type { DayOfEvent } from '../../../server/src/contract/event-figures';

/*
 * The curve of what is sold: steps from day to day, and level from the last sale to today.
 */

/** At the end of a day, as `Date` counts it, so many places were sold. */
export interface Point {
  x: number;
  y: number;
}

const msOfDay = 24 * 60 * 60 * 1000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** From the day before the first sale until today; nothing where nothing was sold. */
export function curvePoints(days: DayOfEvent[], today: string): Point[] {
  const [first] = days;
  if (!first) return [];
  const points: Point[] = [{ x: timeOf(first.day) - msOfDay, y: 0 }];
  let sum = 0;
  for (const one of days) {
    // Level until the day before: nothing was sold meanwhile.
    const before = timeOf(one.day) - msOfDay;
    if (before > points.at(-1)!.x) points.push({ x: before, y: sum });
    sum += one.places;
    points.push({ x: timeOf(one.day), y: sum });
  }
  if (points.at(-1)!.x < timeOf(today)) points.push({ x: timeOf(today), y: sum });
  return points;
}
