import { type Instants, instantsOf, type Schedule } from '../resources/event/domain/schedule';
import { endOfDayInstant, startOfDayInstant } from '../domain/wall-clock';

const secondsPerDay = 86_400;

interface Day {
  first: number;
  last: number;
}

/**
 * {@link instantsOf} for very many schedules: the days of a zone are looked up once each. On a day as long as any
 * other no clock was changed, so that a time on it is so many seconds after its start; on other days, and for texts
 * that are no dates, the exact way is taken.
 */
export function instantsReader(): (schedule: Schedule) => Instants {
  const days = new Map<string, Day | null>();

  const dayOf = (date: string, zone: string): Day | null => {
    const key = `${zone} ${date}`;
    const known = days.get(key);
    if (known !== undefined) return known;
    const first = startOfDayInstant(date, zone);
    const last = endOfDayInstant(date, zone);
    const day = first === null || last === null ? null : { first, last };
    days.set(key, day);
    return day;
  };

  const instantOf = (text: string, zone: string): number | null => {
    const day = dayOf(text.slice(0, 10), zone);
    if (!day || day.last - day.first + 1 !== secondsPerDay) return null;
    const [hours, minutes, seconds] = text.slice(11).split(':').map(Number);
    return day.first + hours! * 3600 + minutes! * 60 + seconds!;
  };

  return (schedule) => {
    const { startDate, endDate, timezone } = schedule;
    const startUtc = startDate && instantOf(startDate, timezone);
    const endUtc = endDate && instantOf(endDate, timezone);
    return startUtc && endUtc ? { startUtc, endUtc } : instantsOf(schedule);
  };
}
