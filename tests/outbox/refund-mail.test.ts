import { type Service, startService, type TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import {
  headerOf,
  type MailServer,
  partsOf,
  type ReceivedMail,
  startMailServer,
} from '../support/mail-server';
import { makeOffer, makeOrder, type OrderOptions, type TestTicket } from '../support/orders';
import { outboxOf, worker } from '../support/outbox';
import { askBack, makeChargedOrder, refundRequests, setRefunds } from '../support/refunds';

let service: Service;
let server: MailServer;
let office: TestUser;
let concert: TestTicket;
let ballet: TestTicket;

const notes = 'A friend of the house';

beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true', SMTP_URL: server.url } });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  office = await makeSignedIn(service, 'box-office', 'office');
  const event = {
    title: 'A concert',
    timezone: 'Europe/Berlin',
    start_date: '2031-06-20 19:00:00',
    end_date: '2031-06-20 22:30:00',
  };
  concert = await makeOffer(service, manager, { event, price: 1250 });
  ballet = await makeOffer(service, manager, { event: { title: 'A ballet' }, price: 1000 });
});

beforeEach(async () => {
  await worker().deliverDue();
  server.received.length = 0;
});

const decide = (id: number, status: string) =>
  service.call('PUT', `${refundRequests}/${id}`, {
    as: office,
    body: { status, admin_notes: notes },
  });

async function mails(): Promise<ReceivedMail[]> {
  await worker().deliverDue();
  return server.received;
}

/** Decides about the money of an order, or of its first place, and answers the mail that follows. */
async function decided(
  status: 'approved' | 'rejected',
  options: OrderOptions,
  { ofPlace = false, make = makeChargedOrder }: { ofPlace?: boolean; make?: typeof makeOrder } = {},
) {
  const order = await make(service, options);
  const subject = ofPlace ? { attendee_id: order.attendeeIds[0] } : { order_id: order.id };
  const request = await askBack(service.call, office, subject);
  expect((await decide(request, status)).status).toBe(200);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  return { order, request, mail: mail!, ...partsOf(mail!.raw) };
}

const missingFrom = (parts: string[], said: string[]) =>
  parts.flatMap((part) => said.filter((words) => !part.includes(words)));

describe('the mail about a refund', () => {
  test('says of one place that its money goes back (4.19)', async () => {
    const { order, mail, text, html } = await decided(
      'approved',
      { places: [[concert, 2]] },
      { ofPlace: true },
    );
    expect(mail.to).toEqual(['bea@example.test']);
    expect(headerOf(mail.raw, 'subject')).toBe(`Your refund for order ${order.id} was approved`);
    const said = [
      'Hello Bea Buyer,',
      `a refund of $12.50 for order ${order.id} was approved`,
      'Guest 1, A place',
      'A concert',
      'Friday, 20 June 2031, 19:00 to 22:30 (Berlin time)',
      'by the way you paid',
      `https://tickets.example.test/orders/${order.id}?token=${order.token}`,
    ];
    expect(missingFrom([text, html], said)).toEqual([]);
    expect(text).not.toContain('Guest 2');
  });

  test('names all that was bought where the whole order goes back (4.19)', async () => {
    const places: OrderOptions['places'] = [
      [concert, 2],
      [ballet, 1],
    ];
    const { text } = await decided('approved', { places });
    expect(text).toContain('refund of $35.00');
    expect(text).toContain('  2 × A place\n  A concert\n  Friday, 20 June 2031, 19:00');
    expect(text).toContain('  1 × A place\n  A ballet\n  Wednesday, 1 May 2030, 18:00');
  });

  test('says where a person hands the money over (4.19)', async () => {
    const options = { places: [[concert, 1]] as OrderOptions['places'] };
    const { text } = await decided('approved', options, { make: makeOrder });
    expect(text).toContain('The box office sees to it that you get the money.');
  });

  test('says that it was declined, and that nothing changes (4.19)', async () => {
    const { order, mail, text, html } = await decided('rejected', { places: [[concert, 1]] });
    expect(headerOf(mail.raw, 'subject')).toBe(`Your refund for order ${order.id} was declined`);
    const said = ['refund of $12.50', 'was declined', 'No money goes back', '1 × A place'];
    expect(missingFrom([text, html], said)).toEqual([]);
  });

  test('keeps what the box office wrote for itself (4.19)', async () => {
    const { mail, text, html } = await decided('rejected', { places: [[concert, 1]] });
    expect([mail.raw, text, html].filter((part) => part.includes(notes))).toEqual([]);
  });

  test('has no markup of what people typed (4.14, 4.19)', async () => {
    const buyerName = '<b onclick="x">Eve</b>';
    const { text, html } = await decided('rejected', { places: [[concert, 1]], buyerName });
    expect(text).toContain(`Hello ${buyerName},`);
    expect(html).toContain('Hello &lt;b onclick=&quot;x&quot;&gt;Eve&lt;/b&gt;,');
  });

  test('for a deleted attendee still names event and ticket (4.19)', async () => {
    const order = await makeChargedOrder(service, { places: [[concert, 1]] });
    const [attendee] = order.attendeeIds;
    const request = await askBack(service.call, office, { attendee_id: attendee });
    await worker().stopWorker();
    await decide(request, 'rejected');
    await service.strapi.db.connection('svc_attendees').where({ public_id: attendee }).delete();
    worker().startWorker();
    const [mail] = await mails();
    expect(partsOf(mail!.raw).text).toContain(`refund of $12.50 for order ${order.id}`);
  });
});

describe('a decision', () => {
  test('is told once, whatever is asked again (4.19)', async () => {
    const { request, order } = await decided('approved', { places: [[concert, 1]] });
    expect((await decide(request, 'approved')).status).toBe(200);
    await service.call('PUT', `${refundRequests}/${request}`, {
      as: office,
      body: { admin_notes: 'Later' },
    });
    expect(await mails()).toHaveLength(1);
    const [entry, ...others] = await outboxOf(service).mailsOf(order.id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'refund mail', state: 'done' });
    expect(JSON.parse(entry!.payload)).toEqual({ requestId: request });
    expect(headerOf(server.received[0]!.raw, 'message-id')).toBe(
      `<${entry!.fact_id}@tickets.example.test>`,
    );
  });

  test('is told when it is made: not while the provider refuses or nobody knows (4.19)', async () => {
    const order = await makeChargedOrder(service, { places: [[concert, 1]] }, 'refused');
    const request = await askBack(service.call, office, { order_id: order.id });
    expect((await decide(request, 'approved')).status).toBe(400);
    expect(await mails()).toEqual([]);
    await setRefunds(service, order.id, 'error');
    expect((await decide(request, 'approved')).status).toBe(500);
    expect(await mails()).toEqual([]);
    expect(await outboxOf(service).mailsOf(order.id)).toEqual([]);
  });
});

describe('the mails about a ticket that is handed on', () => {
  const handOn = async (order: { token: string; attendeeIds: number[] }, holder: object) => {
    const path = `svc/tickets/v1/my-tickets/${order.attendeeIds[0]}/transfer`;
    const headers = { 'X-Order-Token': order.token };
    const answer = await service.call('POST', path, { headers, body: holder });
    expect(answer.status).toBe(200);
    const { security_code: code } = (await service.strapi.db
      .connection('svc_attendees')
      .where({ public_id: order.attendeeIds[0] })
      .first('security_code')) as { security_code: string };
    return code;
  };

  test('bring the new holder the ticket, and tell the other that it is gone (8.14)', async () => {
    const order = await makeChargedOrder(service, { places: [[concert, 2]] });
    const holder = { full_name: 'Carla https://evil.example', email: 'carla@example.org' };
    const code = await handOn(order, holder);
    const sent = await mails();
    const to = (address: string) => sent.find((mail) => mail.to[0] === address)!;
    expect(sent).toHaveLength(3);
    const [toNew, toFormer] = [to(holder.email), to('guest-1@example.test')];
    const buyer = partsOf(to('bea@example.test').raw);
    expect(buyer.text).toContain('The ticket of Guest 1, which you bought, was handed on to Carla');
    expect(buyer.html).toContain(order.token);
    expect(to('bea@example.test').raw).not.toContain(code);
    const readable = code.match(/.{4}/g)!.join(' ');
    const fresh = partsOf(toNew.raw);
    expect(
      missingFrom([fresh.text], ['Guest 1 has handed a ticket on to you', 'A concert', readable]),
    ).toEqual([]);
    expect(fresh.html).toContain(`cid:${code}@codes.svc`);
    expect(toNew.raw).toContain(`tickets-${order.id}.pdf`);
    expect(toNew.raw).toContain(`tickets-${order.id}.ics`);
    const former = partsOf(toFormer.raw);
    expect(former.text).toContain('was handed on to Carla');
    for (const part of [fresh.text, fresh.html, former.text, former.html]) {
      expect(part).not.toContain('https://evil');
      expect(part).not.toContain(order.token);
    }
    expect(toFormer.raw).not.toContain(code);
    expect(former.text).not.toContain(readable);
  });

  test('bring who had the ticket and bought it one mail, not two (8.14)', async () => {
    const order = await makeChargedOrder(service, {
      ...{ places: [[concert, 1]], buyerEmail: 'Guest-1@example.test' },
    });
    await handOn(order, { full_name: 'Carla', email: 'carla@example.org' });
    expect((await mails()).map(({ to }) => to[0]).sort()).toEqual([
      'carla@example.org',
      'guest-1@example.test',
    ]);
  });
});
