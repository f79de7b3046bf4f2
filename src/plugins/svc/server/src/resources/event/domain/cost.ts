import { displayMinor } from '../../../domain/money';

/**
 * What an event costs, as text: the editor's own words where there are some, else from the prices of its tickets
 * (minor units of `currency`).
 */
export function costText(own: string | null, prices: number[], currency: string): string {
  if (own) return own;
  if (prices.length === 0) return '';
  const least = Math.min(...prices);
  const most = Math.max(...prices);
  const display = (minor: number) => (minor === 0 ? 'Free' : displayMinor(minor, currency));
  return least === most ? display(least) : `${display(least)} – ${display(most)}`;
}
