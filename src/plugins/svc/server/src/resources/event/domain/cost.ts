import { displayMinor, leastOf, type Minor, mostOf, noMoney } from '../../../domain/money';

/**
 * What an event costs, as text: the editor's own words where there are some, else from the prices of its tickets
 * (minor units of `currency`).
 */
export function costText(own: string | null, prices: Minor[], currency: string): string {
  if (own) return own;
  const [first, ...others] = prices;
  if (first === undefined) return '';
  const least = leastOf(first, ...others);
  const most = mostOf(first, ...others);
  const display = (price: Minor) => (price === noMoney ? 'Free' : displayMinor(price, currency));
  return least === most ? display(least) : `${display(least)} – ${display(most)}`;
}
