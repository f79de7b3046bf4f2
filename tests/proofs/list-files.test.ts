import {
  type AdminApi,
  type Grant,
  registerFirstAdmin,
  registerWithGrants,
} from '#svc/testing/admin-api';
import { makeInPanel, openForm } from '#svc/testing/panel-forms';
import { type Service, startService } from '../support';
import { person } from '../support/box-office';
import { buildWith, filesIn, sectionOf } from '../support/example-project';
import { panelFile, panelToken } from '../support/panel-files';

/* What stands in the file of a list of a project's own type, and for whom. */

const performer = 'api::performer.performer';
const patron = 'api::patron.patron';
const event = 'plugin::svc.event';

/** A type without drafts, whose things name some that have them. */
const patronFiles = {
  'src/api/patron/content-types/patron/schema.json': JSON.stringify({
    kind: 'collectionType',
    collectionName: 'patrons',
    info: { singularName: 'patron', pluralName: 'patrons', displayName: 'Patron' },
    options: { draftAndPublish: false },
    attributes: {
      title: { type: 'string', required: true, maxLength: 255 },
      events: { type: 'relation', relation: 'manyToMany', target: event },
    },
  }),
  'src/api/patron/routes/patron.ts': `
    import { resource } from 'strapi-plugin-svc/kit';
    export default resource('${patron}', {
      path: 'svc/events/v1/patrons',
      fields: { event_ids: true },
      listTools: true,
      edit: 'edit_svc_patrons',
      remove: 'delete_svc_patrons',
    });
  `,
};

let service: Service;
let admin: AdminApi;

beforeAll(async () => {
  const files = filesIn(sectionOf('docs/build-on-it.md', 'Performers'));
  service = await startService({ appDir: await buildWith({ ...files, ...patronFiles }) });
  admin = await registerFirstAdmin(service.url, person('Ada'));
}, 240_000);

const makeEvent = (title: string) =>
  makeInPanel(admin, event, {
    ...{ title, startDate: '2030-05-01 20:00:00', endDate: '2030-05-01 23:00:00' },
    timezone: 'UTC',
  });

const linked = (documents: string[]) => ({
  connect: documents.map((documentId) => ({ documentId })),
  disconnect: [],
});

/** The lines of the file of a list, the heading first. */
async function file(uid: string, { name = 'Ada', query = '' } = {}): Promise<string[]> {
  const token = await panelToken(service.url, name);
  const address = `${service.url}/svc-admin/lists/${uid}/things.csv?${query}`;
  const { status, text } = await panelFile(address, token);
  expect([status, text[0]]).toEqual([200, '\uFEFF']);
  return text.slice(1).trimEnd().split('\r\n');
}

/** What stands below a heading, thing by thing, in order of their titles. */
async function column(uid: string, heading: string, asked: { name?: string; query?: string }) {
  const [first = '', ...lines] = await file(uid, asked);
  const at = first.split(',').indexOf(heading);
  const cells = lines.map((line) => line.split(','));
  return cells.map((one) => [one[1], one[at]]).sort();
}

const read = (subject: string, fields: string[], conditions: string[] = []): Grant => ({
  ...{ subject, actions: ['read'], fields },
  conditions,
});

const ofOwn = ['admin::is-creator'];

/** The host's service for "Configure the view", as far as it is used here. */
interface Views {
  findConfiguration(type: { uid: string }): Promise<{
    metadatas: Record<string, { list: object }>;
  }>;
  updateConfiguration(type: { uid: string }, configuration: object): Promise<unknown>;
}

interface Account {
  id: number;
  roles: { id: number }[];
}

/** An administrator with a role for each of these. */
async function register(name: string, roles: Grant[][]): Promise<number> {
  const [first = [], ...others] = roles;
  const as = await registerWithGrants(service.url, admin, person(name), { grants: first });
  const account = async (one: AdminApi) =>
    (await one('GET', '/admin/users/me')).body.data as unknown as Account;
  const { id, roles: held } = await account(as);
  const ids = held.map((role) => role.id);
  for (const [at, grants] of others.entries()) {
    const helper = person(`${name}${at}`);
    const other = await account(await registerWithGrants(service.url, admin, helper, { grants }));
    ids.push(...other.roles.map((role) => role.id));
  }
  expect((await admin('PUT', `/admin/users/${id}`, { roles: ids })).status).toBe(200);
  return id;
}

const madeBy = (table: string, document: string, id: number) =>
  service.strapi.db
    .connection(table)
    .where({ document_id: document })
    .update({ created_by_id: id });

test('has of each thing what one of the roles may read of that thing, as the list has', async () => {
  const own = await makeInPanel(admin, performer, { title: 'Two own', fee: '1000' });
  await makeInPanel(admin, performer, { title: 'Two strange', fee: '2000' });
  const id = await register('Owen', [
    [read(performer, ['title'])],
    [read(performer, ['title', 'fee'], ofOwn)],
  ]);
  await madeBy('performers', own, id);
  const asked = { name: 'Owen', query: '_q=Two' };
  expect(await column(performer, 'Fee', asked)).toEqual([
    ['Two own', '10.00'],
    ['Two strange', ''],
  ]);
});

test('names of what things lead to only what a role may read by its name', async () => {
  const [own = '', strange = ''] = [await makeEvent('Own evening'), await makeEvent('Strange')];
  const events = linked([own, strange]);
  await makeInPanel(admin, performer, { title: 'Linked', events });
  const asked = (name: string) => ({ name, query: '_q=Linked' });
  const all = read(performer, ['title', 'events']);

  const id = await register('Olga', [[all, read(event, ['title'], ofOwn)]]);
  await madeBy('svc_events', own, id);
  expect(await column(performer, 'Events', asked('Olga'))).toEqual([['Linked', 'Own evening']]);

  const both = [read(event, ['startDate']), read(event, ['title'], ofOwn)];
  const other = await register('Otis', [[all, both[0]!], [both[1]!]]);
  await madeBy('svc_events', own, other);
  expect(await column(performer, 'Events', asked('Otis'))).toEqual([['Linked', 'Own evening']]);

  await register('Oona', [[all, read(event, ['startDate'])]]);
  expect((await file(performer, asked('Oona')))[0]).toBe('Id,Title,Status,Changed');
  expect(await column(performer, 'Events', asked('Ada'))).toEqual([
    ['Linked', 'Own evening; Strange'],
  ]);
});

test('names an event once, also of a type without drafts', async () => {
  const evening = await makeEvent('Published evening');
  await (await openForm(admin, event, evening)).publish();
  await makeInPanel(admin, patron, { title: 'Pat', events: linked([evening]) });
  expect(await column(patron, 'Events', {})).toEqual([['Pat', 'Published evening']]);
});

test('has a heading where nothing is in it, and one for each field, whatever they are called', async () => {
  const nothing = { query: '_q=nobody-is-called-so' };
  const [before, ...none] = await file(performer, nothing);
  expect(none).toEqual([]);
  expect(before).toMatch(/^Id,Title,Status,.*Genre,.*Born,.*Fee,.*Changed$/);
  const contentTypes = service.strapi.plugin('content-manager').service('content-types') as Views;
  const known = await contentTypes.findConfiguration({ uid: performer });
  const { metadatas } = known;
  const called = (attribute: string, label: string) => ({
    [attribute]: { ...metadatas[attribute], list: { ...metadatas[attribute]!.list, label } },
  });
  const labels = { ...called('genre', 'Status'), ...called('born', 'Fee') };
  const configuration = { ...known, metadatas: { ...metadatas, ...labels } };
  await contentTypes.updateConfiguration({ uid: performer }, configuration);
  expect(await file(performer, nothing)).toEqual([
    before!.replace('Fee', 'Fee (fee)').replace('Genre', 'Status (genre)').replace('Born', 'Fee'),
  ]);
});
