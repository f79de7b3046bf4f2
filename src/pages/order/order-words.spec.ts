import { orderStates } from '../../api/order/domain/status';
import { orderWords } from './order-words';

const words = (status: Parameters<typeof orderWords>[0], method = 'test', total = 100) =>
  orderWords(status, { method, total }).word;

test('every status has words of its own', () => {
  const all = orderStates.all.map((status) => words(status));
  expect(new Set(all).size).toBe(orderStates.all.length);
});

test('an order that waits for its payment says who is to act', () => {
  expect(words('pending', 'offline')).toBe('Reserved, to be paid');
  expect(words('pending', 'card')).toBe('Payment on its way');
});

test('what costs nothing is not paid but confirmed', () => {
  expect(words('completed', 'free', 0)).toBe('Confirmed');
  expect(words('completed', 'offline', 0)).toBe('Confirmed');
  expect(words('completed', 'test', 1)).toBe('Paid');
});
