import { type CartItem, quantityOf, totalOf, withItem } from './cart';

const item = (ticketId: number, quantity: number, unitPrice: number): CartItem => ({
  ticketId,
  ticketRow: ticketId,
  ticketTitle: `Ticket ${ticketId}`,
  eventId: 1,
  eventTitle: 'Event',
  isEventPublic: true,
  quantity,
  unitPrice,
});

test('a total adds up places times prices', () => {
  expect(totalOf({ items: [item(1, 2, 1250), item(2, 1, 0)], expiresAt: 1 })).toBe(2500);
  expect(totalOf({ items: [item(1, 100, 99_999_999)], expiresAt: 1 })).toBe(9_999_999_900);
});

test('a ticket that is put in again keeps its place and its price', () => {
  const items = [item(1, 2, 1250), item(2, 1, 500)];
  expect(withItem(items, item(1, 3, 9900))).toEqual([item(1, 3, 1250), item(2, 1, 500)]);
  expect(withItem(items, item(3, 1, 100))).toEqual([...items, item(3, 1, 100)]);
});

test('at quantity 0 it is out', () => {
  expect(withItem([item(1, 2, 1250)], item(1, 0, 1250))).toEqual([]);
  expect(quantityOf([item(1, 2, 1250)], 1)).toBe(2);
  expect(quantityOf([item(1, 2, 1250)], 2)).toBe(0);
});
