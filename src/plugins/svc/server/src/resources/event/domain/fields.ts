import { harmlessHtml } from '../../../domain/html';
import { instantsOf, type Schedule, withWholeDays } from './schedule';

/** The fields of an event that others are derived from, as editors and REST write them. */
export interface EventFields {
  startDate?: string | null;
  endDate?: string | null;
  allDay?: boolean | null;
  timezone?: string | null;
  content?: string | null;
}

export function scheduleOf(fields: EventFields, siteTimezone: string): Schedule {
  return withWholeDays({
    startDate: fields.startDate || null,
    endDate: fields.endDate || null,
    allDay: fields.allDay ?? false,
    timezone: fields.timezone || siteTimezone,
  });
}

const scheduleFields = ['startDate', 'endDate', 'allDay', 'timezone'] as const;

/**
 * What has to be stored for a change of an event: the change with its content made harmless, and, where it touches
 * the schedule, the instants of the whole schedule (`current` and the change together).
 */
export function deriveFields(
  change: EventFields & Record<string, unknown>,
  current: EventFields,
  siteTimezone: string,
): EventFields & Record<string, unknown> {
  const stored = { ...change };
  if (typeof change.content === 'string') stored.content = harmlessHtml(change.content);
  if (!scheduleFields.some((field) => field in change)) return stored;
  const schedule = scheduleOf({ ...current, ...change }, siteTimezone);
  const { startDate, endDate } = schedule;
  return { ...stored, startDate, endDate, ...instantsOf(schedule) };
}
