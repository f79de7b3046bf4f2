import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { built, type Handle, makeApiToken, type Service, startService } from '../support';
import { projectRoot } from '../support/environment';
import { collections, eventBody, inPanel, make, makeFile } from '../support/events';
import { buildWith, filesIn, sectionOf } from '../support/example-project';
import { exportAll, importAll } from '../support/transfer';

/*
 * What `strapi import` brings is asked about afterwards: the host's engine writes rows one by one and their relations
 * last.
 */

const files = filesIn(sectionOf('docs/build-on-it.md', 'A rule for whoever writes'));
const { importEnded } =
  built<typeof import('../../src/plugins/svc/server/src/host/imports')>('host/imports');
const { askAboutImports } =
  built<typeof import('../../src/plugins/svc/server/src/host/imported-things')>(
    'host/imported-things',
  );

let service: Service;
let editor: Handle;
let backup: string;
const logged: string[] = [];

const runCheck = () => {
  const script = path.join(projectRoot, 'dist/scripts/check-integrity.js');
  const env = { ...process.env, ...service.env };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout: `${stdout}${stderr}` };
};

beforeAll(async () => {
  service = await startService({ appDir: await buildWith(files) });
  service.strapi.log.error = ((line: string) => void logged.push(line)) as never;
  editor = await makeApiToken(service.strapi, 'full-access');
}, 240_000);

test('an export asks no rule and keeps nothing (6.7)', async () => {
  const { id } = await make(service, editor, collections.events, eventBody({ title: 'Bare' }));
  const image = (await makeFile(service, '/uploads/poster.png')).id;
  await inPanel(service, id).save({ image });
  await inPanel(service, id).publish();
  // Nothing but SQL can do it.
  await service.strapi.db.connection('files_related_mph').delete();
  backup = await exportAll(service);
  await importEnded();
  expect(await service.strapi.store({ type: 'plugin', name: 'svc' }).get({ key: 'imported' })).toBe(
    null,
  );
  expect(logged).toEqual([]);
}, 120_000);

test('rules are asked when an import has ended: the log and the check name what breaks them (6.7)', async () => {
  await importAll(service, backup);
  await importEnded();
  const line = expect.stringMatching(
    /^plugin::svc.event \d+ \(Bare\): image is needed to publish$/,
  );
  expect(logged).toEqual(['Of what was imported, 1 break rules of the project:', line]);
  const { status, stdout } = runCheck();
  expect(stdout).toContain('WRONG  What was imported keeps the rules of the project');
  expect([status, stdout]).toEqual([
    1,
    expect.stringContaining('(Bare): image is needed to publish'),
  ]);
}, 120_000);

test('what broke a rule of the project is named no more once it is put right (6.7)', async () => {
  const db = service.strapi.db.connection;
  const { public_id: id } = (await db('svc_events').where({ title: 'Bare' }).first()) as {
    public_id: number;
  };
  await askAboutImports();
  expect(runCheck().status).toBe(1);
  const image = (await makeFile(service, '/uploads/poster.png')).id;
  await inPanel(service, id).save({ image });
  await inPanel(service, id).publish();
  await askAboutImports();
  const { status, stdout } = runCheck();
  expect([status, stdout.includes('What was imported')]).toEqual([0, false]);
}, 120_000);
