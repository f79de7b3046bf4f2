import {
  built,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { violationsAtStripe } from '../support/books';
import { makeSignedIn } from '../support/events';
import { formOf, openBrowser, type PageBrowser } from '../support/page-browser';
import { makeShopTicket } from '../support/shop';
import { startStripeServer, type StripeServer } from '../support/stripe-server';
import { methods, tell } from '../support/stripe-shop';

/*
 * A process is killed at each step of a payment on Stripe's own page, and of one by its form on ours. Another one, on the same database, settles what it
 * left: nothing is lost, and nobody pays twice.
 */

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

let server: StripeServer;
let service: Service;
let manager: TestUser;

beforeAll(async () => {
  server = await startStripeServer();
  service = await startService({ env: server.env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const table = (name: string) => service.strapi.db.connection(name);
const entered = { buyer_name: 'Ada Buyer', buyer_email: 'ada@example.test', payment: 'stripe' };

/** As if the time had passed for everything that waits. */
async function nextMinutes(): Promise<void> {
  await table('svc_orders').whereNotNull('settle_after').update({ settle_after: 1 });
  await runJobs();
}

async function assertBooksAddUp(): Promise<void> {
  expect(await violationsAtStripe(service, server)).toEqual([]);
}

let made = 0;

/** A browser at the checkout, with both places of a ticket. */
async function atCheckout() {
  made += 1;
  const ticket = await makeShopTicket(service, manager, { capacity: 2 }, { title: `Show ${made}` });
  const path = `/events/show-${made}`;
  const browser = openBrowser(service.url);
  await browser.submit(formOf(await browser.open(path), path), { [`quantity-${ticket.id}`]: 2 });
  return { ticket, browser, form: formOf(await browser.open('/checkout'), '/checkout') };
}

/** The same browser, whose next requests go to another process. */
function at({ url }: SpawnedService, { cookies }: PageBrowser): PageBrowser {
  const other = openBrowser(url);
  for (const [name, value] of cookies) other.cookies.set(name, value);
  return other;
}

async function dies({ process: dying }: SpawnedService, doing: Promise<unknown>): Promise<void> {
  await expect(doing).rejects.toThrow();
  expect(dying.signalCode ?? 'SIGKILL').toBe('SIGKILL');
}

const statusesOf = (ticketId: number) =>
  table('svc_order_items as i')
    .join('svc_orders as o', 'o.public_id', 'i.order_id')
    .where('i.ticket_id', ticketId)
    .orderBy('o.id')
    .pluck('o.status') as unknown as Promise<string[]>;

const stockOf = (ticketId: number) =>
  table('svc_tickets').where({ public_id: ticketId }).first('sold', 'held') as Promise<object>;

test.each(['payment prepared', 'reference saved', 'charged', 'buyer awaited'])(
  'a checkout that crashes at "%s" is paid once, by the same form or a new one (4.13, 9.10)',
  async (step) => {
    const { ticket, browser, form } = await atCheckout();
    const dying = await spawnService({ ...service.env, FAULT_AT: step });
    await dies(dying, at(dying, browser).send(form, entered));
    await assertBooksAddUp();
    await nextMinutes();
    await assertBooksAddUp();
    expect(await statusesOf(ticket.id)).toEqual(['failed']);
    expect(await stockOf(ticket.id)).toEqual({ sold: 0, held: 2 });
    const again = await browser.submit(
      formOf(await browser.open('/checkout'), '/checkout'),
      entered,
    );
    expect([again.status, again.text]).toEqual([200, expect.stringContaining('Go to the payment')]);
    expect(server.payOnPage(server.sessions().at(-1)!.id, methods.ok)).toBe('');
    await nextMinutes();
    expect(await statusesOf(ticket.id)).toEqual(['failed', 'completed']);
    expect(await stockOf(ticket.id)).toEqual({ sold: 2, held: 0 });
    await assertBooksAddUp();
  },
);

const endings = [
  ['an event', 'payment retrieved'],
  ['an event', 'order closed'],
  ['the way back', 'payment retrieved'],
  ['the way back', 'order closed'],
  ['giving up', 'payment finalized'],
  ['giving up', 'order closed'],
] as const;

test.each(endings)(
  'what was paid there counts once after %s crashes at "%s" (4.13, 9.10)',
  async (by, step) => {
    const { ticket, browser, form } = await atCheckout();
    await browser.submit(form, entered);
    const giveUp = formOf(await browser.open('/checkout'), '/checkout/payment');
    server.payOnPage(server.sessions().at(-1)!.id, methods.ok);
    const session = server.sessions().at(-1)!;
    const { pathname, search } = new URL(session.success_url);
    const dying = await spawnService({ ...service.env, FAULT_AT: step });
    const there = at(dying, browser);
    const doing = {
      'an event': () => tell(dying.call, session, 'checkout.session.completed'),
      'the way back': () => there.open(pathname + search),
      'giving up': () => there.send(giveUp, { choice: 'cart' }),
    }[by];
    await dies(dying, doing());
    await assertBooksAddUp();
    expect((await browser.open(pathname + search)).text).toContain('Paid');
    await nextMinutes();
    expect(await statusesOf(ticket.id)).toEqual(['completed']);
    expect(await stockOf(ticket.id)).toEqual({ sold: 2, held: 0 });
    await assertBooksAddUp();
  },
);

test.each(['buyer awaited', 'payment retrieved'])(
  'a card that was entered on our page is paid once, whatever crashes at "%s" (4.13, 9.14)',
  async (step) => {
    const { ticket, browser, form } = await atCheckout();
    const card = { ...entered, payment_token: methods.asked };
    const dying = await spawnService({ ...service.env, FAULT_AT: step });
    if (step === 'payment retrieved') {
      await browser.send(form, card);
      server.settle(server.intents().at(-1)!.id, 'succeeded');
      await dies(dying, at(dying, browser).open('/checkout?asked=1'));
    } else {
      await dies(dying, at(dying, browser).send(form, card));
    }
    await assertBooksAddUp();
    const isPaid = step === 'payment retrieved';
    // Of a question that nobody saw, the payment is called off, and the form is there for another card.
    await nextMinutes();
    expect(await statusesOf(ticket.id)).toEqual([isPaid ? 'completed' : 'failed']);
    if (!isPaid) {
      const again = formOf(await browser.open('/checkout'), '/checkout');
      const order = await browser.submit(again, { ...card, payment_token: methods.ok });
      expect(order.text).toContain('Paid');
    }
    expect(await stockOf(ticket.id)).toEqual({ sold: 2, held: 0 });
    await assertBooksAddUp();
  },
);
