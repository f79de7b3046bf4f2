import { clockText } from '../domain/clock-text';
import { html, type Markup } from '../domain/markup';

/** The day of a wall-clock (`Y-m-d H:i:s`) as a leaf of a calendar; whoever does not see it is told the whole date elsewhere. */
export function dayBlock(wallClock: string): Markup | null {
  if (!wallClock) return null;
  return html`<p class="day" aria-hidden="true">
    <span class="month">${clockText(wallClock, 'LLL')}</span>
    <span class="number">${clockText(wallClock, 'd')}</span>
  </p>`;
}
