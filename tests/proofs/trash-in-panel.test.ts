import { type AdminApi, registerFirstAdmin, registerWithGrants } from '#svc/testing/admin-api';
import { type Handle, makeApiToken, type Service, startService } from '../support';
import { make } from '../support/events';
import { buildWith, typesToBuildOn } from '../support/example-project';

/*
 * The trash in the panel of a project's own type with drafts, the performers of docs/build-on-it.md: what its buttons
 * ask for. It is the one of REST.
 */

const uid = 'api::performer.performer';
const list = `/content-manager/collection-types/${uid}`;
const performers = 'svc/events/v1/performers';

const rule = `import { rule } from 'strapi-plugin-svc/kit';

export default {
  register() {
    rule('api::performer.performer', {
      beforeDelete: ({ before }) => (before.title === 'Kept' ? { title: 'stays' } : {}),
    });
  },
};
`;

const person = (firstname: string) => ({
  firstname,
  lastname: 'Office',
  email: `${firstname.toLowerCase()}@example.org`,
  password: 'Passw0rd-of-the-office',
});

let service: Service;
let admin: AdminApi;
let editor: Handle;

beforeAll(async () => {
  const files = { ...typesToBuildOn(), 'src/api/kept/index.ts': rule };
  service = await startService({ appDir: await buildWith(files) });
  admin = await registerFirstAdmin(service.url, person('Ada'));
  editor = await makeApiToken(service.strapi, 'full-access');
}, 240_000);

async function makePerformer(title: string, status: string) {
  const { id } = await make(service, editor, performers, { title, status });
  const [{ documentId }] = (await service.strapi.db
    .query(uid as never)
    .findMany({ where: { title } })) as unknown as [{ documentId: string }];
  return { id, path: `/svc-admin/trash/${uid}/${documentId}` };
}

async function listed(query = ''): Promise<string[]> {
  const { body } = await admin('GET', `${list}${query}`);
  return (body.results as { title: string }[]).map(({ title }) => title);
}

const statusOf = async (id: number) => {
  const { status, body } = await service.call('GET', `${performers}/${id}`);
  return status === 200 ? body.status : status;
};

test('the panel knows which types have a trash', async () => {
  const { body } = await admin('GET', '/svc-admin/settings');
  expect(body.trash).toEqual(['plugin::svc.event', uid]);
});

test.each([
  ['publish', 'publish'],
  ['draft', 401],
])('what is %s goes to the trash, and comes back as it was', async (status, shown) => {
  const title = `Once ${status}`;
  const { id, path } = await makePerformer(title, status);
  expect((await admin('POST', path)).status).toBe(204);
  expect(await statusOf(id)).toBe(401);
  const { body } = await service.call('GET', `${performers}/${id}`, { as: editor });
  expect(body.status).toBe('trash');
  expect(await listed()).not.toContain(title);
  expect(await listed('?filters[$and][0][trashedAt][$notNull]=true')).toContain(title);
  expect((await admin('POST', path)).status).toBe(204);
  expect((await admin('POST', `${path}/restore`)).status).toBe(204);
  expect([await statusOf(id), await listed()]).toEqual([shown, expect.arrayContaining([title])]);
});

test('is for who may delete, for types that have one, and for things that exist', async () => {
  const { path } = await makePerformer('Stranger', 'publish');
  const grant = { subject: uid, actions: ['read', 'update'] as const, fields: ['title'] };
  const other = await registerWithGrants(service.url, admin, person('Otto'), { grants: [grant] });
  expect((await other('POST', path)).status).toBe(403);
  expect((await other('POST', `/svc-admin/trash/${uid}/unknown`)).status).toBe(403);
  expect((await admin('POST', `/svc-admin/trash/${uid}/unknown`)).status).toBe(404);
  for (const without of ['plugin::svc.order', 'admin::user', 'api::none.none']) {
    expect((await admin('POST', `/svc-admin/trash/${without}/unknown`)).status).toBe(404);
  }
});

test('asks the rules of the project, here and over REST', async () => {
  const { id, path } = await makePerformer('Kept', 'publish');
  expect((await admin('POST', path)).status).toBe(400);
  const answer = await service.call('DELETE', `${performers}/${id}`, { as: editor });
  expect([answer.status, answer.body.data]).toMatchObject([400, { params: { title: 'stays' } }]);
  expect(await statusOf(id)).toBe('publish');
});

test('a form does not show when it was put there, nor move it', async () => {
  const { id } = await makePerformer('Formed', 'publish');
  const { body } = await admin('GET', `/content-manager/content-types/${uid}/configuration`);
  const { layouts } = (body.data as { contentType: { layouts: { edit: { name: string }[][] } } })
    .contentType;
  expect(layouts.edit.flat().map(({ name }) => name)).not.toContain('trashedAt');
  const [made] = (await admin('GET', `${list}?filters[title]=Formed`)).body.results as {
    documentId: string;
  }[];
  const save = { title: 'Formed', trashedAt: '2030-01-01T00:00:00.000Z' };
  expect((await admin('PUT', `${list}/${made!.documentId}`, save)).status).toBe(200);
  expect(await statusOf(id)).toBe('publish');
});
