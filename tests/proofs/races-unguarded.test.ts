import { makeSignedIn } from '../support/events';
import { countersOf, makeShopTicket, shopperOf } from '../support/shop';
import { startUnguarded } from '../support/unguarded';

/* The control run of races.test.ts: the same race against a service that looks first and writes afterwards. */

test('without the guard, 30 buyers get more than the last place (3.13)', async () => {
  const service = await startUnguarded();
  const seller = await makeSignedIn(service, 'event-manager', 'seller');
  const ticket = await makeShopTicket(service, seller, { capacity: 1 });
  const buyers = Array.from({ length: 30 }, () => shopperOf(service.call));
  const answers = await Promise.all(buyers.map((buyer) => buyer.add(ticket.id, 1)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
  expect((await countersOf(service, ticket.id)).held).toBeGreaterThan(1);
});
