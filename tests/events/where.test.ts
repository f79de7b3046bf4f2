import { countQueries, type Service, startService, type TestUser } from '../support';
import type { CallOptions } from '#svc/testing/client';
import { indexesOf } from '#svc/testing/indexes';
import {
  collections,
  eventBody,
  type Fields,
  make,
  makeSignedIn,
  panelDocuments,
} from '../support/events';

/* What is where: venues by place, town and country, and events by where their venue is. */

const { events, venues } = collections;
type Query = NonNullable<CallOptions['query']>;

let service: Service;
let manager: TestUser;
const titles = new Map<number, string>();
const ids: Record<string, number> = {};

/** Their places; `twin` is where `hall` is, `fiji` and `samoa` are at two sides of the 180th meridian. */
const places: Record<string, [lat: number, lng: number] | null> = {
  hall: [52.52, 13.405],
  twin: [52.52, 13.405],
  potsdam: [52.39, 13.064],
  hamburg: [53.551, 9.994],
  fiji: [-17, 179.9],
  samoa: [-17, -179.9],
  arctic: [89.95, 10],
  beyond: [89.95, -170],
  nowhere: null,
};

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  for (const [title, place] of Object.entries(places)) {
    const [lat, lng] = place ?? [];
    const { id } = await make(service, manager, venues, {
      title,
      city: { hall: 'Zürich', twin: 'ZURICH', potsdam: 'Zürich West' }[title] ?? '',
      country: { hall: 'Côte d’Ivoire' }[title] ?? '',
      ...(place && { lat, lng }),
    });
    ids[title] = id;
    titles.set(id, title);
    const body = { title, venue_id: id, status: 'publish' };
    titles.set((await make(service, manager, events, eventBody(body))).id, title);
  }
});

const get = (path: string, query: Query) => service.call('GET', path, { query });

async function found(path: string, query: Query): Promise<string[]> {
  const { status, body, headers } = await get(path, { per_page: 100, ...query });
  expect([status, body]).toEqual([200, expect.any(Array)]);
  expect(headers.get('x-api-total')).toBe(String(body.length));
  return (body as { id: number }[]).map(({ id }) => titles.get(id)!);
}

const berlin = { near: '52.52,13.405' };

describe.each([
  ['venues', venues],
  ['events', events],
] as const)('%s', (_, path) => {
  test('near a place are those within the radius, 25 km where nothing is said (8.7)', async () => {
    expect((await found(path, berlin)).sort()).toEqual(['hall', 'twin']);
    expect((await found(path, { ...berlin, radius_km: 30 })).sort()).toEqual([
      'hall',
      'potsdam',
      'twin',
    ]);
    expect((await found(path, { ...berlin, radius_km: 254 })).includes('hamburg')).toBe(false);
    expect((await found(path, { ...berlin, radius_km: 256 })).includes('hamburg')).toBe(true);
    expect(await found(path, { near: '-90,0' })).toEqual([]);
  });

  test('in order of the distance, and of the id where that is the same; backwards exactly (8.7)', async () => {
    const query = { ...berlin, radius_km: 300, orderby: 'distance' };
    const forwards = await found(path, query);
    expect(forwards).toEqual(['hall', 'twin', 'potsdam', 'hamburg']);
    expect(await found(path, { ...query, order: 'desc' })).toEqual(forwards.reverse());
    expect(await found(path, { ...query, page: 2, per_page: 3 }).catch(() => [])).toBeDefined();
    const second = await get(path, { ...query, page: 2, per_page: 3 });
    expect([second.headers.get('x-api-total'), second.body.length]).toEqual(['4', 1]);
  });

  test('across the 180th meridian and at a pole as anywhere else (8.7)', async () => {
    const fiji = { near: '-17,179.95', orderby: 'distance' };
    expect(await found(path, fiji)).toEqual(['fiji', 'samoa']);
    expect(await found(path, { near: '-17,-180', radius_km: 11 })).toHaveLength(2);
    expect(await found(path, { near: '90,0', radius_km: 6 })).toHaveLength(2);
    expect(await found(path, { near: '89.95,10', radius_km: 12, orderby: 'distance' })).toEqual([
      'arctic',
      'beyond',
    ]);
  });

  test('say how far they are where that is named, nothing without a place to be near (8.7)', async () => {
    const named = { _fields: 'id,distance_km' };
    const query = { ...berlin, ...named, radius_km: 300, orderby: 'distance' };
    const { body } = await get(path, query);
    const distances = (body as { distance_km: number }[]).map((one) => one.distance_km);
    expect(distances).toEqual([0, 0, 27.255, 255.228]);
    expect((await get(path, { ...berlin })).body[0]).not.toHaveProperty('distance_km');
    const far = await get(path, { ...named, per_page: 1 });
    expect(far.body[0].distance_km).toBeNull();
  });

  test('are found with other filters, and in a fixed number of queries (8.7)', async () => {
    const query = { ...berlin, radius_km: 300, _fields: 'id,distance_km', orderby: 'distance' };
    expect(await found(path, { ...query, search: 'ham' })).toEqual(['hamburg']);
    expect(await found(path, { ...query, exclude: String(ids.hall) })).toBeDefined();
    const counted = async (perPage: number, near: string) => {
      const { queries } = await countQueries(service.strapi, () =>
        get(path, { ...query, near, per_page: perPage }),
      );
      return queries.length;
    };
    expect(await counted(4, '52.5,13.4')).toBe(await counted(1, '52.51,13.4'));
  });

  const wrong: [Query, string][] = [
    [{ near: '91,0' }, 'near'],
    [{ near: '0,181' }, 'near'],
    [{ near: '52.5' }, 'near'],
    [{ near: 'here,there' }, 'near'],
    [{ near: '1,2,3' }, 'near'],
    [{ near: '' }, 'near'],
    [{ ...berlin, radius_km: 0 }, 'radius_km'],
    [{ ...berlin, radius_km: 501 }, 'radius_km'],
    [{ ...berlin, radius_km: 'far' }, 'radius_km'],
    [{ orderby: 'distance' }, 'orderby'],
  ];
  test.each(wrong)('%j is refused (8.7)', async (query, name) => {
    const { status, body } = await get(path, query);
    expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
    expect(Object.keys(body.data.params as object)).toEqual([name]);
  });
});

const send = (method: string, path: string, body: Fields) =>
  service.call(method, path, { as: manager, body });
const placeOf = async (id: number) =>
  (await get(`${venues}/${id}`, { _fields: 'lat,lng' })).body as Fields;

test('a place is shown where it is named, sent whole, and cleared by null (8.7)', async () => {
  const { body } = await send('POST', venues, { title: 'Moving', lat: '1.5', lng: -2 });
  expect(body).not.toHaveProperty('lat');
  const path = `${venues}/${body.id}`;
  expect(await placeOf(body.id as number)).toEqual({ lat: 1.5, lng: -2 });
  await send('PUT', path, { city: 'Elsewhere' });
  expect(await placeOf(body.id as number)).toEqual({ lat: 1.5, lng: -2 });
  const refused: [Fields, string][] = [
    [{ lat: 5 }, 'lng'],
    [{ lng: 5 }, 'lat'],
    [{ lat: null, lng: 5 }, 'lat'],
    [{ lat: 90.01, lng: 5 }, 'lat'],
    [{ lat: 5, lng: -180.5 }, 'lng'],
    [{ lat: 'north', lng: 5 }, 'lat'],
  ];
  for (const [fields, name] of refused) {
    const answer = await send('PUT', path, fields);
    expect([fields, answer.status]).toEqual([fields, 400]);
    expect(Object.keys(answer.body.data.params as object)).toEqual([name]);
  }
  await send('PUT', path, { lat: null, lng: null });
  expect(await placeOf(body.id as number)).toEqual({ lat: null, lng: null });
  expect(await found(venues, { near: '1.5,-2' })).toEqual([]);
});

test('an event moves with its venue, by whoever moves it, and facets and feeds follow (8.7)', async () => {
  const { id } = await make(service, manager, venues, { title: 'Ship', lat: 10, lng: 10 });
  const fields = { title: 'ship', venue_id: id, status: 'publish' };
  titles.set((await make(service, manager, events, eventBody(fields))).id, 'ship');
  expect(await found(events, { near: '10,10' })).toEqual(['ship']);
  await send('PUT', `${venues}/${id}`, { lat: 20, lng: 20 });
  expect(await found(events, { near: '10,10' })).toEqual([]);
  expect(await found(events, { near: '20,20' })).toEqual(['ship']);
  const facets = await get(`${events}/facets`, { near: '20,20' });
  expect(facets.body.venues).toEqual([{ id, title: 'Ship', count: 1 }]);
  const feed = await service.call('GET', `${events}.rss`, { query: { near: '20,20' } });
  expect(String(feed.body)).toContain('ship');
  const row = await service.strapi.db
    .query('plugin::svc.venue')
    .findOne({ where: { publicId: id } });
  const panel = panelDocuments(service, 'plugin::svc.venue');
  const { documentId } = row as { documentId: string };
  await panel.update({ documentId, data: { lat: 30 } });
  expect(await found(events, { near: '30,20' })).toEqual(['ship']);
  await expect(panel.update({ documentId, data: { lng: null } })).rejects.toThrow(/lng/);
  await panel.update({ documentId, data: { lat: null, lng: null } });
  expect(await found(events, { near: '30,20' })).toEqual([]);
});

test('towns and countries are found whole, letter case and accents ignored (8.7)', async () => {
  expect(await found(venues, { city: 'zurich' })).toEqual(['hall', 'twin']);
  expect(await found(venues, { city: 'ZÜRICH', country: 'cote d’ivoire' })).toEqual(['hall']);
  expect(await found(venues, { city: 'Zür' })).toEqual([]);
  expect(await found(venues, { city: 'zürich west' })).toEqual(['potsdam']);
  await send('PUT', `${venues}/${ids.twin}`, { city: 'Uster' });
  expect(await found(venues, { city: 'zurich' })).toEqual(['hall']);
  const indexes = (await indexesOf(service, 'svc_venues')).map(({ columns }) => columns.join());
  expect(indexes).toEqual(
    expect.arrayContaining(['city_folded,public_id', 'place_z,place_x,place_y,public_id']),
  );
});
