import { endOfDayInstant, startOfDayInstant, toWallClock } from './wall-clock';

/**
 * Says on which day of a clock in `zone` an instant is (seconds since 1970), as `Y-m-d`. Zones are slow to reckon with: of
 * instants in the order of time each day is reckoned once.
 */
export function dayFinder(zone: string): (instant: number) => string {
  let known = { day: '', first: Infinity, last: -Infinity };
  return (instant) => {
    if (instant < known.first || instant > known.last) {
      const day = toWallClock(instant, zone).slice(0, 10);
      known = { day, first: startOfDayInstant(day, zone)!, last: endOfDayInstant(day, zone)! };
    }
    return known.day;
  };
}
