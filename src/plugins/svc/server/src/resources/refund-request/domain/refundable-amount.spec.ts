import { orderStates } from '../../../contract/order-status';
import { isMore, type Minor, minor, noMoney } from '../../../domain/money';
import {
  amountProblem,
  refundableAmount,
  type OrderMoney,
  statusAfterRefund,
} from './refundable-amount';

const paid: OrderMoney = {
  status: 'completed',
  total: minor(3000),
  refunded: noMoney,
  requested: noMoney,
};

type Units = Partial<Record<'total' | 'refunded' | 'requested', number>>;

test.each<[string, Units, number | undefined, number]>([
  ['all of an order', {}, undefined, 3000],
  ['the price of a place', {}, 1000, 1000],
  ['what is not given back yet', { refunded: 2500 }, undefined, 500],
  ['no more than is left, whatever the place cost', { refunded: 2500 }, 1000, 500],
  ['nothing that others ask for', { refunded: 1000, requested: 1500 }, undefined, 500],
  ['nothing where all has gone back', { refunded: 3000 }, 1000, 0],
  ['nothing where more is asked for than there is', { refunded: 2000, requested: 2000 }, 1000, 0],
  ['nothing for a place that cost nothing', {}, 0, 0],
  ['nothing of a free order', { total: 0 }, undefined, 0],
])('%s', (_, { total = 3000, refunded = 0, requested = 0 }, price, left) => {
  const money = { total: minor(total), refunded: minor(refunded), requested: minor(requested) };
  const of = price === undefined ? undefined : minor(price);
  expect(refundableAmount({ ...paid, ...money }, of)).toBe(left);
});

test('only paid orders have a refundable amount', () => {
  const open = orderStates.all.filter((status) =>
    isMore(refundableAmount({ ...paid, status }), noMoney),
  );
  expect(open).toEqual(['completed', 'partially_refunded']);
});

test.each([
  [1, 100, undefined],
  [100, 100, undefined],
  [101, 100, 'must be at most 1.00'],
  [0, 100, 'must be at least 0.01'],
  [-1, 100, 'must be at least 0.01'],
  [0.5, 100, 'must be at least 0.01'],
  [1, 0, 'there is nothing to refund'],
  [0, 0, 'there is nothing to refund'],
])('%d of %d: %s', (amount, left, problem) => {
  // Half a cent is what no compiler has seen.
  expect(amountProblem(amount as unknown as Minor, minor(left))).toBe(problem);
});

test('an order is refunded when its whole total was refunded, else partially', () => {
  const after = (approved: number) => statusAfterRefund(minor(3000), minor(approved));
  expect(after(1)).toBe('partially_refunded');
  expect(after(2999)).toBe('partially_refunded');
  expect(after(3000)).toBe('refunded');
});
