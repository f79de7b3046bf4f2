import { problemByHand } from './by-hand';
import { type OrderStatus, orderStates } from './status';

function allowedFrom(from: OrderStatus): OrderStatus[] {
  return orderStates.all.filter((to) => problemByHand(from, to) === null);
}

test('an order that waits is paid or cancelled, a paid one is cancelled, and that is all', () => {
  const allowed = Object.fromEntries(orderStates.all.map((from) => [from, allowedFrom(from)]));
  expect(allowed).toEqual({
    pending: ['completed', 'cancelled'],
    completed: ['cancelled'],
    partially_refunded: [],
    failed: [],
    cancelled: [],
    refunded: [],
  });
});

test('the reason says what is allowed', () => {
  expect(problemByHand('pending', 'failed')).toBe(
    'an order that is pending may become completed or cancelled',
  );
  expect(problemByHand('cancelled', 'pending')).toBe('an order that is cancelled stays so by hand');
});

test('refunds are shown the way', () => {
  expect(problemByHand('completed', 'refunded')).toMatch(/; refunds belong to refund requests$/);
});
