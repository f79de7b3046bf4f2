import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { stopLater } from '#svc/testing/cleanup';
import { childEnvironment, projectRoot } from '../support/environment';
import { packPlugin } from './host';
import { hostFiles } from './host/files';
import { unpack } from './host/packages';

/*
 * The harness in the project of somebody who has installed the packed plugin: a type of theirs, with its test, run by
 * their own Jest. The project is inside this one, so that Node finds every package but the plugin there.
 */

const directory = path.join(projectRoot, `.tmp/harness-host-${process.pid}`);

const schema = {
  kind: 'collectionType',
  collectionName: 'notes',
  info: { singularName: 'note', pluralName: 'notes', displayName: 'Note' },
  options: { draftAndPublish: false },
  attributes: {
    title: { type: 'string', required: true, maxLength: 255 },
    colour: { type: 'enumeration', enum: ['red', 'blue'] },
  },
};

const routes = `const { equals, resource } = require('strapi-plugin-svc/kit');

module.exports = resource('api::note.note', {
  path: 'svc/notes/v1/notes',
  fields: { colour: true },
  filters: { colour: equals() },
  edit: 'edit_svc_notes',
  remove: 'edit_svc_notes',
});`;

const noteTest = `const { countQueries, makeApiToken, makeSignedIn, startService } = require('strapi-plugin-svc/testing');

const notes = 'svc/notes/v1/notes';
let service;
let editor;

beforeAll(async () => {
  service = await startService();
  editor = await makeApiToken(service.strapi, ['plugin::svc.notes.edit_svc_notes']);
});

test('a note is written, listed and filtered', async () => {
  const answer = await service.call('POST', notes, { as: editor, body: { title: 'It', colour: 'blue' } });
  expect([answer.status, answer.body.colour]).toEqual([201, 'blue']);
  for (const [colour, found] of [['blue', 1], ['red', 0]]) {
    const { body } = await service.call('GET', notes, { query: { colour } });
    expect(body).toHaveLength(found);
  }
});

test('a list asks once', async () => {
  const { queries } = await countQueries(service.strapi, () => service.call('GET', notes));
  expect(queries).toHaveLength(1);
});

test('who has no tick writes none', async () => {
  const as = await makeSignedIn(service, 'authenticated', 'somebody');
  expect(await service.call('POST', notes, { as, body: { title: 'It' } })).toMatchObject({ status: 403 });
});
`;

const files = {
  ...hostFiles({ '@strapi/plugin-users-permissions': '5.54.0' }),
  'config/plugins.js': `module.exports = {
  svc: { enabled: true, resolve: './node_modules/strapi-plugin-svc' },
};`,
  'jest.config.js': `module.exports = { preset: 'strapi-plugin-svc/testing' };`,
  'src/api/note/content-types/note/schema.json': JSON.stringify(schema, null, 2),
  'src/api/note/routes/note.js': routes,
  'tests/note.test.js': noteTest,
};

const write = (name: string, text: string) => {
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** What `npx jest` says there. */
async function runTests(): Promise<string> {
  const jest = path.join(projectRoot, 'node_modules/jest/bin/jest.js');
  const { TEST_DATABASE = '', TEST_POSTGRES_URL = '', TEST_MYSQL_URL = '' } = process.env;
  const databases = { TEST_DATABASE, TEST_POSTGRES_URL, TEST_MYSQL_URL };
  const given = Object.fromEntries(Object.entries(databases).filter(([, value]) => value));
  const options = { cwd: directory, env: childEnvironment(given) };
  try {
    return (await promisify(execFile)(process.execPath, [jest, '--ci'], options)).stderr;
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

beforeAll(() => {
  rmSync(directory, { force: true, recursive: true });
  for (const made of [directory, `${directory}-packed`]) {
    stopLater(() => rm(made, { force: true, recursive: true }));
  }
  for (const [name, text] of Object.entries(files)) write(name, text);
  unpack(packPlugin(`${directory}-packed`), directory);
});

test("somebody's own type is tested with the installed plugin's harness", async () => {
  const said = await runTests();
  expect(said).toContain('Tests:       3 passed, 3 total');
}, 240_000);

test('a change of the type is tested at once, and a mistake in it is told', async () => {
  write(
    'src/api/note/routes/note.js',
    routes.replace('colour: equals()', "colour: equals('shade')"),
  );
  const said = await runTests();
  expect(said).toContain('The resource svc/notes/v1/notes');
  expect(said).toContain('shade');
}, 240_000);
