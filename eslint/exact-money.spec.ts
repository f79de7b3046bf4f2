import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const exactMoney = jest.requireActual<object>('./exact-money.js');
const linter = new Linter();
const config = {
  files: ['**/*.ts'],
  languageOptions: { parser: tseslint.parser },
  plugins: { money: { rules: { exact: exactMoney } } },
  rules: { 'money/exact': 'error' },
} as unknown as Linter.Config;

/** What the rule says of some code. */
function complaintsAbout(code: string): (string | undefined)[] {
  const messages = linter.verify(code, config, 'sample.ts');
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.map(({ messageId }) => messageId);
}

test.each([
  ['const half = priceMinor / 2;', 'divides'],
  ['total_minor /= 3;', 'divides'],
  ['const rest = order.total % parts;', 'divides'],
  ['const shown = totalOf(lines) / 100;', 'divides'],
  ["const shown = row['amount_minor'] / 100;", 'divides'],
  ['const share = (sent.amount ?? order.total)! / 2;', 'divides'],
  ['const share = Number(order.total_minor) / 2;', 'divides'],
  ['const fee = amount * 0.029;', 'multiplies'],
  ['const fee = rate * amount;', 'multiplies'],
  ['price *= 1.1;', 'multiplies'],
  ['const more = refunded + 0.5;', 'fraction'],
  ['refunded -= 0.01;', 'fraction'],
  ['const price = 12.5;', 'fraction'],
  ['const ticket = { priceMinor: 12.5 };', 'fraction'],
  ['const read = parseFloat(text);', 'float'],
  ['const read = Number.parseFloat(text);', 'float'],
  ['const shown = value.toFixed(2);', 'float'],
  ['const shown = value.toPrecision(4);', 'float'],
  ['const minor = Math.round(amount);', 'rounds'],
  ['const minor = Math.floor(order.total);', 'rounds'],
  ['const read = Number(body.price);', 'reads'],
  ['const read = +body.price!;', 'reads'],
])('near money, %s is refused', (code, complaint) => {
  expect(complaintsAbout(code)).toContain(complaint);
});

test.each([
  'const total = quantity * unitPrice;',
  'const total = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);',
  'const all = 3 * priceMinor;',
  'const left = Math.max(0, Math.min(price, total - refunded - asked));',
  'const total = Number(row.total_minor);',
  'const isMore = amount > 0.5;',
  'const seconds = Math.floor(Date.now() / 1000);',
  'const share = done / places;',
  'const text = `${formatMinor(total)} ${currency}`;',
])('%s is fine', (code) => {
  expect(complaintsAbout(code)).toEqual([]);
});
