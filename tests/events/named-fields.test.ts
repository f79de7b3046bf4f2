import { countQueries, type Service, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeFile,
  makeSignedIn,
  panelDocuments,
} from '../support/events';
import { addShopTicket, shopperOf } from '../support/shop';

/* What an answer has where `_fields` names it. */

const { events, tickets } = collections;

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService({
    env: { CURRENCY: 'EUR', PAYMENT_TEST_PROVIDER: 'true', SITE_TIMEZONE: 'Europe/Berlin' },
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const publish = (fields: Fields = {}) =>
  make(service, manager, events, eventBody({ status: 'publish', ...fields }));
const named = async (path: string, names: string, query: Fields = {}) => {
  const { status, body } = await service.call('GET', path, {
    query: { ...(query as Record<string, string>), _fields: names },
  });
  expect(status).toBe(200);
  return body as Fields;
};
const listed = async (id: number, names: string) => {
  const items = (await named(events, names, { include: String(id) })) as unknown as Fields[];
  expect(items).toHaveLength(1);
  return items[0]!;
};
/** In the list and alone. */
const both = async (id: number, names: string) => {
  const one = await named(`${events}/${id}`, names);
  expect(await listed(id, names)).toEqual(one);
  return one;
};

describe('fields of events that are named (8.5)', () => {
  test('its zone and its instants, whatever the zone of the site (8.5)', async () => {
    const { id } = await publish({
      start_date: '2026-12-22 08:15:00',
      end_date: '2026-12-22 10:00:00',
      timezone: 'Asia/Kolkata',
    });
    expect(await both(id, 'timezone,start_utc,end_utc')).toEqual({
      timezone: 'Asia/Kolkata',
      start_utc: '2026-12-22T02:45:00+00:00',
      end_utc: '2026-12-22T04:30:00+00:00',
    });
  });

  test('texts and terms, which lists have not by themselves (8.5)', async () => {
    const { id } = await publish({ content: '<p>All of it</p>', title: 'Named texts' });
    const fields = { content: '<p>All of it</p>', excerpt: 'All of it' };
    const names = 'content,excerpt,category_ids,tag_ids,slug';
    expect(await both(id, names)).toEqual({
      ...fields,
      category_ids: [],
      tag_ids: [],
      slug: 'named-texts',
    });
    const { body } = await service.call('GET', events, { query: { include: id } });
    expect(Object.keys((body as Fields[])[0]!)).toHaveLength(12);
    expect(await listed(id, 'meta')).toEqual({});
  });

  test('what a search finds has them, too (8.5, 2.9)', async () => {
    await publish({ title: 'Xylophone night', timezone: 'Asia/Tokyo' });
    const query = { search: 'xyloph', _fields: 'title,timezone,start_utc', _embed: '1' };
    const { body } = await service.call('GET', events, { query });
    const start_utc = '2030-05-01T09:00:00+00:00';
    expect(body).toEqual([{ title: 'Xylophone night', timezone: 'Asia/Tokyo', start_utc }]);
  });

  test('when it was changed (8.5)', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const { id } = await publish();
    const { modified_utc: modified } = await both(id, 'modified_utc');
    expect(modified).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    expect(Date.parse(modified as string)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(modified as string)).toBeLessThanOrEqual(Date.now());
  });

  test('its prices and their currency; nothing without tickets (8.5)', async () => {
    const { id } = await publish();
    const names = 'price_min,price_max,currency';
    expect(await both(id, names)).toEqual({ price_min: '', price_max: '', currency: 'EUR' });
    await addShopTicket(service, id, { priceMinor: 2500 });
    await addShopTicket(service, id, { priceMinor: 0 });
    await addShopTicket(service, id, { priceMinor: 105 });
    expect(await both(id, names)).toEqual({
      price_min: '0.00',
      price_max: '25.00',
      currency: 'EUR',
    });
  });

  test('its picture with words, size and smaller ones; null for none (8.5)', async () => {
    const { id } = await publish();
    expect(await both(id, 'image_details')).toEqual({ image_details: null });
    const { id: file } = await makeFile(service, '/uploads/hall.png');
    await service.strapi.db.query('plugin::upload.file').update({
      where: { id: file },
      data: {
        alternativeText: 'A full hall',
        width: 1600,
        height: 900,
        formats: {
          large: { url: '/uploads/large_hall.png', width: 1000, height: 563 },
          small: { url: '/uploads/small_hall.png', width: 500, height: 281 },
        },
      },
    });
    await inPanel(service, id).save({ image: file });
    await inPanel(service, id).publish();
    const { PUBLIC_URL: site } = service.env;
    expect(await both(id, 'image_details')).toEqual({
      image_details: {
        src: `${site}/uploads/hall.png`,
        alt: 'A full hall',
        width: 1600,
        height: 900,
        sizes: [
          { name: 'small', src: `${site}/uploads/small_hall.png`, width: 500, height: 281 },
          { name: 'large', src: `${site}/uploads/large_hall.png`, width: 1000, height: 563 },
        ],
      },
    });
    const change = { where: { id: file }, data: { alternativeText: 'An empty hall' } };
    await service.strapi.db.query('plugin::upload.file').update(change);
    const { image_details: changed } = await both(id, 'image_details');
    expect(changed).toMatchObject({ alt: 'An empty hall' });
  });

  test('a draft without dates has no instants (8.5)', async () => {
    const documents = panelDocuments(service, 'plugin::svc.event');
    const { publicId } = await documents.create({ data: { title: 'Undated' } });
    const { body } = await service.call('GET', `${events}/${publicId}`, {
      as: manager,
      query: { _fields: 'start_utc,end_utc,price_min,availability' },
    });
    expect(body).toEqual({ start_utc: '', end_utc: '', price_min: '', availability: 'none' });
  });

  test('an answer to a write has them too (8.5)', async () => {
    const { body } = await service.call('POST', events, {
      as: manager,
      query: { _fields: 'start_utc,availability' },
      body: eventBody({ timezone: 'UTC' }),
    });
    expect(body).toEqual({ start_utc: '2030-05-01T18:00:00+00:00', availability: 'none' });
  });
});

describe('whether places can be had (8.5)', () => {
  const early = { startSaleDate: '2030-01-01 00:00:00' };
  const late = { endSaleDate: '2024-01-01 00:00:00' };
  const full = { capacity: 0 };

  test.each([
    ['none', []],
    ['ended', [late]],
    ['sold_out', [late, full]],
    ['not_yet', [full, late, early]],
    ['on_sale', [late, full, {}, early]],
  ])('%s, of several tickets the best (8.5)', async (availability, sold) => {
    const { id } = await publish();
    for (const fields of sold) await addShopTicket(service, id, fields);
    expect(await both(id, 'availability')).toEqual({ availability });
  });

  test('it is told at once when the last place goes into a cart, also to who asks again (8.5)', async () => {
    const { id } = await publish();
    const ticket = await addShopTicket(service, id, { capacity: 1 });
    const query = { _fields: 'availability', include: String(id) };
    const first = await service.call('GET', events, { query });
    expect(first.body).toEqual([{ availability: 'on_sale' }]);
    const buyer = shopperOf(service.call);
    await buyer.add(ticket.id, 1);
    const headers = { 'If-None-Match': first.headers.get('ETag')! };
    const then = await service.call('GET', events, { query, headers });
    expect([then.status, then.body]).toEqual([200, [{ availability: 'sold_out' }]]);
    await service.strapi.db.connection('svc_carts').update({ expires_at: 1 });
    const free = await service.call('GET', events, { query });
    expect(free.body).toEqual([{ availability: 'on_sale' }]);
  });

  test('with as many queries for a page of one as of many (8.5)', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { id } = await publish();
      await addShopTicket(service, id, { capacity: 5 });
      ids.push(id);
    }
    const query = { _fields: 'id,availability,price_min,image_details,excerpt' };
    const ask = (include: number[]) => () =>
      service.call('GET', events, { as: manager, query: { ...query, include: include.join(',') } });
    await ask(ids)();
    const one = await countQueries(service.strapi, ask(ids.slice(0, 1)));
    const many = await countQueries(service.strapi, ask(ids));
    expect(many.result.body).toHaveLength(6);
    expect(many.queries).toHaveLength(one.queries.length);
  });
});

describe('fields of tickets and places that are named (8.5)', () => {
  test('a ticket has its zone, the instants of its sale, and whether it can be had (8.5)', async () => {
    const { id } = await publish({ timezone: 'Asia/Tokyo' });
    const dates = { startSaleDate: '2025-04-01 08:00:00', endSaleDate: '2030-04-01 08:00:00' };
    const { id: ticket } = await addShopTicket(service, id, dates);
    const names = 'timezone,start_sale_utc,end_sale_utc,availability';
    const fields = {
      timezone: 'Asia/Tokyo',
      start_sale_utc: '2025-03-31T23:00:00+00:00',
      end_sale_utc: '2030-03-31T23:00:00+00:00',
      availability: 'on_sale',
    };
    expect(await named(`${tickets}/${ticket}`, names)).toEqual(fields);
    expect(await named(tickets, names, { event_id: String(id) })).toEqual([fields]);
    const { id: always } = await addShopTicket(service, id, {});
    const open = await named(`${tickets}/${always}`, 'start_sale_utc,end_sale_utc');
    expect(open).toEqual({ start_sale_utc: '', end_sale_utc: '' });
  });

  test('a place that was bought has the instants of its event, for users and guests (8.5)', async () => {
    const { id } = await publish({ timezone: 'Asia/Tokyo' });
    const ticket = await addShopTicket(service, id, {});
    const shopper = shopperOf(service.call);
    await shopper.add(ticket.id, 1);
    const bought = await shopper.pay();
    const token = new URL(bought.body.confirmation_url as string).searchParams.get('token')!;
    const when = {
      timezone: 'Asia/Tokyo',
      event_start_utc: '2030-05-01T09:00:00+00:00',
      event_end_utc: '2030-05-01T11:00:00+00:00',
    };
    const inside = Object.keys(when).map((name) => `attendees.${name}`);
    const order = await named('svc/tickets/v1/guest-order', inside.join(','), { token });
    expect(order).toEqual({ attendees: [when] });
    const user = await makeSignedIn(service, 'authenticated', 'bella');
    const own = shopperOf(service.call, user);
    await own.add(ticket.id, 1);
    await own.pay();
    const { body } = await service.call('GET', 'svc/tickets/v1/my-tickets', {
      as: user,
      query: { _fields: Object.keys(when).join(',') },
    });
    expect(body).toEqual([when]);
  });
});
