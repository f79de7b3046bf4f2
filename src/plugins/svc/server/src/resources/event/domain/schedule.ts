import {
  endOfDayInstant,
  isWallClockText,
  reasonOfGap,
  startOfDayInstant,
  toInstant,
} from '../../../domain/wall-clock';

/** When an event is: wall-clock times (`Y-m-d H:i:s`) in its zone (IANA). A draft may not know yet. */
export interface Schedule {
  startDate: string | null;
  endDate: string | null;
  allDay: boolean;
  timezone: string;
}

/** The same as instants, seconds since 1970. Null where the wall-clock time is missing or does not exist. */
export interface Instants {
  startUtc: number | null;
  endUtc: number | null;
}

const startOfDay = '00:00:00';
const endOfDay = '23:59:59';

/** An all-day event runs from the first second of its first day to the last of its last. */
export function withWholeDays<T extends Schedule>(schedule: T): T {
  if (!schedule.allDay) return schedule;
  const { startDate, endDate } = schedule;
  return {
    ...schedule,
    startDate: startDate && `${startDate.slice(0, 10)} ${startOfDay}`,
    endDate: endDate && `${endDate.slice(0, 10)} ${endOfDay}`,
  };
}

/** The instants of a schedule. Whole days have theirs even where a zone's clocks leave midnight out. */
export function instantsOf({ startDate, endDate, allDay, timezone }: Schedule): Instants {
  if (allDay) {
    return {
      startUtc:
        startDate && isWallClockText(startDate) ? startOfDayInstant(startDate, timezone) : null,
      endUtc: endDate && isWallClockText(endDate) ? endOfDayInstant(endDate, timezone) : null,
    };
  }
  return {
    startUtc: startDate ? toInstant(startDate, timezone) : null,
    endUtc: endDate ? toInstant(endDate, timezone) : null,
  };
}

export type ScheduleProblems = Partial<Record<'startDate' | 'endDate', string>>;

/** What is wrong with a schedule, by field; empty when nothing is. Missing dates are not wrong. */
export function scheduleProblems(schedule: Schedule): ScheduleProblems {
  const problems: ScheduleProblems = {};
  const { startUtc, endUtc } = instantsOf(schedule);
  const { startDate, endDate, timezone } = schedule;
  if (startDate && startUtc === null) problems.startDate = reasonOfGap(startDate, timezone);
  if (endDate && endUtc === null) problems.endDate = reasonOfGap(endDate, timezone);
  if (startUtc !== null && endUtc !== null && endUtc < startUtc) {
    problems.endDate = 'must not be before the start';
  }
  return problems;
}
