import { orderStates } from '../../contract/order-status';
import { orderStatusText } from './status-text';

const words = (status: Parameters<typeof orderStatusText>[0], method = 'test', total = 100) =>
  orderStatusText(status, { method, total }).label;

test('every order status has its own text', () => {
  const all = orderStates.all.map((status) => words(status));
  expect(new Set(all).size).toBe(orderStates.all.length);
});

test('the text of an unpaid order says who has to act', () => {
  expect(words('pending', 'offline')).toBe('Reserved, to be paid');
  expect(words('pending', 'card')).toBe('Payment on its way');
});

test('a free order is called confirmed, not paid', () => {
  expect(words('completed', 'free', 0)).toBe('Confirmed');
  expect(words('completed', 'offline', 0)).toBe('Confirmed');
  expect(words('completed', 'test', 1)).toBe('Paid');
});
