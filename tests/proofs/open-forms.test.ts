import { registerColleague } from '#svc/testing/panel-forms';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import {
  built,
  countQueries,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
} from '../support';
import { person } from '../support/box-office';

/* Whoever opens what somebody else has open is told, at whichever process the two are. */

const types = '/content-manager/collection-types/plugin::svc.';

let service: Service;
let second: SpawnedService;
let anna: AdminApi;
let ben: AdminApi;
let venue: string;

async function makeVenue(title: string): Promise<string> {
  const { body } = await anna('POST', `${types}venue`, { title });
  return (body.data as { documentId: string }).documentId;
}

beforeAll(async () => {
  service = await startService();
  anna = await registerFirstAdmin(service.url, person('Anna'));
  ben = await registerColleague(service.url, anna, person('Ben'));
  second = await spawnService(service.env);
});

beforeEach(async () => {
  venue = await makeVenue('Town hall');
});

afterEach(() => jest.restoreAllMocks());

const form = (document = venue, type = 'plugin::svc.venue') =>
  `/svc-admin/open-forms/${type}/${document}`;

interface Editor {
  name: string;
  since: number;
}

async function othersOf(as: AdminApi, address = form()): Promise<Editor[]> {
  const { status, body } = await as('POST', address);
  expect(status).toBe(200);
  return body.editors as Editor[];
}

const namesFor = async (as: AdminApi, address = form()) =>
  (await othersOf(as, address)).map(({ name }) => name);

/** Of the process in which this test runs. */
function turnClockBy(seconds: number): void {
  const later = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
}

const countRows = async () =>
  Number(await service.strapi.db.query('plugin::svc.open-form').count());

test('each of two is told of the other, and neither of themselves (2.31)', async () => {
  const before = Math.floor(Date.now() / 1000);
  expect(await othersOf(anna)).toEqual([]);
  expect(await othersOf(anna)).toEqual([]);
  const [told] = await othersOf(ben.at(second.url));
  expect(told!.name).toBe('Anna Office');
  expect(told!.since).toBeGreaterThanOrEqual(before);
  expect(await namesFor(anna)).toEqual(['Ben Office']);
  expect(await namesFor(ben, form(await makeVenue('Guild hall')))).toEqual([]);
});

test('whoever closes the form, or is not heard of, has it open no more (2.31)', async () => {
  await othersOf(ben);
  expect(await namesFor(anna)).toEqual(['Ben Office']);
  expect((await ben.at(second.url)('DELETE', form())).status).toBe(200);
  expect(await namesFor(anna)).toEqual([]);
  await othersOf(ben);
  turnClockBy(40);
  expect(await namesFor(anna)).toEqual(['Ben Office']);
  turnClockBy(20);
  expect(await namesFor(anna)).toEqual([]);
  // It is opened anew, not since then.
  const opened = Math.floor(Date.now() / 1000);
  await othersOf(ben);
  expect(await othersOf(anna)).toEqual([{ name: 'Ben Office', since: opened }]);
});

test('a row is kept for each editor of a thing, and none of who has gone (2.31)', async () => {
  const { purgeLeftForms } = built<
    typeof import('../../src/plugins/svc/server/src/panel-routes/open-forms/open-forms')
  >('panel-routes/open-forms/open-forms');
  const processes = [anna, anna.at(second.url), ben, ben.at(second.url)];
  for (let round = 0; round < 5; round += 1) {
    await service.strapi.db.query('plugin::svc.open-form').deleteMany({});
    const opened = Array.from({ length: 24 }, (_, nth) => othersOf(processes[nth % 4]!));
    await Promise.all(opened);
    expect(await countRows()).toBe(2);
  }
  await purgeLeftForms();
  expect(await countRows()).toBe(2);
  turnClockBy(60);
  await purgeLeftForms();
  expect(await countRows()).toBe(0);
});

test('what there is not is open for nobody (2.31)', async () => {
  expect((await anna('POST', form('nothing'))).status).toBe(404);
  expect((await anna('POST', form(venue, 'plugin::svc.nothing'))).status).toBe(404);
  expect((await anna('POST', form(venue, 'toString'))).status).toBe(404);
});

test('telling is a few statements, however many have it open (2.31)', async () => {
  await othersOf(ben);
  await othersOf(anna);
  const { queries } = await countQueries(service.strapi, () => othersOf(anna));
  // The thing itself, that it is open, who else has it open; the host asks who is there, and what they may do.
  expect(queries.filter((query) => query.includes('svc_'))).toHaveLength(3);
  expect(queries.length).toBeLessThanOrEqual(10);
});
