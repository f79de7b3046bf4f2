import { minor } from '../../../domain/money';
import { costText } from './cost';

const costs = (own: string | null, prices: number[], currency: string) =>
  costText(own, prices.map(minor), currency);

test.each([
  ['no tickets', [], ''],
  ['free tickets', [0, 0], 'Free'],
  ['one price', [1000], '$10.00'],
  ['the same price twice', [1000, 1000], '$10.00'],
  ['several prices, in any order', [2500, 1000, 1500], '$10.00 – $25.00'],
  ['free and paid tickets', [2500, 0], 'Free – $25.00'],
])('%s', (_, prices, expected) => {
  expect(costs(null, prices, 'USD')).toBe(expected);
  expect(costs('', prices, 'USD')).toBe(expected);
});

test("the editor's own words win over the prices", () => {
  expect(costs('Donations welcome', [1000], 'USD')).toBe('Donations welcome');
});

test("prices are in the site's currency", () => {
  expect(costs(null, [1000, 0], 'EUR')).toBe('Free – €10.00');
});
