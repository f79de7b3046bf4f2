import type { Service, TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import { formOf, openBrowser } from '../support/page-browser';
import { countersOf, makeShopTicket, shopperOf } from '../support/shop';
import { startUnguarded } from '../support/unguarded';
import { makeVoucher, usesOf } from '../support/vouchers';

/* The control run of races.test.ts: the same race against a service that looks first and writes afterwards. */

let service: Service;
let seller: TestUser;

beforeAll(async () => {
  service = await startUnguarded();
  seller = await makeSignedIn(service, 'event-manager', 'seller');
});

test('without the guard, 30 buyers get more than the last place (3.13)', async () => {
  const ticket = await makeShopTicket(service, seller, { capacity: 1 });
  const buyers = Array.from({ length: 30 }, () => shopperOf(service.call));
  const answers = await Promise.all(buyers.map((buyer) => buyer.add(ticket.id, 1)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
  expect((await countersOf(service, ticket.id)).held).toBeGreaterThan(1);
});

/* Of page-races.test.ts. */
test('without the guard, 30 buyers with the form open get more than the last place, too (3.13, 9.1)', async () => {
  const ticket = await makeShopTicket(service, seller, { capacity: 1 }, { title: 'The rush' });
  const path = '/events/the-rush';
  const visitors = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const browser = openBrowser(service.url);
      return { browser, form: formOf(await browser.open(path), path) };
    }),
  );
  const entered = { [`quantity-${ticket.id}`]: 1 };
  const answers = await Promise.all(
    visitors.map(({ browser, form }) => browser.send(form, entered)),
  );
  const had = answers.filter(({ headers }) => headers.get('location') === '/cart');
  expect(had.length).toBeGreaterThan(1);
  expect((await countersOf(service, ticket.id)).held).toBeGreaterThan(1);
});

/* Of voucher-races.test.ts. */
test('without the guard, 30 buyers with a voucher for five places buy more for less (8.21)', async () => {
  const ticket = await makeShopTicket(service, seller, { priceMinor: 1000, capacity: 60 });
  const voucher = await makeVoucher(service, { percent: 50, maxPlaces: 5 });
  const buyers = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const buyer = shopperOf(service.call);
      await buyer.add(ticket.id, 1);
      await buyer.apply(voucher.code);
      return buyer;
    }),
  );
  const answers = await Promise.all(buyers.map((buyer) => buyer.pay()));
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(5);
  expect(await usesOf(service, voucher)).toBeGreaterThan(5);
});
