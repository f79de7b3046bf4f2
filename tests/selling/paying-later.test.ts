import { built, type Service, startService, type TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import { type MailServer, partsOf, startMailServer } from '../support/mail-server';
import { worker } from '../support/outbox';
import { openPage } from '../support/pages';
import { makeShopTicket, shopperOf } from '../support/shop';

/* What a buyer who pays later is told: how, how much, with which words, and until when. */

const { readSite } =
  built<typeof import('../../src/plugins/svc/server/src/resources/site/site')>(
    'resources/site/site',
  );

const day = 24 * 60 * 60;
const bank = 'To IBAN DE02 1203 0000 0000 2020 51\n<b>or</b> at the box office & bar';

let service: Service;
let server: MailServer;
let manager: TestUser;

beforeAll(async () => {
  server = await startMailServer();
  const env = { OFFLINE_PAYMENT: 'everyone', SMTP_URL: server.url, SITE_TIMEZONE: 'Europe/Berlin' };
  service = await startService({ env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const db = () => service.strapi.db.connection;

/** What the operator says, in the panel. */
async function saySite(data: object) {
  await db()('svc_sites').delete();
  await service.strapi.documents('plugin::svc.site' as never).create({ data } as never);
  await readSite();
}

async function reserve(event = {}) {
  server.received.length = 0;
  const { id } = await makeShopTicket(service, manager, {}, event);
  const shopper = shopperOf(service.call);
  await shopper.add(id, 2);
  const { body } = await shopper.pay({ payment_method: 'offline' });
  const { order_id: orderId, confirmation_url: address } = body as {
    order_id: number;
    confirmation_url: string;
  };
  await worker().deliverDue();
  return { orderId, address, mail: partsOf(server.received[0]!.raw) };
}

const placedAt = (orderId: number, at: number) =>
  db()('svc_orders').where({ public_id: orderId }).update({ placed_at: at });

test('the page and the mail of an order to be paid have the words of the operator, as text, amount and reference (9.13, 4.14)', async () => {
  await saySite({ paymentWords: bank });
  const { orderId, address, mail } = await reserve();
  const page = await openPage(service, address);
  expect(page.text).toContain(
    'How to pay To IBAN DE02 1203 0000 0000 2020 51 <b>or</b> at the box',
  );
  expect(page.text).toContain(`Amount $25.00 Reference Order ${orderId} At the latest`);
  expect(page.html + mail.html).not.toContain('<b>or</b>');
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('To IBAN DE02 1203 0000 0000 2020 51');
    expect(part.replaceAll(/<\/?strong>/g, '')).toContain(`Reference: Order ${orderId}`);
  }
});

test('where the operator has said nothing they say that much, and once it is paid nothing (9.13, 4.14)', async () => {
  await saySite({ name: 'Boathouse' });
  const { orderId, address } = await reserve();
  expect((await openPage(service, address)).text).toContain('How to pay Pay as the organizer asks');
  const body = { status: 'completed' };
  await service.call('PUT', `svc/tickets/v1/orders/${orderId}`, { as: manager, body });
  const paid = await openPage(service, address);
  expect(paid.text).toContain('Paid');
  expect(paid.text).not.toContain('How to pay');
});

test('until when is what the job goes by: its days, or the start of its event by its own clock (7.4)', async () => {
  const start = (days: number) =>
    new Date(Date.now() + days * day * 1000).toISOString().slice(0, 11).replace('T', ' ');
  const soon = await reserve({
    timezone: 'Asia/Tokyo',
    start_date: `${start(3)}19:00:00`,
    end_date: `${start(3)}22:00:00`,
  });
  expect((await openPage(service, soon.address)).text).toMatch(
    /At the latest \w+, \d+ \w+ \d{4}, 19:00 \(\S*Tokyo/,
  );
  const late = await reserve();
  await placedAt(late.orderId, Date.UTC(2031, 0, 1, 11, 0) / 1000);
  expect((await openPage(service, late.address)).text).toContain(
    'At the latest Wednesday, 8 January 2031, 12:00',
  );
});

test('in German, where the buyer reads that (9.12)', async () => {
  const { address } = await reserve();
  const page = await openPage(service, `${address}&lang=de`);
  expect(page.text).toContain('So bezahlen Sie');
  expect(page.text).toMatch(/Betrag 25,00\s\$ Verwendungszweck Bestellung \d+ Spätestens/);
});
