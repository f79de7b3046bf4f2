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

test('a free order is called confirmed, not paid', () => {
  expect(words('completed', undefined, 0)).toBe('Confirmed');
  expect(words('completed', 7, 0)).toBe('Confirmed');
  expect(words('completed', undefined, 1)).toBe('Paid');
});

describe('the text of a paid order', () => {
  const told = (own: number, handedOn: number, total = 2) => {
    const places = { total, own, handedOn };
    const { tone, label, explanation } = orderStatusText('completed', {
      ...{ total: minor(100), daysToPay: undefined, places },
    });
    return [tone, label, explanation.includes('Each guest shows their code')];
  };

  test('promises entry while all of its tickets are there', () => {
    expect(told(2, 0)).toEqual(['good', 'Paid', true]);
    expect(told(0, 0, 0)).toEqual(['good', 'Paid', true]);
  });

  test('says that some are gone, and where all are, of what kind', () => {
    expect(told(1, 0)).toEqual(['good', 'Paid', false]);
    expect(told(0, 0)).toEqual(['gone', 'No longer valid', false]);
    expect(told(0, 1)).toEqual(['gone', 'Handed on', false]);
  });
});
