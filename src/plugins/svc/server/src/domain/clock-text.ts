import { DateTime } from 'luxon';
import { createLru } from '../lib/lru';
import { currentLocale } from '../texts/language';

/** A page has several, and those of an event are on the pages of everybody who buys; writing one takes a tenth of a millisecond. */
const written = createLru<string, string>(2000);

/** A wall-clock time (`Y-m-d H:i:s`) in a format of luxon's, in the language that is spoken. */
export function clockText(wallClock: string, format: string): string {
  const locale = currentLocale();
  const name = `${wallClock} ${locale} ${format}`;
  const known = written.get(name);
  if (known !== undefined) return known;
  // A clock time already, and no instant: a zone would move those that its clocks leave out.
  const text = DateTime.fromSQL(wallClock, { zone: 'UTC', locale }).toFormat(format);
  written.set(name, text);
  return text;
}
