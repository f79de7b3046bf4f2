import { displayMinor, minor, type Minor, moneyDecimals, noMoney } from '../domain/money';
import { moneyText } from '../domain/money-text';
import { settings } from '../host/strapi';
import { say } from '../texts/say';

/** What is to be paid for something; a word where it is nothing. */
export function amountText(amount: Minor, currency: string): string {
  return amount === noMoney ? say('sale.free') : moneyText(amount, currency);
}

/** `$12.50`, as the price of an event is kept, in the words of the language; null for what an editor wrote. */
function priceText(text: string, currency: string): string | null {
  if (text === 'Free') return say('sale.free');
  const [, whole, part = ''] = /(?<!\d)(\d{1,13})(?:\.(\d+))?$/.exec(text) ?? [];
  if (!whole || part.length !== moneyDecimals()) return null;
  const amount = minor(Number(whole + part));
  return displayMinor(amount, currency) === text ? moneyText(amount, currency) : null;
}

/** What an event costs: where that follows from its tickets, as the language writes it; else as its editor did. */
export function costText(cost: string): string {
  const { currency } = settings();
  const prices = cost.split(' – ').map((text) => priceText(text, currency));
  return prices.length <= 2 && prices.every((price) => price !== null) ? prices.join(' – ') : cost;
}
