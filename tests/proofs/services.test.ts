import type { Knex } from 'knex';
import type { Services } from '../../src/plugins/svc/server/src/services';
import { type Handle, makeApiToken, type Service, startService } from '../support';
import { makeSignedIn, panelDocuments } from '../support/events';
import { buildWith, checkFormat, type Files, filesIn, sectionOf } from '../support/example-project';
import { minor } from '../support/minor';
import { addShopTicket, countersOf, makeShopTicket, type ShopTicket } from '../support/shop';

/*
 * What a project's own code may call, as docs/build-on-it.md shows it: its files, taken from the page itself, and calls
 * within transactions of somebody else's.
 */

const files = filesIn(sectionOf('docs/build-on-it.md', 'Calling it from your own code'));

/** A waiting list whose entries are told, as they are written, how many places there are. */
const waiting: Files = {
  'src/api/waiting/content-types/waiting/schema.json': JSON.stringify({
    kind: 'collectionType',
    collectionName: 'waitings',
    info: { singularName: 'waiting', pluralName: 'waitings', displayName: 'Waiting' },
    options: { draftAndPublish: false },
    attributes: { ticket: { type: 'integer' }, remaining: { type: 'integer' } },
  }),
};

/** Calls that the compiler must refuse: it fails where it does not. */
const typed: Files = {
  'src/typed-calls.ts': `
    import { minor, svc, type TicketWithRemaining } from 'strapi-plugin-svc/services';

    export const ticket: Promise<TicketWithRemaining> = svc('ticket').findTicket(1);
    // @ts-expect-error: an id is a number
    export const byText = () => svc('ticket').findTicket('1');
    export const cheaper = () => svc('ticket').updateTicket(1, { priceMinor: minor(1250) });
    // @ts-expect-error: money is no number
    export const cheapest = () => svc('ticket').updateTicket(1, { priceMinor: 12.5 });
    // @ts-expect-error: there is no such function
    export const unknown = () => svc('order').payLater();
    // @ts-expect-error: there is no such service
    export const none = () => svc('venue');
  `,
};

let project: string;
let service: Service;
let door: Handle;
let manager: Handle;

beforeAll(async () => {
  project = await buildWith({ ...files, ...waiting, ...typed });
  service = await startService({ appDir: project });
  door = await makeApiToken(service.strapi, 'full-access');
  manager = await makeSignedIn(service, 'event-manager', 'manager');
}, 240_000);

const svc = <Name extends keyof Services>(name: Name) =>
  service.strapi.plugin('svc').service(name) as Services[Name];

const makeTicket = (capacity = -1) => makeShopTicket(service, manager, { capacity });

const inTransaction = <T>(work: (trx: Knex.Transaction) => Promise<T>) =>
  service.strapi.db.transaction(({ trx }) => work(trx)) as Promise<T>;

const buyer = { fullName: 'Ada Lovelace', email: 'ada@example.test' };

test('the files of docs/build-on-it.md are written as the rest of the project is', async () => {
  expect(Object.keys(files)).toHaveLength(4);
  await checkFormat(project, Object.keys(files));
});

test('the plugin offers exactly the services that docs/build-on-it.md names', () => {
  const section = sectionOf('docs/build-on-it.md', 'Calling it from your own code');
  const [, named = ''] = /There are (.*?);/s.exec(section) ?? [];
  const names = [...named.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!);
  expect(Object.keys(service.strapi.plugin('svc').services).sort()).toEqual(names.sort());
});

describe("a project's own controller", () => {
  const sell = (ticket: ShopTicket, quantity: number, as?: Handle) =>
    service.call('POST', 'door-sales', { as, body: { ticketId: ticket.id, quantity, buyer } });

  test('sells places by calling the cart and the order', async () => {
    const ticket = await makeTicket(5);
    const { status, body } = await sell(ticket, 2, door);
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: { status: 'pending', total: '25.00' } });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
    const { orderId: id } = (body as { result: { orderId: number } }).result;
    const order = await svc('order').findOrder(id);
    expect(order).toMatchObject({ buyer_name: 'Ada Lovelace', status: 'pending' });
    expect(order.attendeeIds).toHaveLength(2);
  });

  test('answers with a problem as the REST interface does', async () => {
    const ticket = await makeTicket(1);
    const { status, body } = await sell(ticket, 2, door);
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'rest_cannot_create', data: { status: 403 } });
    const unknown = await sell({ ...ticket, id: 999_999 }, 1, door);
    expect(unknown.status).toBe(404);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
  });

  test.each([-1, 0.5])('is told that %d is no quantity', async (quantity) => {
    const ticket = await makeTicket();
    await sell(ticket, 3, door);
    const { status, body } = await sell(ticket, quantity, door);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      data: { params: { quantity: 'must be a whole number, 0 or more' } },
    });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 3, held: 0 });
  });

  test('is asked only by whom its own route lets in', async () => {
    const { status } = await sell(await makeTicket(), 1);
    expect(status).toBe(403);
  });
});

describe("a lifecycle of a project's own type", () => {
  const join = (ticket: number) =>
    panelDocuments(service, 'api::member.member').create({ data: { ...buyer, ticket } });
  const members = () => service.strapi.db.connection('members').select('attendee', 'ticket');

  test('writes an attendee in the transaction of the write', async () => {
    const { id } = await makeTicket(1);
    await join(id);
    const { attendee } = (await members()).find((row: { ticket: number }) => row.ticket === id)!;
    expect(await svc('attendee').findAttendee(Number(attendee))).toMatchObject({
      full_name: 'Ada Lovelace',
      ticket_id: id,
    });
    expect(await countersOf(service, id)).toEqual({ sold: 1, held: 0 });
  }, 20_000);

  test('leaves no attendee where the write fails later', async () => {
    const { id } = await makeTicket(1);
    const unsubscribe = service.strapi.db.lifecycles.subscribe({
      models: ['api::member.member'],
      async afterCreate({ result }) {
        const { attendee } = result as unknown as { attendee: number };
        const { email } = await svc('attendee').findAttendee(attendee);
        throw new Error(`No letters to ${email}.`);
      },
    });
    await expect(join(id)).rejects.toThrow('No letters to ada@example.test.');
    unsubscribe();
    expect(await countersOf(service, id)).toEqual({ sold: 0, held: 0 });
    const page = { page: 1, perPage: 10 };
    expect((await svc('attendee').listAttendees({ ticketId: id }, page)).total).toBe(0);
  }, 20_000);

  test('stops the write where there is no place, and the panel can show why', async () => {
    const { id } = await makeTicket(0);
    const before = await members();
    await expect(join(id)).rejects.toMatchObject({ name: 'ApplicationError' });
    await expect(join(999_999)).rejects.toMatchObject({
      name: 'ValidationError',
      details: { errors: [{ path: ['ticket'], message: 'there is no ticket 999999' }] },
    });
    expect(await members()).toEqual(before);
  }, 20_000);
});

test('what is wrong is said by attribute, not by parameter', async () => {
  const { id, eventId } = await makeTicket();
  await expect(svc('event').updateEvent(eventId, { venueId: 999_999 })).rejects.toMatchObject({
    params: { venue: 'there is no venue 999999; 0 stands for none' },
  });
  await expect(svc('ticket').updateTicket(id, { priceMinor: minor(0) })).rejects.toMatchObject({
    params: { priceMinor: 'must be more than 0.00 for a paid ticket' },
  });
  const { id: free } = await addShopTicket(service, eventId, { priceMinor: 0 });
  await expect(
    svc('attendee').createAttendee({ ...buyer, ticketId: free, eventId: 999_999 }),
  ).rejects.toMatchObject({ params: { eventId: `is not the event of ticket ${free}` } });
});

test("a document middleware of a project's own type joins the transaction it is called in", async () => {
  const { id } = await makeTicket(7);
  service.strapi.documents.use(async (context, next) => {
    if (context.uid !== ('api::waiting.waiting' as string)) return next();
    const { data } = context.params as { data: { ticket: number; remaining?: number } };
    data.remaining = (await svc('ticket').findTicket(data.ticket)).remaining;
    return next();
  });
  await inTransaction(async (trx) => {
    await trx('svc_tickets').where({ public_id: id }).update({ capacity: 3 });
    await panelDocuments(service, 'api::waiting.waiting').create({ data: { ticket: id } });
  });
  const row: unknown = await service.strapi.db.connection('waitings').where({ ticket: id }).first();
  expect(row).toMatchObject({ remaining: 3 });
}, 20_000);

describe("inside a transaction of a project's own", () => {
  test('every read joins it and sees what it has written', async () => {
    const { id, eventId } = await makeTicket(9);
    const page = { page: 1, perPage: 10 };
    const seen = await inTransaction(async (trx) => {
      await trx('svc_tickets').where({ public_id: id }).update({ title: 'Not yet committed' });
      return {
        ticket: await svc('ticket').findTicket(id),
        tickets: await svc('ticket').listTickets({ publicOnly: true, eventId }, page),
        event: await svc('event').findEvent(eventId),
        events: await svc('event').listEvents({ status: 'publish', words: [] }, page),
        attendees: await svc('attendee').listAttendees({ ticketId: id }, page),
        orders: await svc('order').listOrders({ eventId }, page),
        bought: await svc('order').listPurchasedTickets(1, page),
        refunds: await svc('refund-request').listRefundRequests({ eventId }, page),
        cart: await svc('cart').readCart({ userId: 1 }),
        report: await svc('integrity').checkIntegrity(),
      };
    });
    expect(seen.ticket.title).toBe('Not yet committed');
    expect(seen.tickets.items).toMatchObject([{ title: 'Not yet committed' }]);
    expect(seen.event.public_id).toBe(eventId);
    expect(seen.report.isClean).toBe(true);
  }, 20_000);

  test('what is written is undone with it', async () => {
    const { id, eventId } = await makeTicket(9);
    const owner = svc('cart').ownerOfToken(svc('cart').newGuestToken());
    let made = 0;
    const work = inTransaction(async () => {
      const attendee = await svc('attendee').createAttendee({ ...buyer, ticketId: id });
      made = attendee.public_id;
      await svc('attendee').checkIn(attendee.document_id);
      await svc('cart').changeCart(owner, { ticketId: id, quantity: 2, mode: 'add' });
      await svc('ticket').updateTicket(id, { title: 'Undone' });
      await svc('event').updateEvent(eventId, { title: 'Undone' });
      expect(await svc('attendee').findAttendee(made)).toMatchObject({ status: 'checked_in' });
      throw new Error('Changed my mind.');
    });
    await expect(work).rejects.toThrow('Changed my mind.');
    await expect(svc('attendee').findAttendee(made)).rejects.toMatchObject({ kind: 'notFound' });
    expect(await svc('cart').readCart(owner)).toMatchObject({ items: [] });
    expect(await svc('ticket').findTicket(id)).toMatchObject({
      title: 'A place',
      sold: 0,
      held: 0,
    });
    expect(await svc('event').findEvent(eventId)).not.toMatchObject({ title: 'Undone' });
  }, 20_000);

  test('what asks for money throws at once, and nothing has happened', async () => {
    const { id, eventId } = await makeTicket(3);
    const free = await addShopTicket(service, eventId, { priceMinor: 0 });
    for (const ticketId of [id, free.id]) {
      const owner = svc('cart').ownerOfToken(svc('cart').newGuestToken());
      await svc('cart').changeCart(owner, { ticketId, quantity: 1, mode: 'set' });
      const request = {
        owner,
        buyer,
        userId: null,
        isBoxOffice: false,
        namedAttendees: [],
        paymentMethod: '',
        paymentToken: '',
        idempotent: null,
      };
      const work = inTransaction(() => svc('order').checkOut(request));
      await expect(work).rejects.toThrow('cannot run inside a transaction');
      expect(await countersOf(service, ticketId)).toEqual({ sold: 0, held: 1 });
    }
  }, 20_000);

  test('a refund is not approved, but may be rejected', async () => {
    const { id } = await makeTicket();
    const { body } = await service.call('POST', 'door-sales', {
      as: door,
      body: { ticketId: id, quantity: 1, buyer },
    });
    const { orderId } = (body as { result: { orderId: number } }).result;
    await svc('order').changeOrderStatus(orderId, 'completed');
    const wish = { orderId, reason: '', userId: null, isBoxOffice: true };
    await expect(
      svc('refund-request').requestRefund({ ...wish, amount: minor(-5) }),
    ).rejects.toMatchObject({
      params: { amountMinor: 'must be at least 0.01' },
    });
    const { public_id: request } = await svc('refund-request').requestRefund(wish);
    const decide = (status: 'approved' | 'rejected') =>
      inTransaction(() => svc('refund-request').changeRefundRequest(request, { status }));
    await expect(decide('approved')).rejects.toThrow('cannot run inside a transaction');
    expect(await svc('refund-request').findRefundRequest(request)).toMatchObject({
      status: 'pending',
      settle_after: null,
    });
    expect(await decide('rejected')).toMatchObject({ status: 'rejected' });
  }, 20_000);
});

test("a guest's token of somebody else's making opens no cart", () => {
  expect(() => svc('cart').ownerOfToken('made.up')).toThrow('Invalid parameter(s): cart');
});
