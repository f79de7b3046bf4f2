import { DateTime } from 'luxon';
import { html, type Markup } from '../domain/markup';
import { currentLocale } from '../texts/language';

/** The day of a wall-clock (`Y-m-d H:i:s`) as a leaf of a calendar; whoever does not see it is told the whole date elsewhere. */
export function dayBlock(wallClock: string): Markup | null {
  if (!wallClock) return null;
  const day = DateTime.fromSQL(wallClock, { zone: 'UTC', locale: currentLocale() });
  return html`<p class="day" aria-hidden="true">
    <span class="month">${day.toFormat('LLL')}</span>
    <span class="number">${day.toFormat('d')}</span>
  </p>`;
}
