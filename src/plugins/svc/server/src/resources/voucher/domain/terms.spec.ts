import fc from 'fast-check';
import { minor, unitsOf } from '../../../domain/money';
import { priceWith, type VoucherTerms } from './terms';

const terms = (percent: number | null, amount: number | null, eventId: number | null = null) => ({
  code: 'SUMMER',
  percent,
  amount: amount === null ? null : minor(amount),
  eventId,
});
const place = (fullPrice: number, eventId = 1) => ({ fullPrice: minor(fullPrice), eventId });

test.each([
  [1000, 10, 900],
  [1250, 100, 0],
  [1250, 1, 1237],
  [50, 1, 49],
  [49, 1, 49],
  [333, 50, 166],
  [0, 50, 0],
])(
  'a place for %i with %i percent off costs %i: half a cent off is a whole one (8.21)',
  (full, percent, unit) => {
    expect(priceWith(terms(percent, null), place(full))).toBe(unit);
  },
);

test.each([
  [1250, 250, 1000],
  [1250, 1250, 0],
  [1250, 1251, 0],
  [0, 500, 0],
])('a place for %i with %i off costs %i: never less than nothing (8.21)', (full, amount, unit) => {
  expect(priceWith(terms(null, amount), place(full))).toBe(unit);
});

test('a voucher of one event leaves places of others as they are', () => {
  expect(priceWith(terms(10, null, 7), place(1000, 7))).toBe(900);
  expect(priceWith(terms(10, null, 7), place(1000, 8))).toBe(1000);
  expect(priceWith(null, place(1000))).toBe(1000);
});

test('with whatever voucher, a place costs between nothing and what it did', () => {
  const any: fc.Arbitrary<VoucherTerms> = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => terms(percent, null)),
    fc.integer({ min: 1, max: 99_999_999 }).map((amount) => terms(null, amount)),
  );
  fc.assert(
    fc.property(any, fc.integer({ min: 0, max: 99_999_999 }), (voucher, full) => {
      const unit = unitsOf(priceWith(voucher, place(full)));
      expect(unit).toBeGreaterThanOrEqual(0);
      expect(unit).toBeLessThanOrEqual(full);
    }),
  );
});
