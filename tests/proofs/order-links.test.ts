import { built, type Service, startService, type TestUser } from '../support';
import { documentOf, person } from '../support/box-office';
import { makeSignedIn } from '../support/events';
import { type MailServer, partsOf, startMailServer } from '../support/mail-server';
import { outboxOf, worker } from '../support/outbox';
import { openPage } from '../support/pages';
import { makeShopTicket, shopperOf, type ShopTicket } from '../support/shop';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';

/* The link of an order, and its end. */

let service: Service;
let server: MailServer;
let manager: TestUser;
let admin: AdminApi;
let ticket: ShopTicket;

beforeAll(async () => {
  server = await startMailServer();
  service = await startService({
    env: {
      PAYMENT_TEST_PROVIDER: 'true',
      SMTP_URL: server.url,
      MAIL_FROM: 'tickets@example.test',
    },
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  ticket = await makeShopTicket(service, manager);
});

beforeEach(async () => {
  server.behave({});
  await worker().deliverDue();
  server.received.length = 0;
});

const tokenIn = (text: string) => /\/orders\/\d+\?token=([\w-]+)/.exec(text)![1]!;

/** Buys a place and waits for the mail; what opens the order. */
async function buy(headers: Record<string, string> = {}) {
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, 1);
  const { status, body } = await shopper.pay({}, headers);
  expect(status).toBe(201);
  await worker().deliverDue();
  server.received.length = 0;
  const { order_id: id, confirmation_url: url } = body as {
    order_id: number;
    confirmation_url: string;
  };
  return { id, token: tokenIn(url), shopper };
}

const opened = async (id: number, token: string) => {
  const query = { token };
  const { status } = await service.call('GET', 'svc/tickets/v1/guest-order', { query });
  const page = await openPage(service, `/orders/${id}?token=${token}`);
  if (page.status === 404) expect(page.html).toContain('The link in the newest mail');
  return [status, page.status];
};
const open = [200, 200];
const ended = [404, 404];

const endingEarlier = { end_earlier_links: true };

/** Presses *Send mail again*. */
async function sendAgain(id: number, body?: object) {
  const document = await documentOf(admin, 'orders', id);
  return admin('POST', `/svc-admin/orders/${document}/confirm`, body);
}

/** The tokens that the mails had so far, in the order in which they came. */
async function mailedTokens(): Promise<string[]> {
  await worker().deliverDue();
  return server.received.map(({ raw }) => {
    const { text, html } = partsOf(raw);
    expect(tokenIn(html)).toBe(tokenIn(text));
    return tokenIn(text);
  });
}

const columnsOf = (id: number) =>
  service.strapi.db.connection('svc_orders').where({ public_id: id }).first() as Promise<
    Record<string, string>
  >;

describe('the mail that is sent again', () => {
  test.each([undefined, {}, { end_earlier_links: false }])(
    'has the same link, which goes on working, unless the links are to end: %j (4.14)',
    async (body) => {
      const { id, token } = await buy();
      expect((await sendAgain(id, body)).status).toBe(204);
      expect(await mailedTokens()).toEqual([token]);
      expect(await opened(id, token)).toEqual(open);
    },
  );

  test('has a new link, and all earlier ones have ended, where that was asked for (4.14)', async () => {
    const { id, token: first } = await buy();
    const before = await columnsOf(id);
    expect((await sendAgain(id, endingEarlier)).status).toBe(204);
    expect(await opened(id, first)).toEqual(ended);
    const [second] = await mailedTokens();
    expect(second).not.toBe(first);
    expect(await opened(id, second!)).toEqual(open);
    await sendAgain(id, endingEarlier);
    const [, third] = await mailedTokens();
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await opened(id, first)).toEqual(ended);
    expect(await opened(id, second!)).toEqual(ended);
    expect(await opened(id, third!)).toEqual(open);
    const after = await columnsOf(id);
    // What Stripe knows the charge by is made of it.
    expect(after.access_seed).toBe(before.access_seed);
    expect(JSON.stringify(after)).not.toContain(third);
  });

  test('says the new link from then on, whoever sends one (4.14)', async () => {
    const { id } = await buy();
    await sendAgain(id, endingEarlier);
    const [token] = await mailedTokens();
    await sendAgain(id);
    expect(await mailedTokens()).toEqual([token, token]);
    expect(await opened(id, token!)).toEqual(open);
  });

  test('ends the links of one order, and of no other (4.14)', async () => {
    const one = await buy();
    const other = await buy();
    await sendAgain(one.id, endingEarlier);
    expect(await opened(other.id, other.token)).toEqual(open);
  });

  test.each(['yes', 1, null, [true], {}])(
    'ends nothing where the question is neither yes nor no: %j (4.14)',
    async (wrong) => {
      const { id, token } = await buy();
      const answer = await sendAgain(id, { end_earlier_links: wrong });
      expect(answer.status).toBe(400);
      expect(await opened(id, token)).toEqual(open);
      expect(await mailedTokens()).toEqual([]);
    },
  );

  test('is sent by code of your own with the same choice (4.14)', async () => {
    const { id, token } = await buy();
    const { orderService } =
      built<typeof import('../../src/plugins/svc/server/src/resources/order/service')>(
        'resources/order/service',
      );
    await orderService.resendConfirmation(id);
    expect(await mailedTokens()).toEqual([token]);
    await orderService.resendConfirmation(id, { endEarlierLinks: true });
    expect(await opened(id, token)).toEqual(ended);
    const [, second] = await mailedTokens();
    expect(await opened(id, second!)).toEqual(open);
  });
});

test('a checkout sent again under its key says the link that works (4.12, 4.14)', async () => {
  const key = { 'Idempotency-Key': 'a link that ends' };
  const { id, shopper } = await buy(key);
  await sendAgain(id, endingEarlier);
  const [token] = await mailedTokens();
  const again = await shopper.pay({}, key);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(tokenIn(again.body.confirmation_url as string)).toBe(token);
});

describe('when earlier links end, a mail', () => {
  test('that waits goes out at once with the new link, and there is no second (4.14)', async () => {
    const { id, token } = await buy();
    server.behave({ code: 550 });
    await sendAgain(id);
    await worker().deliverDue();
    server.behave({});
    expect(await mailedTokens()).toEqual([]);
    expect((await sendAgain(id)).status).toBe(400);
    expect(await opened(id, token)).toEqual(open);
    expect((await sendAgain(id, endingEarlier)).status).toBe(204);
    const tokens = await mailedTokens();
    expect(tokens).toHaveLength(1);
    expect(await opened(id, token)).toEqual(ended);
    expect(await opened(id, tokens[0]!)).toEqual(open);
    const states = (await outboxOf(service).mailsOf(id)).map(({ state }) => state);
    expect(states).toEqual(['done', 'done']);
  });

  test('that is on its way is followed by one with the new link (4.14)', async () => {
    const { id, token } = await buy();
    server.behave({ delay: 700 });
    await sendAgain(id);
    const claimed = async () =>
      (await outboxOf(service).mailsOf(id)).some(({ claimed_until: until }) => until !== null);
    const delivery = worker().deliverDue();
    while (!(await claimed())) await new Promise((resolve) => setTimeout(resolve, 20));
    // As long as it takes to write the mail and to reach the server.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await sendAgain(id, endingEarlier)).status).toBe(204);
    await delivery;
    const [first, second, ...others] = await mailedTokens();
    expect([first, others]).toEqual([token, []]);
    expect(await opened(id, token)).toEqual(ended);
    expect(await opened(id, second!)).toEqual(open);
  });

  test('that was given up has the new link when it is sent at last (4.14)', async () => {
    const { id, token } = await buy();
    server.behave({ code: 550 });
    await sendAgain(id);
    const { makeDue, mailsOf } = outboxOf(service);
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await makeDue();
      await worker().deliverDue();
    }
    const dead = (await mailsOf(id)).find(({ state }) => state === 'dead')!;
    server.behave({});
    await sendAgain(id, endingEarlier);
    const [second] = await mailedTokens();
    expect((await admin('POST', `/svc-admin/outbox/${dead.document_id}/retry`)).status).toBe(204);
    expect(await mailedTokens()).toEqual([second, second]);
    expect(await opened(id, token)).toEqual(ended);
    expect(await opened(id, second!)).toEqual(open);
  });

  test.each([false, true])(
    'asked for by two at once leaves one link, the one of the last mail (mails on their way: %s; 4.14)',
    async (areSent) => {
      for (let round = 0; round < 5; round += 1) {
        const { id, token } = await buy();
        if (!areSent) await worker().stopWorker();
        const answers = await Promise.all(
          [endingEarlier, endingEarlier, {}].map((body) => sendAgain(id, body)),
        );
        const [one, other] = answers.map(({ status }) => status);
        expect([one, other]).toEqual([204, 204]);
        worker().startWorker();
        const tokens = await mailedTokens();
        const last = tokens.at(-1)!;
        expect(await opened(id, last)).toEqual(open);
        for (const earlier of new Set([token, ...tokens])) {
          if (earlier !== last) expect(await opened(id, earlier)).toEqual(ended);
        }
        server.received.length = 0;
      }
    },
  );
});
