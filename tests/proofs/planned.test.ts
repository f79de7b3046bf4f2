import { type AdminApi, registerFirstAdmin, registerWithGrants } from '#svc/testing/admin-api';
import { built } from '#svc/testing/built';
import { type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import { makeSignedIn } from '../support/events';

/* What editors plan: published on a day, withdrawn on another, featured until a third. */

const uid = 'plugin::svc.event';
const events = 'svc/events/v1/events';
const type = `/content-manager/collection-types/${uid}`;
const dates = { startDate: '2031-06-14 20:00:00', endDate: '2031-06-14 22:00:00' };
/** Over when {@link run} looks. */
const due = '2030-01-01 12:00:00';
const then = Date.parse('2030-06-01T00:00:00Z') / 1000;

let service: Service;
let manager: TestUser;
let admin: AdminApi;

const clock = built<typeof import('../../src/plugins/svc/server/src/lib/clock')>('lib/clock');

const { runPlanned } = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/operations/run-planned')
>('resources/event/operations/run-planned');

/** Years later by the service's clock. */
async function later(work: () => Promise<unknown>): Promise<void> {
  const now = jest.spyOn(clock, 'now').mockReturnValue(then);
  await work().finally(() => now.mockRestore());
}

/** What the job of the minute does. */
const run = () => later(runPlanned);

async function makeDraft(title: string, plan: object): Promise<string> {
  const { status, body } = await admin('POST', type, {
    title,
    ...dates,
    timezone: 'Asia/Tokyo',
    ...plan,
  });
  expect([status, body.error]).toEqual([201, undefined]);
  return (body.data as { documentId: string }).documentId;
}

const publish = (id: string, body: object = {}) =>
  admin('POST', `${type}/${id}/actions/publish`, body);
const read = async (id: string) =>
  (await admin('GET', `${type}/${id}`)).body.data as Record<string, unknown>;
const shown = async (id: string) => {
  const { publicId } = await read(id);
  const { status, body } = await service.call('GET', `${events}/${String(publicId)}`, {
    as: manager,
  });
  return [status, (body as { status?: string }).status];
};

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
});

test('an event is published when its time has come, in its own zone, and not before (2.25)', async () => {
  const first = await makeDraft('Due', { publishOn: due });
  const later = await makeDraft('Later', { publishOn: '2031-01-01 12:00:00' });
  await run();
  expect(await shown(first)).toEqual([200, 'publish']);
  expect(await read(first)).toMatchObject({ publishOn: null });
  expect(await shown(later)).toEqual([200, 'draft']);
  const row = (await service.strapi.db
    .connection('svc_events')
    .where({ document_id: later })
    .first('publish_on_utc')) as { publish_on_utc: number | string };
  expect(Number(row.publish_on_utc)).toBe(Date.parse('2031-01-01T03:00:00Z') / 1000);
});

test('it is withdrawn, and no longer featured, when that was planned (2.25)', async () => {
  const id = await makeDraft('Short', { featured: true, featuredUntil: due });
  await publish(id);
  await run();
  expect(await shown(id)).toEqual([200, 'publish']);
  expect(await read(id)).toMatchObject({
    featured: false,
    featuredUntil: null,
    status: 'published',
  });
  await admin('PUT', `${type}/${id}`, { unpublishOn: due });
  await run();
  expect(await shown(id)).toEqual([200, 'draft']);
  expect(await read(id)).toMatchObject({ unpublishOn: null });
});

test('what is done by hand is not done again on its day (2.25)', async () => {
  const id = await makeDraft('By hand', { publishOn: '2031-01-01 12:00:00' });
  await publish(id);
  expect(await read(id)).toMatchObject({ publishOn: null });
  await admin('PUT', `${type}/${id}`, { unpublishOn: '2031-02-01 12:00:00' });
  await admin('POST', `${type}/${id}/actions/unpublish`);
  expect(await read(id)).toMatchObject({ unpublishOn: null });
});

test('what cannot be published is marked for review, once (2.25)', async () => {
  const { body } = await admin('POST', type, { title: 'No date', publishOn: due });
  const { documentId } = body.data as { documentId: string };
  await run();
  expect(await read(documentId)).toMatchObject({ publishOn: null, readyForReview: true });
});

test('a copy has no plan, and what is in the trash waits (2.25)', async () => {
  const id = await makeDraft('Planned', { publishOn: '2031-01-01 12:00:00' });
  const documentIds = [id];
  await admin('POST', '/svc-admin/event-actions/duplicate', { documentIds });
  const { body } = await admin('GET', `${type}?filters[$and][0][title][$eq]=Planned`);
  const plans = (body.results as { publishOn: unknown }[]).map(({ publishOn }) => publishOn);
  expect(plans.filter(Boolean)).toHaveLength(1);
  await admin('PUT', `${type}/${id}`, { publishOn: due });
  await admin('POST', `/svc-admin/trash/${uid}/${id}`);
  await run();
  expect(await shown(id)).toEqual([200, 'trash']);
});

test('restored, an event is not published on a day that is over, and is withdrawn on one (2.25)', async () => {
  const restore = (id: string) => admin('POST', `/svc-admin/trash/${uid}/${id}/restore`);
  const overdue = await makeDraft('Trashed meanwhile', { publishOn: due });
  const toCome = await makeDraft('Trashed before', { publishOn: '2031-01-01 12:00:00' });
  const seen = await makeDraft('Seen', { unpublishOn: due });
  await publish(seen);
  for (const id of [overdue, toCome, seen]) await admin('POST', `/svc-admin/trash/${uid}/${id}`);
  await later(async () => {
    for (const id of [overdue, toCome, seen]) expect((await restore(id)).status).toBe(204);
    await runPlanned();
  });
  expect([await shown(overdue), await shown(toCome)]).toEqual([
    [200, 'draft'],
    [200, 'draft'],
  ]);
  expect(await read(overdue)).toMatchObject({ publishOn: null, readyForReview: false });
  expect(await read(toCome)).toMatchObject({ publishOn: '2031-01-01 12:00:00' });
  expect(await shown(seen)).toEqual([200, 'draft']);
});

test.each([
  [{ publishOn: '2031-02-30 12:00:00' }, 'publishOn'],
  [{ unpublishOn: '2020-01-01 12:00:00' }, 'unpublishOn'],
  [{ timezone: 'Europe/Berlin', featuredUntil: '2031-03-30 02:30:00' }, 'featuredUntil'],
  [{ publishOn: '2031-02-02 12:00:00', unpublishOn: '2031-02-01 12:00:00' }, 'unpublishOn'],
])('a plan that cannot be, %j, is refused at its field (2.25)', async (plan, field) => {
  const { status, body } = await admin('POST', type, { title: 'Never', ...dates, ...plan });
  const { details } = body.error as { details: { errors: { path: string[] }[] } };
  expect([status, details.errors.map(({ path }) => path[0])]).toEqual([400, [field]]);
});

test('only who may publish may plan it; others save their forms as before (2.25)', async () => {
  const id = await makeDraft('Theirs', { publishOn: '2031-01-01 12:00:00' });
  const fields = ['title', 'publishOn', 'startDate', 'endDate'];
  const grant = { subject: uid, actions: ['read', 'update'] as const, fields };
  const writer = await registerWithGrants(service.url, admin, person('Wim'), { grants: [grant] });
  const same = { title: 'Theirs 2', publishOn: '2031-01-01 12:00:00' };
  expect((await writer('PUT', `${type}/${id}`, same)).status).toBe(200);
  const answer = await writer('PUT', `${type}/${id}`, { ...same, publishOn: due });
  expect([answer.status, (answer.body.error as { message: string }).message]).toEqual([
    400,
    'publishOn is for those who may publish',
  ]);
});

test('of many that look at once each plan is done once (2.25)', async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) ids.push(await makeDraft(`Race ${nth}`, { publishOn: due }));
  let published = 0;
  service.strapi.eventHub.on('entry.publish', () => {
    published += 1;
    return Promise.resolve();
  });
  await later(() => Promise.all(Array.from({ length: 6 }, () => runPlanned())));
  for (const id of ids) expect(await shown(id)).toEqual([200, 'publish']);
  expect(published).toBe(ids.length);
});
