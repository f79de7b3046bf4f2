import { built, type Service, startService } from '../support';
import { make, makeSignedIn } from '../support/events';
import { buildWith, typesToBuildOn } from '../support/example-project';

/*
 * A project's roles say their ticks in a file of its own, config/svc-roles.ts: the one that docs/build-on-it.md shows.
 */

type ProjectRoles = typeof import('../../src/plugins/svc/server/src/access/project-roles');
type Roles = typeof import('../../src/plugins/svc/server/src/access/roles');

const files = typesToBuildOn();
const path = 'svc/events/v1/performers';
let service: Service;

/** As another start does. */
const grant = () => built<ProjectRoles>('access/project-roles').grantProjectRoles();
const permissions = () => service.strapi.db.query('plugin::users-permissions.permission');

beforeAll(async () => {
  expect(Object.keys(files)).toContain('config/svc-roles.ts');
  service = await startService({ appDir: await buildWith(files) });
}, 240_000);

test('roles have what the file says, those too that it makes (5.5)', async () => {
  const editor = await makeSignedIn(service, 'event-editor', 'editor');
  const crew = await makeSignedIn(service, 'stage-crew', 'crew');
  for (const who of [editor, crew]) {
    const { id } = await make(service, who, path, { title: 'Ada', status: 'publish' });
    const { status } = await service.call('DELETE', `${path}/${id}`, { as: who });
    expect([who.username, status]).toEqual([who.username, who === editor ? 200 : 403]);
  }
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  const body = { title: 'Ada' };
  expect((await service.call('POST', path, { as: manager, body })).status).toBe(403);
});

test('a further start sets no tick twice, and none that somebody has taken away', async () => {
  const where = { action: 'plugin::svc.events.edit_svc_performers' };
  await grant();
  expect(await permissions().count({ where })).toBe(2);
  await permissions().deleteMany({ where });
  await grant();
  expect(await permissions().count({ where })).toBe(0);
});

test.each([
  [{ 'event-editor': ['edit_svc_performer'] }, 'event-editor has edit_svc_performer, which no'],
  [{ nobody: ['edit_svc_performers'] }, 'there is no role nobody'],
  [{ public: ['edit_svc_performers'] }, 'public can hold nothing'],
])('%j stops the start, with a line that says why', async (said, line) => {
  service.strapi.config.set('svc-roles', said);
  await expect(grant()).rejects.toThrow(line);
});

test('at a first start the editor of events gets nothing of a type of the project (5.6)', async () => {
  const { strapi } = service;
  const roles = strapi.db.query('plugin::users-permissions.role');
  const where = { type: 'event-editor' };
  await roles.deleteMany({ where });
  await strapi.store({ type: 'plugin', name: 'svc' }).delete({ key: 'roles-made' });
  await built<Roles>('access/roles').makeRolesOnce();
  const { permissions: ticks } = await roles.findOne({ where, populate: ['permissions'] });
  const actions = (ticks as { action: string }[]).map(({ action }) => action);
  expect(actions).toContain('plugin::svc.events.edit_svc_venues');
  expect(actions.filter((action) => action.includes('performers'))).toEqual([]);
});
