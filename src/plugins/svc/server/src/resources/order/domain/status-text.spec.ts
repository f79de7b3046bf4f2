import { orderStates } from '../../../contract/order-status';
import { minor } from '../../../domain/money';
import { orderStatusText } from './status-text';

const words = (status: Parameters<typeof orderStatusText>[0], daysToPay?: number, total = 100) =>
  orderStatusText(status, { total: minor(total), daysToPay }).label;

test('every order status has its own text', () => {
  const all = orderStates.all.map((status) => words(status));
  expect(new Set(all).size).toBe(orderStates.all.length);
});

test('the text of an unpaid order says who has to act', () => {
  expect(words('pending', 7)).toBe('Reserved, to be paid');
  expect(words('pending')).toBe('Payment on its way');
});

test('the text of an unpaid order says until when', () => {
  const until = (daysToPay: number) =>
    orderStatusText('pending', { total: minor(100), daysToPay }).explanation;
  expect(until(7)).toContain('at the door, within 7 days and before the event starts:');
  expect(until(1)).toContain('within 1 day and');
  expect(until(0)).toContain('at the door, before the event starts:');
});

test('a free order is called confirmed, not paid', () => {
  expect(words('completed', undefined, 0)).toBe('Confirmed');
  expect(words('completed', 7, 0)).toBe('Confirmed');
  expect(words('completed', undefined, 1)).toBe('Paid');
});
