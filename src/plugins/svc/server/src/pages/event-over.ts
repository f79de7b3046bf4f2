import { parseDateBound } from '../domain/wall-clock';
import { now } from '../lib/clock';

/** Whether an event has ended; `end` as its clock shows it. One without an end has not. */
export function isEventOver(end: string, zone: string): boolean {
  const endsAt = end && zone ? parseDateBound(end, 'last', zone) : null;
  return endsAt !== null && endsAt < now();
}
