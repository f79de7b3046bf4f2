import type { TextKey } from '../../texts/catalogues';
import { say } from '../../texts/say';
import { sentence } from './form-state';

/*
 * What is wrong with a form is said by the use cases and schemas that REST has, too, in the words of REST, which are English. A page says
 * it in the language of its visitor: each sentence that a form can meet, and the text that says the same.
 */

const sentences: [pattern: RegExp, key: TextKey][] = [
  [/^Must be a whole number, (?<min>-?\d+) or more\.$/, 'reason.number-from'],
  [/^Must be a whole number, from (?<min>-?\d+) to (?<max>\d+)\.$/, 'reason.number-between'],
  [/^Must be text\.$/, 'reason.text'],
  [/^Must not be empty\.$/, 'reason.empty'],
  [/^Must be at most (?<max>\d+) characters long\.$/, 'reason.too-long'],
  [/^Must be at least (?<min>\d+) characters long\.$/, 'reason.too-short'],
  [/^Must be at most (?<max>\d+) bytes long\.$/, 'reason.too-many-bytes'],
  [/^Must not have control characters\.$/, 'reason.control'],
  [/^Must be an e-mail address\.$/, 'reason.email'],
  [/^Must have a dot in what follows the @, as in ada@example\.org\.$/, 'reason.email-dot'],
  [/^Must be an existing date in the form Y-m-d or Y-m-d H:i:s\.$/, 'reason.date'],
  [/^There are not that many places left\.$/, 'reason.too-few-left'],
  [
    /^Makes (?<quantity>\d+) places of this ticket; an order has at most (?<most>\d+)\.$/,
    'reason.max-per-order',
  ],
  [
    /^Makes (?<quantity>\d+) places in this cart; a cart has at most (?<most>\d+)\.$/,
    'reason.cart-places',
  ],
  [
    /^Makes (?<quantity>\d+) tickets in this cart; a cart has at most (?<most>\d+)\.$/,
    'reason.cart-tickets',
  ],
  [/^This ticket has no price\.$/, 'reason.no-price'],
  [/^This event is not open for sale\.$/, 'reason.not-open'],
  [/^This event is over\.$/, 'reason.event-over'],
  [/^This ticket is no longer on sale\.$/, 'reason.sale-over'],
  [/^This ticket is not on sale yet\.$/, 'reason.sale-not-begun'],
  [/^(?<ticket>.+): this event is not open for sale\.$/s, 'reason.ticket-not-open'],
  [/^(?<ticket>.+): this event is over\.$/s, 'reason.ticket-over'],
  [/^Cart is empty, or its hold has expired\.$/, 'reason.cart-expired'],
  [/^Too many payments of this cart were declined\.$/, 'reason.declines'],
  [/^The payment was not made\.$/, 'reason.not-paid'],
  [/^The card was declined\.$/, 'reason.card-declined'],
];

/** What is wrong, as a sentence in the language that is spoken; what a provider of payments said stays as it is. */
export function reasonText(reason: string): string {
  const english = sentence(reason);
  for (const [pattern, key] of sentences) {
    const found = pattern.exec(english);
    if (found) return say(key, found.groups);
  }
  return english;
}
