import { manualTransitionProblem } from './manual-transitions';
import { type OrderStatus, orderStates } from './order-status';

function allowedFrom(from: OrderStatus): OrderStatus[] {
  return orderStates.all.filter((to) => manualTransitionProblem(from, to) === null);
}

test('the box office may complete, fail or cancel a pending order and cancel a completed one, nothing else', () => {
  const allowed = Object.fromEntries(orderStates.all.map((from) => [from, allowedFrom(from)]));
  expect(allowed).toEqual({
    pending: ['completed', 'failed', 'cancelled'],
    completed: ['cancelled'],
    partially_refunded: [],
    failed: [],
    cancelled: [],
    refunded: [],
  });
});

test('the reason names the allowed statuses', () => {
  expect(manualTransitionProblem('pending', 'refunded')).toMatch(
    /^an order that is pending may become completed, failed or cancelled;/,
  );
  expect(manualTransitionProblem('cancelled', 'pending')).toBe(
    'an order that is cancelled cannot be changed by the box office',
  );
});

test('the reason for a refused refund status points to refund requests', () => {
  expect(manualTransitionProblem('completed', 'refunded')).toMatch(
    /; use a refund request for refunds$/,
  );
});
