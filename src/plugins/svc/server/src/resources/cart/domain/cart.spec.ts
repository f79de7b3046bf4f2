import { minor } from '../../../domain/money';
import { type CartItem, quantityOf, sizeProblem, totalOf, withGuestItems, withItem } from './cart';

const item = (ticketId: number, quantity: number, unitPrice: number): CartItem => ({
  ticketId,
  ticketRow: ticketId,
  ticketTitle: `Ticket ${ticketId}`,
  eventId: 1,
  eventTitle: 'Event',
  event: 'open',
  quantity,
  unitPrice: minor(unitPrice),
  fullPrice: minor(unitPrice),
});

test('the total is the sum of quantity times price', () => {
  const cartOf = (...items: CartItem[]) => ({ items, voucher: null, expiresAt: 1 });
  expect(totalOf(cartOf(item(1, 2, 1250), item(2, 1, 0)))).toBe(2500);
  expect(totalOf(cartOf(item(1, 100, 99_999_999)))).toBe(9_999_999_900);
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
  const perTicket = new Map([
    [1, 4],
    [2, 2],
  ]);
  const limits = { limits: perTicket, maxPlaces: 200 };

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

  test('stops where the cart has no room: the last items fall out', () => {
    const guests = [item(1, 3, 1250), item(2, 2, 500), item(3, 1, 100)];
    const room = (maxPlaces: number) =>
      withGuestItems([item(4, 5, 100)], guests, { ...limits, maxPlaces });
    expect(room(9)).toEqual([item(4, 5, 100), item(1, 3, 1250), item(2, 1, 500)]);
    expect(room(4)).toEqual([item(4, 5, 100)]);
    const many = Array.from({ length: 50 }, (_, index) => item(index + 10, 1, 1));
    const merged = withGuestItems(many, [item(1, 1, 1), item(10, 1, 1)], limits);
    expect(merged).toEqual([item(10, 2, 1), ...many.slice(1)]);
  });
});

test('a cart has at most so many places, and fifty tickets', () => {
  expect(sizeProblem([item(1, 5, 1), item(2, 5, 1)], 10)).toBe('');
  expect(sizeProblem([item(1, 5, 1), item(2, 6, 1)], 10)).toMatch(
    /^makes 11 places .* at most 10$/,
  );
  const tickets = Array.from({ length: 51 }, (_, index) => item(index, 1, 1));
  expect(sizeProblem(tickets.slice(1), 200)).toBe('');
  expect(sizeProblem(tickets, 200)).toMatch(/^makes 51 tickets .* at most 50$/);
});
