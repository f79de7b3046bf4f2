import { inLanguage } from '../../texts/language';
import { checkoutBody } from '../../resources/order/checkout-body';
import { integer, text } from '../../kit/schema';
import { readShape } from '../../kit/validate';
import { reasonText } from './reason-text';

const wrong: Record<string, unknown[]> = {
  buyer_name: ['', 'x'.repeat(256), 'a\u0007b', 5],
  buyer_email: ['', 'nobody', 'ada@localhost', ['a', 'b']],
  number: ['two', '-1', '1.5'],
  page: ['0'],
};
const shape = {
  buyer_name: checkoutBody.buyer_name,
  buyer_email: checkoutBody.buyer_email,
  number: integer(),
  page: integer({ min: 1, max: 100 }),
  search: text({ max: 255 }),
};

const reasons = Object.entries(wrong).flatMap(([name, values]) =>
  values.map((value) => {
    const { invalid } = readShape(shape, { [name]: value });
    return [name, invalid[name as keyof typeof shape]!] as const;
  }),
);

test.each(reasons)('what is wrong with %s is said in German: %s', (_, reason) => {
  const [english, german] = [reasonText(reason), inLanguage('de', () => reasonText(reason))];
  expect(english).toMatch(/^Must /);
  expect(german).toMatch(/^(Muss|Darf) /);
});

test.each([
  ['There are not that many places left.', 'So viele Plätze sind nicht mehr frei.'],
  ['A <b>: this event is over.', 'A <b>: Diese Veranstaltung ist vorbei.'],
  [
    'cart is empty, or its hold has expired',
    'Der Warenkorb ist leer, oder die Reservierung ist abgelaufen.',
  ],
  ['Your bank says no.', 'Your bank says no.'],
])('%s', (reason, german) => {
  expect(inLanguage('de', () => reasonText(reason))).toBe(german);
});
