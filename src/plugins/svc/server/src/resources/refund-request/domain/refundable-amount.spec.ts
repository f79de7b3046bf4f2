import { orderStates } from '../../../contract/order-status';
import {
  amountProblem,
  refundableAmount,
  type OrderMoney,
  statusAfterRefund,
} from './refundable-amount';

const paid: OrderMoney = { status: 'completed', total: 3000, refunded: 0, requested: 0 };

test.each<[string, Partial<OrderMoney>, number | undefined, number]>([
  ['all of an order', {}, undefined, 3000],
  ['the price of a place', {}, 1000, 1000],
  ['what is not given back yet', { refunded: 2500 }, undefined, 500],
  ['no more than is left, whatever the place cost', { refunded: 2500 }, 1000, 500],
  ['nothing that others ask for', { refunded: 1000, requested: 1500 }, undefined, 500],
  ['nothing where all has gone back', { refunded: 3000 }, 1000, 0],
  ['nothing where more is asked for than there is', { refunded: 2000, requested: 2000 }, 1000, 0],
  ['nothing for a place that cost nothing', {}, 0, 0],
  ['nothing of a free order', { total: 0 }, undefined, 0],
])('%s', (_, money, price, left) => {
  expect(refundableAmount({ ...paid, ...money }, price)).toBe(left);
});

test('only paid orders have a refundable amount', () => {
  const open = orderStates.all.filter((status) => refundableAmount({ ...paid, status }) > 0);
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
  expect(amountProblem(amount, left)).toBe(problem);
});

test('an order is refunded when its whole total was refunded, else partially', () => {
  expect(statusAfterRefund(3000, 1)).toBe('partially_refunded');
  expect(statusAfterRefund(3000, 2999)).toBe('partially_refunded');
  expect(statusAfterRefund(3000, 3000)).toBe('refunded');
});
