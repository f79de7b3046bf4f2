import { type CartItem, quantityOf, totalOf, withGuestItems, withItem } from './cart';

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

test('the total is the sum of quantity times price', () => {
  expect(totalOf({ items: [item(1, 2, 1250), item(2, 1, 0)], expiresAt: 1 })).toBe(2500);
  expect(totalOf({ items: [item(1, 100, 99_999_999)], expiresAt: 1 })).toBe(9_999_999_900);
});

test('adding a ticket again keeps its position and its price', () => {
  const items = [item(1, 2, 1250), item(2, 1, 500)];
  expect(withItem(items, item(1, 3, 9900))).toEqual([item(1, 3, 1250), item(2, 1, 500)]);
  expect(withItem(items, item(3, 1, 100))).toEqual([...items, item(3, 1, 100)]);
});

test('quantity 0 removes the ticket', () => {
  expect(withItem([item(1, 2, 1250)], item(1, 0, 1250))).toEqual([]);
  expect(quantityOf([item(1, 2, 1250)], 1)).toBe(2);
  expect(quantityOf([item(1, 2, 1250)], 2)).toBe(0);
});

describe('merging a guest’s items into a user’s cart', () => {
  const limits = new Map([
    [1, 4],
    [2, 2],
  ]);

  test('adds quantities at the user’s price and appends other tickets', () => {
    const both = withGuestItems([item(1, 1, 1250)], [item(2, 1, 500), item(1, 2, 9900)], limits);
    expect(both).toEqual([item(1, 3, 1250), item(2, 1, 500)]);
  });

  test('stops at the limit per order', () => {
    expect(withGuestItems([item(1, 3, 1250)], [item(1, 3, 1250)], limits)).toEqual([
      item(1, 4, 1250),
    ]);
    expect(withGuestItems([item(3, 60, 1)], [item(3, 60, 1)], limits)).toEqual([item(3, 100, 1)]);
  });

  test('keeps at least the larger of the two quantities', () => {
    expect(withGuestItems([], [item(2, 5, 500)], limits)).toEqual([item(2, 5, 500)]);
    expect(withGuestItems([item(2, 6, 500)], [item(2, 5, 500)], limits)).toEqual([item(2, 6, 500)]);
  });
});
