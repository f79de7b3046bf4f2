import { validate } from '@readme/openapi-parser';
import { type Handle, makeApiToken, type Service, startService } from '../support';
import { make } from '../support/events';
import { buildWith, type Files } from '../support/example-project';
import { checkResource } from '#svc/testing/contract/index';

/*
 * A project's content type in a namespace that the service itself does not have: whatever holds in the other two, holds
 * in it.
 */

const path = 'svc/floor-plans/v1/plans';

const schema = {
  kind: 'collectionType',
  collectionName: 'plans',
  info: { singularName: 'plan', pluralName: 'plans', displayName: 'Plan' },
  options: { draftAndPublish: false },
  attributes: {
    title: { type: 'string', required: true, maxLength: 100 },
    remark: { type: 'text', maxLength: 50 },
    event: { type: 'relation', relation: 'manyToOne', target: 'plugin::svc.event' },
  },
};

const routes = `import { resource } from 'strapi-plugin-svc/kit';

export default resource('api::plan.plan', {
  path: '${path}',
  fields: { remark: { read: 'edit_svc_venues' }, event_id: true },
  edit: 'edit_svc_plans',
  remove: 'delete_svc_plans',
  under: { 'svc/events/v1/events/{id}/plans': { by: 'event_id' } },
});
`;

const files: Files = {
  'src/api/plan/content-types/plan/schema.json': JSON.stringify(schema),
  'src/api/plan/routes/plan.ts': routes,
};

let service: Service;
let editor: Handle;

beforeAll(async () => {
  service = await startService({ appDir: await buildWith(files) });
  editor = await makeApiToken(service.strapi, 'full-access');
}, 240_000);

const full = { title: 'Ground floor', remark: 'With a bar' };

describe('a thing of it', () => {
  checkResource({ uid: 'api::plan.plan' }, () => ({ service, editor }));
});

describe('access', () => {
  test('needs the tick of either namespace for a capability that both ask about (5.5)', async () => {
    const { id } = await make(service, editor, path, full);
    const remarkFor = async (box: string) => {
      const as = await makeApiToken(service.strapi, [`plugin::svc.${box}`]);
      return (await service.call('GET', `${path}/${id}`, { as })).body.remark;
    };
    expect(await remarkFor('events.edit_svc_venues')).toBe('With a bar');
    expect(await remarkFor('floor-plans.edit_svc_venues')).toBe('With a bar');
    expect(await remarkFor('floor-plans.edit_svc_plans')).toBeUndefined();
  });

  test('has exactly the boxes that its operations ask about', () => {
    const actions = service.strapi.contentAPI.permissions.getActionsMap();
    expect(actions['plugin::svc']!.controllers['floor-plans']!.sort()).toEqual([
      'delete_svc_plans',
      'edit_svc_plans',
      'edit_svc_venues',
    ]);
  });
});

describe('the description', () => {
  test('of the namespace is valid, and has its operations and no others', async () => {
    const { status, headers, body } = await service.call('GET', 'svc/floor-plans/v1/doc');
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBeTruthy();
    const result = await validate(structuredClone(body) as Parameters<typeof validate>[0]);
    expect(result).toMatchObject({ valid: true });
    const paths = body.paths as Record<string, Record<string, { operationId: string }>>;
    expect(Object.keys(paths)).toEqual([
      `/${path}`,
      `/${path}/{id}`,
      '/svc/floor-plans/v1/doc',
      '/batch/v1',
    ]);
    expect(paths['/svc/floor-plans/v1/doc']!.get!.operationId).toBe('describeFloorPlans');
  });

  test('is one of those that the page shows', async () => {
    const page = await (await fetch(`${service.url}/api/svc/docs`)).text();
    expect(page).toContain('href="../svc/floor-plans/v1/doc"');
    const [, version] = /docs\/(\w+)\/init\.js/.exec(page)!;
    const script = await (await fetch(`${service.url}/api/svc/docs/${version}/init.js`)).text();
    expect(script).toContain('../svc/floor-plans/v1/doc');
  });

  test.each(['svc/nobody/v1/doc', 'svc/nothing/v1/doc'])('%s is none', async (none) => {
    const { status, body } = await service.call('GET', none);
    expect([status, body.code]).toEqual([404, 'rest_no_route']);
  });
});

describe('as in the other namespaces', () => {
  test('unknown paths and bodies that are too large have the shape of errors (1.2, 1.19)', async () => {
    const unknown = await service.call('GET', 'svc/floor-plans/v1/nothing');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'rest_no_route']);
    const body = { ...full, remark: 'x'.repeat(1_100_000) };
    const large = await service.call('POST', path, { as: editor, body });
    expect([large.status, large.body.code]).toEqual([413, 'rest_request_too_large']);
  });

  test('pages on every origin may read answers', async () => {
    const origin = 'https://elsewhere.example.test';
    const { headers } = await fetch(`${service.url}/api/${path}`, { headers: { Origin: origin } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-API-TotalPages');
  });

  test('requests may be put into a batch (6.1)', async () => {
    const requests = [{ path, method: 'POST', body: full }];
    const answer = await service.call('POST', 'batch/v1', { as: editor, body: { requests } });
    const { responses } = answer.body as { responses: { status: number }[] };
    expect(responses.map(({ status }) => status)).toEqual([201]);
  });
});
