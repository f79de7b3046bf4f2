import { isWallClockText, reasonOfGap, toInstant } from './wall-clock';

/*
 * Wall-clock times that somebody gives as the ends of a window.
 */

/** Why a time cannot be a bound in the zone; undefined where it can, or where there is none. */
export function boundProblem(
  text: string | null | undefined,
  timezone: string,
): string | undefined {
  if (!text) return undefined;
  if (!isWallClockText(text)) return 'must be an existing date and time in the form Y-m-d H:i:s';
  return toInstant(text, timezone) === null ? reasonOfGap(text, timezone) : undefined;
}

/** Whether one of two times that exist in the zone is earlier than the other. */
export function isBefore(one: string, other: string, timezone: string): boolean {
  return toInstant(one, timezone)! < toInstant(other, timezone)!;
}
