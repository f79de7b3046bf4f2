import type { DayOfEvent } from '../../../server/src/contract/event-figures';

/*
 * The curve of what is sold: steps from day to day, and level from the last sale to today.
 */

export interface Point {
  x: number;
  y: number;
}

const msOfDay = 24 * 60 * 60 * 1000;
const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / msOfDay);

/** From 0 to 1 both ways, y upwards; nothing where nothing was sold. */
export function curvePoints(days: DayOfEvent[], today: string, places: number | null): Point[] {
  const [first] = days;
  if (!first) return [];
  const begin = dayNumber(first.day) - 1;
  const end = Math.max(dayNumber(today), dayNumber(days.at(-1)!.day));
  const total = days.reduce((sum, one) => sum + one.places, 0);
  const top = Math.max(1, total, places ?? 0);
  const xOf = (day: string) => (dayNumber(day) - begin) / (end - begin);
  const points: Point[] = [{ x: 0, y: 0 }];
  let sum = 0;
  for (const one of days) {
    // Level until the day before: nothing was sold meanwhile.
    const before = xOf(one.day) - 1 / (end - begin);
    if (before > points.at(-1)!.x) points.push({ x: before, y: sum / top });
    sum += one.places;
    points.push({ x: xOf(one.day), y: sum / top });
  }
  if (points.at(-1)!.x < 1) points.push({ x: 1, y: sum / top });
  return points;
}
