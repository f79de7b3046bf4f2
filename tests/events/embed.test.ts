import { countQueries, type Service, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
  panelDocuments,
} from '../support/events';
import { addShopTicket, shopperOf } from '../support/shop';

/* An event page, or a list with everything on it, in one request. */

const { events, tickets, venues, organizers, categories, tags } = collections;

let service: Service;
let manager: TestUser;
let editor: TestUser;
let whole: Fields & { id: number };
let place: { id: number };
let bare: { id: number };

const publish = (fields: Fields = {}) =>
  make(service, manager, events, eventBody({ status: 'publish', ...fields }));

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  editor = await makeSignedIn(service, 'event-author', 'author');
  const term = (uid: string, title: string) =>
    panelDocuments(service, uid).create({ data: { title } });
  const jazz = await term('plugin::svc.category', 'Jazz');
  const open = await term('plugin::svc.tag', 'Open air');
  const { id: venue } = await make(service, manager, venues, { title: 'Harbour Hall' });
  const { id: first } = await make(service, manager, organizers, { title: 'Zebra Society' });
  const { id: second } = await make(service, manager, organizers, { title: 'Aardvark Club' });
  const links = { venue_id: venue, organizer_ids: [first, second] };
  const { id } = await publish({ title: 'Whole', ...links });
  await inPanel(service, id).save({ categories: [jazz.documentId], tags: [open.documentId] });
  await inPanel(service, id).publish();
  place = await addShopTicket(service, id, { capacity: 5 });
  await addShopTicket(service, id, { title: 'Balcony' });
  whole = (await service.call('GET', `${events}/${id}`)).body as typeof whole;
  bare = await publish({ title: 'Bare' });
});

const get = async (path: string, query: Fields = {}, as?: TestUser) => {
  const { status, body } = await service.call('GET', path, {
    ...(as && { as }),
    query: query as Record<string, string>,
  });
  expect(status).toBe(200);
  return body as Fields & { _embedded?: Record<string, Fields & Fields[]> };
};
const list = async (path: string, query: Fields = {}, as?: TestUser) =>
  (await get(path, query, as)) as unknown as Awaited<ReturnType<typeof get>>[];
const ofOne = (id: number) => ({ include: String(id) });

describe('what is embedded in events (8.4)', () => {
  test('is what the lists of its types show, in the order of its ids (8.4)', async () => {
    const expected = {
      venue: (await list(venues, ofOne(whole.venue_id as number)))[0],
      organizers: await list(organizers, {
        include: (whole.organizer_ids as number[]).join(','),
        orderby: 'include',
      }),
      categories: await list(categories),
      tags: await list(tags),
      tickets: await list(tickets, { event_id: String(whole.id) }),
    };
    expect(expected.organizers.map(({ title }) => title)).toEqual([
      'Zebra Society',
      'Aardvark Club',
    ]);
    const { _embedded, ...rest } = await get(`${events}/${whole.id}`, { _embed: '1' });
    expect([_embedded, rest]).toEqual([expected, whole]);
    const [listed] = await list(events, { ...ofOne(whole.id), _embed: '' });
    expect(listed!._embedded).toEqual(expected);
  });

  test.each([
    ['alone, on a single read', () => `${events}/${whole.id}?_embed`],
    ['alone, before others', () => `${events}/${whole.id}?_embed&_fields=id,_embedded`],
    ['twice', () => `${events}/${whole.id}?_embed=venue&_embed`],
    ['past the lane', () => `${events}/${whole.id}/?_embed`],
  ])('is all where the name stands %s, as WordPress has it (8.4)', async (_, path) => {
    const names = ['venue', 'organizers', 'categories', 'tags', 'tickets'];
    expect(Object.keys((await get(path()))._embedded!)).toEqual(names);
  });

  test('nothing is null, and among several missing (8.4)', async () => {
    const { _embedded } = await get(`${events}/${bare.id}`, { _embed: 'true' });
    expect(_embedded).toEqual({
      venue: null,
      organizers: [],
      categories: [],
      tags: [],
      tickets: [],
    });
  });

  test.each([
    ['venue,tickets', ['venue', 'tickets']],
    ['nobody,tags', ['tags']],
    ['nobody', undefined],
    ['0', undefined],
  ])('_embed=%s embeds %j (8.4)', async (_embed, names) => {
    const { _embedded } = await get(`${events}/${whole.id}`, { _embed });
    expect(_embedded && Object.keys(_embedded)).toEqual(names);
  });

  test('_fields reaches into it; without it nothing is embedded, nor asked for (8.4)', async () => {
    const path = `${events}/${whole.id}`;
    const _fields = 'id,_embedded.tickets.title,_embedded.venue.slug';
    expect(await get(path, { _embed: '1', _fields })).toEqual({
      id: whole.id,
      _embedded: {
        venue: { slug: 'harbour-hall' },
        tickets: [{ title: 'A place' }, { title: 'Balcony' }],
      },
    });
    expect(await get(path, { _embed: '1', _fields: 'id' })).toEqual({ id: whole.id });
    const named = await get(path, { _embed: '1', _fields: '_embedded.tickets.availability' });
    expect(named._embedded!.tickets![0]).toEqual({ availability: 'on_sale' });
  });

  test('tickets of what is not public are for those who may see them (8.4)', async () => {
    const draft = await make(service, editor, events, eventBody({ title: 'Draft' }));
    await addShopTicket(service, draft.id, {});
    const path = `${events}/${draft.id}`;
    const own = await get(path, { _embed: 'tickets' }, editor);
    expect(own._embedded).toEqual({ tickets: [] });
    const all = await get(path, { _embed: 'tickets' }, manager);
    expect(all._embedded!.tickets).toHaveLength(1);
    const guest = await service.call('GET', path, { query: { _embed: 'tickets' } });
    expect([guest.status, guest.body.code]).toEqual([401, 'rest_not_logged_in']);
  });

  test('places left are those of now, also for who asks again with the tag (8.4, 1.20)', async () => {
    const query = { ...ofOne(whole.id), _embed: 'tickets' };
    const first = await service.call('GET', events, { query });
    const headers = { 'If-None-Match': first.headers.get('ETag')! };
    expect((await service.call('GET', events, { query, headers })).status).toBe(304);
    await shopperOf(service.call).add(place.id, 2);
    const then = await service.call('GET', events, { query, headers });
    const [{ _embedded }] = then.body as [{ _embedded: { tickets: Fields[] } }];
    expect([then.status, _embedded.tickets[0]!.remaining]).toEqual([200, 3]);
    await service.strapi.db.connection('svc_carts').update({ expires_at: 1 });
    const [later] = await list(events, query);
    expect(later!._embedded!.tickets![0]!.remaining).toBe(5);
  });

  test('a page has as many queries however many events it has (8.4)', async () => {
    const { venue_id, organizer_ids } = whole;
    const ids = [whole.id];
    for (let count = 0; count < 5; count += 1) {
      const { id } = await publish({ venue_id, organizer_ids });
      await addShopTicket(service, id, { capacity: 3 });
      ids.push(id);
    }
    const ask = (include: number[]) => () =>
      service.call('GET', events, {
        as: manager,
        query: { _embed: '1', include: include.join(',') },
      });
    await ask(ids)();
    const one = await countQueries(service.strapi, ask([whole.id]));
    const many = await countQueries(service.strapi, ask(ids));
    expect(many.result.body).toHaveLength(6);
    expect(many.queries).toHaveLength(one.queries.length);
  });
});

describe('what is embedded in tickets (8.4)', () => {
  test('is their event, as its list shows it; null where the caller may not see it (8.4)', async () => {
    const [item] = await list(events, ofOne(whole.id));
    const { _embedded } = await get(`${tickets}/${place.id}`, { _embed: 'event' });
    expect(_embedded).toEqual({ event: item });
    const { id } = await make(service, manager, events, eventBody({ title: 'Hidden' }));
    const { id: hidden } = await addShopTicket(service, id, {});
    const seen = await get(`${tickets}/${hidden}`, { _embed: '1' }, manager);
    expect(seen._embedded!.event).toMatchObject({ id, status: 'draft' });
  });
});
