import { built, type Handle, makeApiToken, type Service, startService } from '../support';
import { collections, eventBody, type Fields, inPanel, make } from '../support/events';
import { buildWith, filesIn, sectionOf } from '../support/example-project';
import { exportAll, importAll } from '../support/transfer';

/*
 * Relations of a project's own type with drafts go through `strapi export` and `strapi import`, which give all rows other
 * ids: the performers of docs/build-on-it.md, and the events that they play at.
 */

const performers = 'svc/events/v1/performers';
const { importEnded } =
  built<typeof import('../../src/plugins/svc/server/src/host/imports')>('host/imports');
const { ensureListingsAreCurrent } = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/read-model/rebuild')
>('resources/event/read-model/rebuild');

let service: Service;
let editor: Handle;

beforeAll(async () => {
  const files = filesIn(sectionOf('docs/build-on-it.md', 'Performers'));
  service = await startService({ appDir: await buildWith(files) });
  editor = await makeApiToken(service.strapi, 'full-access');
}, 240_000);

const addEvent = async (title: string, status: string) =>
  (await make(service, editor, collections.events, eventBody({ title, status }))).id;

const addPerformer = async (title: string, status: string, ids: number[]) =>
  (await make(service, editor, performers, { title, status, event_ids: ids })).id;

/** Everything that guests and editors see of performers, and the events that are found by them. */
async function shown(): Promise<unknown[]> {
  const seen: unknown[] = [];
  const query = { per_page: 100, _embed: 'events' };
  for (const as of [undefined, editor]) {
    for (const status of as ? ['publish', 'draft'] : ['publish']) {
      const asked = { as, query: { ...query, status } };
      const { status: answered, body } = await service.call('GET', performers, asked);
      expect(answered).toBe(200);
      seen.push(body);
    }
  }
  return seen;
}

test('drafts, what is published and their relations are after an import what they were before', async () => {
  const open = await addEvent('Open air', 'publish');
  const planned = await addEvent('Planned', 'draft');
  const nina = await addPerformer('Nina', 'publish', [open, planned]);
  await addPerformer('Ana', 'draft', [open]);
  const before = await shown();
  const titles = (before as Fields[][]).map((list) => list.map(({ title }) => title));
  expect(titles).toEqual([['Nina'], ['Nina'], ['Ana']]);

  const backup = await exportAll(service);
  await inPanel(service, open).remove();
  await service.call('DELETE', `${performers}/${nina}`, { as: editor, query: { force: 1 } });
  expect(await shown()).not.toEqual(before);

  await importAll(service, backup);
  await importEnded();
  await ensureListingsAreCurrent();
  expect(await shown()).toEqual(before);
  // What becomes public later shows where it was named before.
  await inPanel(service, planned).publish();
  const { body } = await service.call('GET', `${performers}/${nina}`);
  expect((body as Fields).event_ids).toEqual([open, planned]);
}, 120_000);
