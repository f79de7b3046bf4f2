import { harmlessHtml, hasTooManyTags, tooManyTags } from '../../../domain/html';
import { plannedFields } from '../../../contract/planned-fields';
import { type Planned, plannedInstants } from './planned';
import { instantsOf, type Schedule, withWholeDays } from './schedule';
import type { SelfHelpFields } from './self-help';

/** The fields of an event that others are derived from, as editors and REST write them. */
export interface EventFields extends Planned, SelfHelpFields {
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

/** What derived fields follow from besides the event. */
export interface Derivation {
  siteTimezone: string;
  /** The attributes that hold HTML. */
  html: readonly string[];
}

/**
 * What has to be stored for a change of an event: the change with its HTML made harmless, and, where it touches
 * the schedule, the instants of the whole schedule (`current` and the change together).
 */
export function deriveFields(
  change: EventFields & Record<string, unknown>,
  current: EventFields,
  { siteTimezone, html }: Derivation,
): EventFields & Record<string, unknown> {
  const stored: EventFields & Record<string, unknown> = { ...change };
  for (const name of html) {
    const value = change[name];
    if (typeof value === 'string') stored[name] = harmlessHtml(value);
  }
  const whole = { ...current, ...change };
  if (['timezone', ...plannedFields].some((field) => field in change)) {
    Object.assign(stored, plannedInstants(whole, whole.timezone || siteTimezone));
  }
  if (!scheduleFields.some((field) => field in change)) return stored;
  const schedule = scheduleOf(whole, siteTimezone);
  const { startDate, endDate } = schedule;
  return { ...stored, startDate, endDate, ...instantsOf(schedule) };
}

/** HTML of a change that cannot be made harmless, by attribute. */
export function htmlProblems(
  change: Record<string, unknown>,
  html: readonly string[],
): Record<string, string> {
  const wrong = html.filter((name) => {
    const value = change[name];
    return typeof value === 'string' && hasTooManyTags(value);
  });
  return Object.fromEntries(wrong.map((name) => [name, tooManyTags]));
}
