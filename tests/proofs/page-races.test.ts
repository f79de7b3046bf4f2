import { type Service, type SpawnedService, spawnService, startService } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import { formOf, openBrowser, type Shown } from '../support/page-browser';
import { addShopTicket, countersOf, makeShopTicket, type ShopTicket } from '../support/shop';

/* Many buyers at once on the service's own pages, at two processes on one database. */

let service: Service;
let second: SpawnedService;
let path: string;
let eventId: number;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  second = await spawnService(service.env);
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  ({ eventId } = await makeShopTicket(service, manager, {}, { title: 'The rush' }));
  path = '/events/the-rush';
});

afterEach(assertBooksAddUp);

const urlOf = (index: number) => (index % 2 === 0 ? service.url : second.url);
const many = <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));
const leadingTo = (answers: Shown[], place: string) =>
  answers.filter(({ headers }) => headers.get('location') === place).length;
const quantities = (...tickets: [ShopTicket, number][]) =>
  Object.fromEntries(tickets.map(([{ id }, quantity]) => [`quantity-${id}`, quantity]));

const buyer = {
  buyer_name: 'Ada Buyer',
  buyer_email: 'ada@example.test',
  payment: 'test-accepted',
};

/** A browser with the page of the event open. */
async function atTheEvent(index: number) {
  const browser = openBrowser(urlOf(index));
  return { browser, form: formOf(await browser.open(path), path) };
}

test('of 30 buyers with the form open, one gets the last place (3.13, 9.1)', async () => {
  const ticket = await addShopTicket(service, eventId, { capacity: 1 });
  const visitors = await many(30, atTheEvent);
  const answers = await Promise.all(
    visitors.map(({ browser, form }) => browser.send(form, quantities([ticket, 1]))),
  );
  expect([leadingTo(answers, '/cart'), leadingTo(answers, path)]).toEqual([1, 29]);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 1 });
});

test('two tickets in one form are had together or not at all, in whatever order (3.13, 9.1)', async () => {
  const [one, other] = [
    await addShopTicket(service, eventId, { capacity: 20 }),
    await addShopTicket(service, eventId, { capacity: 9 }),
  ];
  const visitors = await many(20, atTheEvent);
  const answers = await Promise.all(
    visitors.map(({ browser, form }) => browser.send(form, quantities([one, 1], [other, 1]))),
  );
  expect([leadingTo(answers, '/cart'), leadingTo(answers, path)]).toEqual([9, 11]);
  expect(await countersOf(service, one.id)).toEqual({ sold: 0, held: 9 });
  expect(await countersOf(service, other.id)).toEqual({ sold: 0, held: 9 });
});

test('a form that is sent ten times to two processes buys once (9.6)', async () => {
  const ticket = await addShopTicket(service, eventId, { capacity: 10 });
  const { browser, form } = await atTheEvent(0);
  const elsewhere = openBrowser(second.url);
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  const at = (index: number) => (index % 2 === 0 ? browser : elsewhere);
  const added = await many(10, (index) => at(index).send(form, quantities([ticket, 2])));
  expect(new Set(added.map(({ status }) => status))).toEqual(new Set([303]));
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
  const checkout = formOf(await browser.open('/checkout'), '/checkout');
  const bought = await many(10, (index) => at(index).send(checkout, buyer));
  expect(new Set(bought.map(({ status }) => status))).toEqual(new Set([303]));
  expect(new Set(bought.map(({ headers }) => headers.get('location'))).size).toBe(1);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
});
