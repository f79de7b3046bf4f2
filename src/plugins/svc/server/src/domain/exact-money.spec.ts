import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { type CartItem, subtotalOf, totalOf } from '../resources/cart/domain/cart';
import {
  amountProblem,
  refundableAmount,
  statusAfterRefund,
} from '../resources/refund-request/domain/refundable-amount';
import { money, moneyJson } from '../kit/money-schema';
import {
  formatMinor,
  isMore,
  type Minor,
  minor,
  minus,
  moneyDecimals,
  noMoney,
  plus,
  setMoneyDecimals,
  unitsOf,
} from './money';

/*
 * Ten thousand amounts, carts and splits at random: what comes back is what went in, to the cent. That no code divides
 * money, the compiler sees to (money.spec.ts).
 */

const runs = { numRuns: 10_000 };
const largestPrice = 99_999_999;

/** An order may have this many places of each of its tickets. */
const places = 1000;
const largestTotal = 99_999_999_999_999;

const onWire = money({ wholeDigits: 12 });
const readBack = (amount: Minor) => onWire.validateSync(formatMinor(amount))!;

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: places }),
    unitPrice: fc.nat(largestPrice).map(minor),
  }),
  { minLength: 1, maxLength: 20 },
);

const exactly = (amount: Minor) => BigInt(unitsOf(amount));

const cartOf = (of: Pick<CartItem, 'quantity' | 'unitPrice'>[]) => ({
  items: of as CartItem[],
  voucher: null,
  expiresAt: null,
});

test('an amount is the same after it was on the wire, as text and as a number (4.6)', () => {
  const amounts = fc.oneof(fc.nat(1000), fc.nat(largestPrice), fc.nat(largestTotal));
  const price = money();
  fc.assert(
    fc.property(amounts, (units) => {
      const amount = minor(units);
      assert.equal(readBack(amount), units);
      assert.match(formatMinor(amount), /^\d+\.\d\d$/);
      if (units <= largestPrice) {
        assert.equal(price.validateSync(JSON.parse(formatMinor(amount))), units);
      }
    }),
    runs,
  );
});

test.each([
  [0, /^\d+$/],
  [2, /^\d+\.\d\d$/],
  [3, /^\d+\.\d{3}$/],
])('with %i decimals an amount is the same after it was on the wire (8.19)', (decimals, form) => {
  const before = moneyDecimals();
  setMoneyDecimals(decimals);
  try {
    const most = 10 ** (decimals + 6) - 1;
    const taken = money();
    const pattern = new RegExp(moneyJson({}).pattern as string);
    fc.assert(
      fc.property(fc.oneof(fc.nat(1000), fc.nat(most)), (units) => {
        const text = formatMinor(minor(units));
        assert.match(text, form);
        assert.equal(taken.validateSync(text), units);
        assert.equal(taken.validateSync(JSON.parse(text)), units);
        assert.match(text, pattern);
      }),
      runs,
    );
    assert.throws(() => money().validateSync(formatMinor(minor(most + 1))), /must be an amount/);
    assert.throws(() => money().validateSync(`1.${'0'.repeat(decimals + 1)}`), /must be an amount/);
  } finally {
    setMoneyDecimals(before);
  }
});

test('a cart costs what its lines do, counted without a limit of digits (4.6)', () => {
  fc.assert(
    fc.property(lines, (of) => {
      const exact = of.map(({ quantity, unitPrice }) => BigInt(quantity) * exactly(unitPrice));
      const cart = cartOf(of);
      const sum = exact.reduce((all, one) => all + one, 0n);
      assert.equal(exactly(totalOf(cart)), sum);
      cart.items.forEach((item, index) => assert.equal(exactly(subtotalOf(item)), exact[index]));
      assert.ok(Number.isSafeInteger(unitsOf(totalOf(cart))));
    }),
    runs,
  );
});

/** A share of what is left, so that every order is split in another way. */
const shares = fc.array(fc.nat(largestTotal), { minLength: 1, maxLength: 12 });

test('partial refunds of an order add up to its total and never to more (4.18, 4.19)', () => {
  fc.assert(
    fc.property(lines, shares, (of, parts) => {
      const total = totalOf(cartOf(of));
      let refunded = noMoney;
      const left = () => {
        const status = isMore(refunded, noMoney) ? statusAfterRefund(total, refunded) : 'completed';
        return refundableAmount({ status, total, refunded, requested: noMoney });
      };
      for (const share of [...parts, undefined]) {
        const rest = left();
        const more = plus(rest, minor(1));
        const amount = share === undefined ? rest : readBack(minor(share % unitsOf(more)));
        assert.ok(amountProblem(more, rest));
        if (amount === noMoney) continue;
        assert.equal(amountProblem(amount, rest), undefined);
        refunded = plus(refunded, amount);
        assert.ok(Number.isSafeInteger(unitsOf(refunded)));
        assert.equal(left(), minus(total, refunded));
        assert.equal(statusAfterRefund(total, refunded) === 'refunded', refunded === total);
      }
      assert.equal(refunded, total);
    }),
    runs,
  );
});

test('the prices of the attendees add up to the total of the order (4.18)', () => {
  const few = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 6 }),
      unitPrice: fc.nat(largestPrice).map(minor),
    }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(few, (of) => {
      const total = totalOf(cartOf(of));
      const prices = of.flatMap(({ quantity, unitPrice }) =>
        Array.from({ length: quantity }, () => unitPrice),
      );
      const refunded = prices.reduce((gone, price) => {
        const order = { status: 'completed', total, refunded: gone, requested: noMoney } as const;
        return plus(gone, refundableAmount(order, price));
      }, noMoney);
      assert.equal(refunded, total);
    }),
    runs,
  );
});

interface Attribute {
  type: string;
  customField?: string;
}

/** Of src/custom-fields.ts. */
const wholeTypes = ['integer', 'biginteger', 'plugin::svc.money', 'plugin::svc.money-total'];

test('every column of money is one of whole numbers, and no column is one of fractions (4.6)', () => {
  const source = path.resolve(__dirname, '..');
  const schemas = readdirSync(source, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('schema.json'))
    .map((file) => JSON.parse(readFileSync(path.join(source, file), 'utf8')) as object);
  const attributes = schemas.flatMap((schema) =>
    Object.entries((schema as { attributes: Record<string, Attribute> }).attributes),
  );
  const types = (of: typeof attributes) => of.map(([, one]) => one.customField ?? one.type);
  const ofMoney = attributes.filter(([name]) => name.endsWith('Minor'));
  expect(ofMoney.length).toBeGreaterThan(5);
  expect(types(ofMoney).filter((type) => !wholeTypes.includes(type))).toEqual([]);
  // Where events are is no money.
  const others = attributes.filter(([name]) => !/^place[XYZ]$/.test(name));
  expect(types(others).filter((type) => ['decimal', 'float'].includes(type))).toEqual([]);
});
