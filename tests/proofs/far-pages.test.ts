import { built, countQueries, type Service, startService, type TestUser } from '../support';
import { collections, dice, eventBody, type Fields, make, makeSignedIn } from '../support/events';

/* A page far back in the list is looked for from its day on. Here that begins with the first page. */

const { farBounds } = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/queries/far-page')
>('resources/event/queries/far-page');

const { farBounds: ofTickets } = built<
  typeof import('../../src/plugins/svc/server/src/resources/ticket/queries/far-page')
>('resources/ticket/queries/far-page');

const { events, tickets } = collections;
const usual = farBounds.days;
const usualOfTickets = ofTickets.least;

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  farBounds.days = 0;
  ofTickets.least = 0;
  service = await startService({ env: { GUEST_ANSWERS_MB: '0' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  const { pick, chance } = dice(7);
  const days = ['1969-12-31', '1970-01-01', '2030-05-01', '2030-05-02', '2031-01-01'];
  for (let count = 0; count < 40; count += 1) {
    const body = eventBody({
      start_date: `${pick(days)} ${pick(['00:00:00', '12:00:00', '23:30:00'])}`,
      end_date: '2032-01-01 00:00:00',
      timezone: pick(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']),
      featured: chance(0.5),
      status: pick(['publish', 'publish', 'publish', 'draft']),
    });
    await make(service, manager, events, body);
  }
});

afterAll(() => {
  farBounds.days = usual;
  ofTickets.least = usualOfTickets;
});

async function idsOf(query: Record<string, string | number>): Promise<number[]> {
  const { status, body } = await service.call('GET', events, { as: manager, query });
  expect([query, status]).toEqual([query, 200]);
  return (body as Fields[]).map(({ id }) => Number(id));
}

async function pagesOf(query: Record<string, string | number>): Promise<number[]> {
  const all = await idsOf({ ...query, per_page: 100 });
  const paged: number[] = [];
  for (let page = 1; paged.length < all.length; page += 1) {
    paged.push(...(await idsOf({ ...query, per_page: 3, page })));
  }
  expect(paged).toEqual(all);
  return all;
}

test('pages far back are those that skipping all before them finds, forwards and backwards (2.10, 8.3)', async () => {
  const forwards = await pagesOf({});
  expect(await pagesOf({ order: 'desc' })).toEqual(forwards.toReversed());
  expect(forwards.length).toBeGreaterThan(20);
  await pagesOf({ status: 'draft' });
  await pagesOf({ featured: 'true' });
  await pagesOf({ exclude: `${forwards[3]}` });
  await pagesOf({ start_date: '2030-05-01' });
  await pagesOf({ orderby: 'title' });
});

test('a day that all events have left counts for nothing (2.10)', async () => {
  const left = await idsOf({ start_date: '2030-05-02', end_date: '2032-01-01' });
  for (const id of left) {
    await service.call('DELETE', `${events}/${id}`, { as: manager, query: { force: 1 } });
  }
  await pagesOf({});
  await pagesOf({ order: 'desc' });
});

test('a page far back takes one statement more, and passes over nothing but what is before it on its day (2.10)', async () => {
  const all = await idsOf({ per_page: 100 });
  const last = Math.ceil(all.length / 3);
  const { result, queries } = await countQueries(service.strapi, () =>
    service.call('GET', events, { query: { per_page: 3, page: last } }),
  );
  expect((result.body as Fields[]).map(({ id }) => id)).toEqual(all.slice((last - 1) * 3));
  const own = queries.filter((query) => query.includes('svc_event_listing'));
  expect(own).toHaveLength(2);
  expect(own[1]).toMatch(/start_utc >=/);
});

describe('pages of tickets far back', () => {
  const { pick, chance, number: below } = dice(11);
  const ticketIds: number[] = [];

  const ask = async (query: Record<string, string | number>) => {
    const { status, body, headers } = await service.call('GET', tickets, { query });
    expect([query, status]).toEqual([query, 200]);
    return {
      ids: (body as Fields[]).map(({ id }) => Number(id)),
      total: headers.get('X-API-Total'),
    };
  };

  /** What skipping all before them finds. */
  async function expected(type?: string): Promise<number[]> {
    const rows = (await service.strapi.db
      .connection('svc_tickets')
      .join('svc_event_listings', 'svc_event_listings.public_id', 'svc_tickets.event_id')
      .where({ 'svc_event_listings.status': 'publish', ...(type && { type }) })
      .orderBy('svc_tickets.public_id')
      .pluck('svc_tickets.public_id')) as number[];
    return rows;
  }

  async function makeOne(): Promise<void> {
    const event = pick(await idsOf({ per_page: 100 }));
    const body = {
      event_id: event,
      title: 'Seat',
      ...pick([{ type: 'rsvp' }, { type: 'paid', price: '5' }]),
    };
    ticketIds.push((await make(service, manager, tickets, body)).id);
  }

  async function change(): Promise<void> {
    const [event] = await idsOf({ per_page: 1, offset: below(20) });
    const id = pick(ticketIds);
    if (chance(0.4)) return makeOne();
    if (chance(0.4)) {
      await service.call('DELETE', `${tickets}/${id}`, { as: manager });
      return;
    }
    const body = { status: pick(['draft', 'publish']) };
    await service.call('PUT', `${events}/${event}`, { as: manager, body });
  }

  test('are those that skipping all before them finds, whatever is written between two of them (2.10)', async () => {
    for (let count = 0; count < 30; count += 1) await makeOne();
    for (let round = 0; round < 60; round += 1) {
      const type = pick([undefined, undefined, 'rsvp']);
      const all = await expected(type);
      const offset = below(all.length + 2);
      const found = await ask({ per_page: 4, offset, ...(type && { type }) });
      expect(found).toEqual({ ids: all.slice(offset, offset + 4), total: String(all.length) });
      if (chance(0.3)) await change();
    }
  });

  test('take as many statements as others, and begin where one before began (2.10)', async () => {
    await ask({ per_page: 4, offset: 8 });
    const { queries } = await countQueries(service.strapi, () => ask({ per_page: 4, offset: 12 }));
    expect(queries.some((query) => /public_id >= /.test(query))).toBe(true);
    expect(queries.length).toBeLessThanOrEqual(3);
  });
});
