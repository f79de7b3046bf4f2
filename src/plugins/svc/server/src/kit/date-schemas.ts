import { DateTime } from 'luxon';
import { text, withJsonSchema } from './schema';

/* Days, times of day and instants that are sent, each as text; empty for none. */

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && DateTime.fromISO(value, { zone: 'UTC' }).isValid;
}

/** `Y-m-d`, an existing day, or nothing. */
export function calendarDate() {
  const schema = text().test(
    'date',
    'must be an existing date in the form Y-m-d',
    (value) => !value || isDay(value),
  );
  return withJsonSchema(schema, {
    format: 'calendar-date',
    pattern: String.raw`^(\d{4}-\d{2}-\d{2})?$`,
    description: 'Y-m-d.',
    examples: ['2030-05-01'],
  });
}

/** `H:i:s`, a time of day, or nothing. */
export function timeOfDay() {
  const schema = text().matches(
    /^(([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/,
    'must be a time in the form H:i:s',
  );
  return withJsonSchema(schema, {
    pattern: String.raw`^(\d{2}:\d{2}:\d{2})?$`,
    description: 'H:i:s.',
    examples: ['18:00:00'],
  });
}

/** With `T` between day and time, seconds, and a zone as a number. */
const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;

function toUtc(value: string): string | null {
  return DateTime.fromISO(value, { zone: 'UTC' }).toISO();
}

/** An instant, ISO 8601 with its offset, or nothing. */
export function instantText() {
  const schema = text().test(
    'instant',
    'must be an existing time in the form 2030-05-01T18:00:00+02:00',
    (value) => !value || (instantForm.test(value) && toUtc(value) !== null),
  );
  return withJsonSchema(schema, {
    format: 'instant',
    pattern: `^(${instantForm.source.slice(1, -1)})?$`,
    description: 'ISO 8601 with its offset.',
    examples: ['2030-05-01T18:00:00+02:00'],
  });
}
