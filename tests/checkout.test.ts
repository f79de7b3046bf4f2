import { countQueries, type Service, startService, type TestUser } from './support';
import { makeSignedIn } from './support/events';
import { countersOf, makeShopTicket, shopperOf } from './support/shop';

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const guest = () => shopperOf(service.call);

describe('a purchase', () => {
  test('turns the cart into an order with its attendees (4.7, 4.9)', async () => {
    const ticket = await makeShopTicket(service, manager, { capacity: 5 });
    const buyer = guest();
    await buyer.add(ticket.id, 2);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
    const { status, body } = await buyer.pay();
    expect([status, body]).toEqual([
      201,
      {
        order_id: expect.any(Number),
        status: 'completed',
        total: '25.00',
        attendee_ids: [expect.any(Number), expect.any(Number)],
        confirmation_url: expect.stringMatching(
          new RegExp(`^https://tickets.example.test/orders/${body.order_id}\\?token=[\\w-]{43}$`),
        ),
      },
    ]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
    expect((await buyer.show()).body).toEqual({ items: [], total: '0.00', expires_at: null });
  });

  test('of two places takes at most 20 statements', async () => {
    const ticket = await makeShopTicket(service, manager, { capacity: 5 });
    const { queries } = await countQueries(service.strapi, async () => {
      const buyer = guest();
      expect((await buyer.add(ticket.id, 2)).status).toBe(200);
      expect((await buyer.pay()).status).toBe(201);
    });
    expect(queries.length).toBeLessThanOrEqual(20);
  });
});
