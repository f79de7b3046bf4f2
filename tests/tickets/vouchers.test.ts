import { built, type Service, startService, type TestUser } from '../support';
import { collections, type Fields, makeSignedIn, inPanel } from '../support/events';
import { addShopTicket, makeShopTicket, shopperOf } from '../support/shop';
import { makeVoucher, usesOf, vouchersInPanel } from '../support/vouchers';

/* What holds for every voucher, whoever writes it. */

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

type FillKeys = typeof import('../../src/plugins/svc/server/src/resources/voucher/fill-keys');

interface FormError {
  details?: { errors?: { path: string[] }[] };
}

/** The fields at which the panel shows what is wrong. */
async function wrongFields(write: Promise<unknown>): Promise<string[]> {
  try {
    await write;
    return [];
  } catch (error) {
    return ((error as FormError).details?.errors ?? []).map(({ path }) => path[0]!);
  }
}

const create = (data: Fields) => vouchersInPanel(service).create({ data });
const rowOf = (id: number) =>
  service.strapi.db.connection('svc_vouchers').where({ public_id: id }).first();

describe('the code of a voucher (8.20)', () => {
  test('is made where none is given: eleven letters and digits that are told apart', async () => {
    const codes = await Promise.all(
      [{}, { code: '' }, { code: null }].map((one) => create({ percent: 10, ...one })),
    );
    const made = codes.map((one) => (one as typeof one & { code: string }).code);
    const form = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{3}$/;
    for (const code of made) expect(code).toMatch(form);
    expect(new Set(made).size).toBe(3);
  });

  test('is kept in capitals and without spaces, and unique in that form', async () => {
    const { code, documentId } = await makeVoucher(service, { code: ' spring 26 ' });
    expect(code).toBe('SPRING26');
    expect(await wrongFields(create({ percent: 5, code: 'Spring26' }))).toEqual(['code']);
    const save = (data: Fields) => vouchersInPanel(service).update({ documentId, data });
    expect(await wrongFields(save({ code: 'SPRING 26' }))).toEqual([]);
    expect(await wrongFields(save({ code: '' }))).toEqual(['code']);
  });

  test('is unique whatever its dashes, and shown as it was made', async () => {
    const { code, documentId, id } = await makeVoucher(service, { code: 'autumn–26' });
    expect(code).toBe('AUTUMN-26');
    for (const other of ['AUTUMN26', 'AU-TUMN-26', 'autumn\u201126']) {
      expect(await wrongFields(create({ percent: 5, code: other }))).toEqual(['code']);
    }
    await vouchersInPanel(service).update({
      documentId,
      data: { code: 'AU-TUMN26', codeKey: 'X' },
    });
    expect(await rowOf(id)).toMatchObject({ code: 'AU-TUMN26', code_key: 'AUTUMN26' });
  });

  test('of an earlier start is found from the next one on, of two that dashes tell apart the older', async () => {
    const [older, newer] = [await makeVoucher(service), await makeVoucher(service)];
    const db = service.strapi.db.connection;
    const set = (id: number, code: string) =>
      db('svc_vouchers').where({ public_id: id }).update({ code, code_key: null });
    await set(older.id, 'EARLI-ER');
    await set(newer.id, 'EARLIER');
    const { fillKeys } = built<FillKeys>('resources/voucher/fill-keys');
    for (let starts = 0; starts < 2; starts += 1) await fillKeys(db);
    expect(await rowOf(older.id)).toMatchObject({ code: 'EARLI-ER', code_key: 'EARLIER' });
    expect(await rowOf(newer.id)).toMatchObject({ code: 'EARLIER', code_key: null });
  });

  test.each(['ABC', 'A'.repeat(41), 'SÜSS', 'A_B_C', '-----'])('is refused as %s', async (code) => {
    expect(await wrongFields(create({ percent: 5, code }))).toEqual(['code']);
  });
});

describe('what a voucher takes off (8.20)', () => {
  test.each<[string, Fields, string[]]>([
    ['nothing', {}, ['percent']],
    ['a part and an amount', { percent: 5, amountMinor: 100 }, ['amountMinor']],
    ['no percent', { percent: 0 }, ['percent']],
    ['more than everything', { percent: 101 }, ['percent']],
    ['an amount of nothing', { amountMinor: 0 }, ['amountMinor']],
    ['half a percent', { percent: 1.5 }, ['percent']],
    ['a part', { percent: 100 }, []],
    ['an amount', { amountMinor: 1 }, []],
    ['a part, with an amount that was emptied', { percent: 5, amountMinor: '' }, []],
  ])('may be %s, or may not', async (_, data, wrong) => {
    expect(await wrongFields(create(data))).toEqual(wrong);
  });

  test('changes from one to the other in one step', async () => {
    const { documentId, id } = await makeVoucher(service, { percent: 10 });
    const change = (data: Fields) => vouchersInPanel(service).update({ documentId, data });
    expect(await wrongFields(change({ amountMinor: 100 }))).toEqual(['amountMinor']);
    await change({ amountMinor: 100, percent: null });
    expect(await rowOf(id)).toMatchObject({ percent: null, amount_minor: 100 });
  });
});

describe('a voucher (8.20)', () => {
  test.each<[Fields, string[]]>([
    [{ validFrom: '2030-01-02 00:00:00', validUntil: '2030-01-01 00:00:00' }, ['validUntil']],
    [{ validFrom: '2030-01-01 00:00:00', validUntil: '2030-01-01 00:00:00' }, ['validUntil']],
    [{ validUntil: '2030-02-30 00:00:00' }, ['validUntil']],
    [{ validFrom: 'tomorrow' }, ['validFrom']],
    [{ maxPlaces: 0 }, ['maxPlaces']],
    [{ maxPlaces: -2 }, ['maxPlaces']],
    [{ maxPlaces: '' }, []],
  ])('with %j is refused at its fields', async (data, wrong) => {
    expect(await wrongFields(create({ percent: 10, ...data }))).toEqual(wrong);
  });

  test('is counted by orders alone, whatever a form sends back (3.14)', async () => {
    const made = await create({ percent: 10, used: 7 });
    const { documentId, publicId: id } = made;
    await vouchersInPanel(service).update({ documentId, data: { used: 9, eventId: 3 } });
    expect(await rowOf(id)).toMatchObject({ used: 0, event_id: null });
    const raw = service.strapi.db.connection('svc_vouchers').where({ public_id: id });
    await expect(raw.update({ used: -1 })).rejects.toThrow();
  });

  test('is duplicated with a code of its own, used by nobody', async () => {
    const ticket = await makeShopTicket(service, manager);
    const made = await makeVoucher(service, { percent: 10, eventId: ticket.eventId });
    const buyer = shopperOf(service.call);
    await buyer.add(ticket.id, 2);
    await buyer.apply(made.code);
    await buyer.pay();
    expect(await usesOf(service, made)).toBe(2);
    const { entries } = await vouchersInPanel(service).clone({
      documentId: made.documentId,
      data: {},
    });
    const copy = await rowOf(entries[0]!.publicId);
    expect(copy).toMatchObject({ used: 0, percent: 10, event_id: ticket.eventId });
    expect(copy.code).not.toBe(made.code);
  });

  test('that was used is deleted all the same: its order keeps the code', async () => {
    const ticket = await makeShopTicket(service, manager);
    const made = await makeVoucher(service);
    const buyer = shopperOf(service.call);
    await buyer.add(ticket.id, 2);
    await buyer.apply(made.code);
    const { order_id: order } = (await buyer.pay()).body;
    await vouchersInPanel(service).delete({ documentId: made.documentId });
    const row = await service.strapi.db
      .connection('svc_orders')
      .where({ public_id: order })
      .first();
    expect([row.voucher_code, Number(row.discount_minor)]).toEqual([made.code, 250]);
    const cancelled = await service.call('PUT', `svc/tickets/v1/orders/${order}`, {
      as: manager,
      body: { status: 'cancelled' },
    });
    expect(cancelled.status).toBe(200);
  });

  test('goes with its event', async () => {
    const ticket = await makeShopTicket(service, manager);
    const [its, everywhere] = [
      await makeVoucher(service, { eventId: ticket.eventId }),
      await makeVoucher(service),
    ];
    await addShopTicket(service, ticket.eventId);
    await inPanel(service, ticket.eventId).remove();
    expect(await rowOf(its.id)).toBeUndefined();
    expect(await rowOf(everywhere.id)).toBeDefined();
    expect((await service.call('GET', `${collections.events}/${ticket.eventId}`)).status).toBe(404);
  });
});
