import { type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { type Fields, makeSignedIn } from '../support/events';
import { makeOffer, makeOrder } from '../support/orders';
import { openPage } from '../support/pages';
import { askBack, makeChargedOrder, refundRequests, setRefunds } from '../support/refunds';
import { returnable, selfHelpOf } from '../support/self-help';

/* What the page of an order says of what became of it. */

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  const env = { PAYMENT_TEST_PROVIDER: 'true', SITE_TIMEZONE: 'Europe/Berlin' };
  service = await startService({ env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

afterEach(assertBooksAddUp);

const today = () =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Europe/Berlin' })
    .format(new Date())
    .replace(/^(\w+) /, '$1, ');

interface Opened {
  id: number;
  token: string;
}

const show = ({ id, token }: Opened, more = '') =>
  openPage(service, `/orders/${id}?token=${token}${more}`);

const decide = (request: number, status: string) =>
  service.call('PUT', `${refundRequests}/${request}`, { as: manager, body: { status } });

describe('a refund that was asked for', () => {
  test('is on the page until it is answered, and then the answer, of a place and of the whole order (4.14, 4.18)', async () => {
    const ticket = await makeOffer(service, manager);
    const order = await makeChargedOrder(service, { places: [[ticket, 2]] });
    expect((await show(order)).text).not.toContain('Refunds');
    const [attendeeId] = order.attendeeIds;
    const first = await askBack(service.call, manager, { attendee_id: attendeeId, reason: 'Ill' });
    const asked = `$10.00 for Guest 1: asked for on ${today()}`;
    expect((await show(order)).text).toContain(`${asked}, awaiting the organizer’s answer.`);
    await decide(first, 'rejected');
    expect((await show(order)).text).toContain(`${asked}, declined on ${today()}.`);
    const second = await askBack(service.call, manager, { order_id: order.id, reason: 'Ill' });
    await decide(second, 'approved');
    expect((await show(order)).text).toContain(
      `$20.00 for the whole order: paid back on ${today()}.`,
    );
    expect((await show(order, '&lang=de')).text).toContain('für die ganze Bestellung: am ');
  });

  test('of a place that was given back says that the organizer sees to what could not be sent (8.14)', async () => {
    const ticket = await makeOffer(service, manager, { event: returnable });
    const order = await makeChargedOrder(service, { places: [[ticket, 1]] });
    await setRefunds(service, order.id, 'refused');
    await selfHelpOf(service.call, order.token, order.attendeeIds[0]!).giveBack();
    expect((await show(order)).text).toContain('The money could not be sent yet; the organizer');
  });
});

describe('the heading of an order', () => {
  const places = async (event = {}) => {
    const ticket = await makeOffer(service, manager, { event, price: 0 });
    return makeOrder(service, { places: [[ticket, 2]], paymentMethod: 'free' });
  };
  const helpOf = ({ token, attendeeIds }: { token: string; attendeeIds: number[] }, nth: number) =>
    selfHelpOf(service.call, token, attendeeIds[nth]!);

  test('promises entry and says where the tickets were mailed, while they are there (4.14)', async () => {
    const order = await places();
    const { text } = await show(order);
    expect(text).toContain('Confirmed There is nothing to pay. Each guest shows their code');
    expect(text).toContain('Your tickets come by mail to bea@example.test, too.');
  });

  test('does so no more where some of its tickets, or all of them, were given back (4.14, 8.14)', async () => {
    const order = await places();
    await helpOf(order, 0).giveBack();
    expect((await show(order)).text).toContain('Not every ticket of this order is yours and valid');
    await helpOf(order, 1).giveBack();
    const { text } = await show(order);
    expect(text).toContain('No longer valid All tickets of this order were given back');
    expect(text).not.toContain('Each guest shows their code');
    expect(text).not.toContain('come by mail');
  });

  test('says of tickets that were handed on, and of those on other pages, that they are gone (4.14, 8.14)', async () => {
    const ticket = await makeOffer(service, manager, { price: 0 });
    const order = await makeOrder(service, { places: [[ticket, 51]], paymentMethod: 'free' });
    await helpOf(order, 50).transfer();
    expect((await show(order)).text).toContain('Not every ticket of this order is yours and valid');
    const single = await makeOrder(service, { places: [[ticket, 1]], paymentMethod: 'free' });
    await helpOf(single, 0).transfer();
    expect((await show(single)).text).toContain('Handed on No ticket of this order is yours');
  });
});

describe('what can be done with a ticket', () => {
  const order = async (event: Fields, price: number, more = {}) => {
    const ticket = await makeOffer(service, manager, { event, price });
    return makeOrder(service, { places: [[ticket, 1]], ...more });
  };
  const link = async (opened: Opened) =>
    /<a href="[^"]*\/tickets\/\d+\?[^"]*">([^<]*)<\/a>/.exec((await show(opened)).html)?.[1];
  const fixed = { transferable: false };

  test('is offered by the words of what is allowed, and not at all where nothing is (8.14)', async () => {
    expect(await link(await order({}, 0))).toBe('Change the name, hand on, or give back');
    expect(await link(await order(fixed, 0))).toBe('Change the name or give back');
    const paid = await order(fixed, 1000);
    expect(await link(paid)).toBe('Change the name or ask for a refund');
    await askBack(service.call, manager, { order_id: paid.id, reason: 'Ill' });
    expect(await link(paid)).toBe('Change the name');
    const over = { changes_until: '2020-01-01 00:00:00' };
    expect(await link(await order(over, 0))).toBeUndefined();
    expect(await link(await order({}, 1000, { status: 'pending' }))).toBe('Change the name');
  });

  test('its page has no form for what would be refused, and says why (8.14)', async () => {
    const paid = await order(fixed, 1000);
    await askBack(service.call, manager, { order_id: paid.id, reason: 'Ill' });
    const path = `/orders/${paid.id}/tickets/${paid.attendeeIds[0]}?token=${paid.token}`;
    const { html, text } = await openPage(service, path);
    expect(text).toContain('You have asked for a refund already. The organizer decides.');
    expect(html).not.toContain('value="refund"');
  });
});
