import { validate } from '@readme/openapi-parser';
import { countQueries, makeUser, type Service, startService, type TestUser } from '../support';

let service: Service;
let reader: TestUser;

beforeAll(async () => {
  service = await startService();
  reader = await makeUser(service.strapi, 'authenticated', 'reader');
});

const read = (namespace: string) => service.call('GET', `svc/${namespace}/v1/doc`);

describe.each(['events', 'tickets'])('the description of svc/%s/v1', (namespace) => {
  test('is OpenAPI 3.1 to a validator that is not ours (6.5)', async () => {
    const { status, body } = await read(namespace);
    expect([status, body.openapi]).toEqual([200, '3.1.0']);
    const result = await validate(structuredClone(body) as Parameters<typeof validate>[0]);
    expect(result).toMatchObject({ valid: true });
  });

  test('has a name of its own for each operation, and says who may call it (6.5)', async () => {
    const { body } = await read(namespace);
    interface Operation {
      operationId: string;
      summary: string;
      description: string;
      security: object[];
    }
    const operations = Object.values(
      body.paths as Record<string, Record<string, Operation>>,
    ).flatMap((path) => Object.values(path));
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { operationId, summary, description, security } of operations) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect([summary, description].every(Boolean)).toBe(true);
      expect(security.length).toBeGreaterThan(0);
    }
  });

  test('may be kept for a while, and asks nothing of the database (6.5)', async () => {
    await read(namespace);
    const { queries, result } = await countQueries(service.strapi, () => read(namespace));
    expect(queries).toEqual([]);
    expect(result.headers.get('cache-control')).toBe('public, max-age=300');
    expect(result.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
  });

  test('is kept by nobody else for who signs in, whose nonce comes with it (5.4, 5.7)', async () => {
    const { headers } = await service.call('GET', `svc/${namespace}/v1/doc`, { as: reader });
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain('X-API-Nonce');
  });
});

test('an operation says what it takes, what it answers and what can go wrong (6.5)', async () => {
  const { body } = await read('events');
  const list = body.paths['/svc/events/v1/events'].get;
  expect(list.operationId).toBe('listEvents');
  const parameter = (name: string) =>
    list.parameters.find((one: { name: string }) => one.name === name);
  expect(parameter('per_page').schema).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 10,
  });
  expect(parameter('status').schema).toEqual({
    type: 'string',
    enum: ['publish', 'draft', 'pending', 'private', 'trash'],
    default: 'publish',
  });
  const create = body.paths['/svc/events/v1/events'].post;
  const { schema } = create.requestBody.content['application/json'];
  expect(schema.required).toEqual(['title', 'start_date', 'end_date']);
  expect(create['x-capabilities']).toEqual(['edit_svc_events']);
  expect(Object.keys(create.responses)).toEqual([
    ...['201', '400', '401', '403', '409', '413', '415', '500', '503'],
  ]);
  const update = body.paths['/svc/events/v1/events/{id}'].patch;
  expect(update.requestBody.content['application/json'].schema.required).toBeUndefined();
});

test.each(['events', 'tickets'])('svc/%s/v1 describes the batch, too (6.1, 6.5)', async (name) => {
  const { post } = (await read(name)).body.paths['/batch/v1'];
  const { properties, required } = post.requestBody.content['application/json'].schema;
  expect([post.operationId, required]).toEqual(['batch', ['requests']]);
  expect(properties.requests).toMatchObject({ minItems: 1, maxItems: 25 });
  expect(properties.requests.items.properties.method).toMatchObject({
    type: 'string',
    enum: ['POST', 'PUT', 'PATCH', 'DELETE'],
    default: 'POST',
  });
  const [done, refused] = post.responses['207'].content['application/json'].schema.anyOf;
  expect([done.required, refused.required]).toEqual([['responses'], ['failed', 'responses']]);
});
