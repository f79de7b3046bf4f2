import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { pluginDir } from '#svc/testing/built';
import { type Service, type SpawnedService, spawnService, startService } from '../support';
import { person } from '../support/box-office';

/* What editors have planned, in three processes on one database that look at the same moment. */

const type = '/content-manager/collection-types/plugin::svc.event';
const later = '2031-01-01 12:00:00';
const past = 1_700_000_000;
const ofEach = 8;

let service: Service;
let admin: AdminApi;
let processes: SpawnedService[];

beforeAll(async () => {
  service = await startService();
  admin = await registerFirstAdmin(service.url, person('Ada'));
  const env = {
    ...service.env,
    RUN_PLANNED: path.join(pluginDir, 'resources/event/operations/run-planned'),
    NODE_OPTIONS: `--require=${path.join(__dirname, '../support/run-planned.cjs')}`,
  };
  processes = await Promise.all([1, 2, 3].map(() => spawnService(env)));
}, 240_000);

async function make(title: string, plan: object, { isPublished }: { isPublished: boolean }) {
  const dates = { startDate: '2031-06-14 20:00:00', endDate: '2031-06-14 22:00:00' };
  const { status, body } = await admin('POST', type, { title, ...dates, ...plan });
  const { documentId } = body.data as { documentId: string };
  expect(status).toBe(201);
  if (isPublished) await admin('POST', `${type}/${documentId}/actions/publish`, {});
  return documentId;
}

async function makeEach(title: string, plan: object, how: { isPublished: boolean }) {
  const ids: string[] = [];
  for (let nth = 1; nth <= ofEach; nth += 1) ids.push(await make(`${title} ${nth}`, plan, how));
  return ids;
}

/** Their time has come: in the database, since nobody may plan what is over. */
const makeDue = (instant: string, ids: string[]) =>
  service.strapi.db
    .connection('svc_events')
    .whereIn('document_id', ids)
    .update({ [instant]: past });

const linesOf = ({ printed }: SpawnedService, said: RegExp) =>
  printed()
    .split('\n')
    .filter((line) => said.test(line));

/** All of them look at what is due, as they do each minute. */
async function lookTogether(): Promise<void> {
  for (const { process: child } of processes) child.kill('SIGUSR2');
  for (const one of processes) {
    for (let round = 0; linesOf(one, /^has looked/).length === 0; round += 1) {
      if (round === 600) throw new Error(`It does not look:\n${one.printed()}`);
      await sleep(50);
    }
  }
}

const read = async (id: string) =>
  (await admin('GET', `${type}/${id}`)).body.data as Record<string, unknown>;

test('of three processes that look at once one does each plan, and none is left (2.25)', async () => {
  const published = await makeEach('Out', { publishOn: later }, { isPublished: false });
  const withdrawn = await makeEach('In', { unpublishOn: later }, { isPublished: true });
  const plan = { featured: true, featuredUntil: later };
  const unfeatured = await makeEach('Shown', plan, { isPublished: true });
  await makeDue('publish_on_utc', published);
  await makeDue('unpublish_on_utc', withdrawn);
  await makeDue('featured_until_utc', unfeatured);

  await lookTogether();

  const told = (name: string) =>
    processes.flatMap((one) => linesOf(one, new RegExp(`^entry\\.${name} `))).sort();
  expect(told('publish')).toEqual(published.map((id) => `entry.publish ${id}`).sort());
  expect(told('unpublish')).toEqual(withdrawn.map((id) => `entry.unpublish ${id}`).sort());
  const states = async (ids: string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { status, featured, publishOn, unpublishOn, featuredUntil } = await read(id);
        return [status, featured, publishOn, unpublishOn, featuredUntil];
      }),
    );
  const each = (state: unknown[]) => Array.from({ length: ofEach }, () => state);
  expect(await states(published)).toEqual(each(['published', false, null, null, null]));
  expect(await states(withdrawn)).toEqual(each(['draft', false, null, null, null]));
  expect(await states(unfeatured)).toEqual(each(['published', false, null, null, null]));
});
