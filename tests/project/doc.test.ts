import { validate } from '@readme/openapi-parser';
import { countQueries, makeUser, type Service, startService, type TestUser } from '../support';

let service: Service;
let reader: TestUser;

beforeAll(async () => {
  service = await startService();
  reader = await makeUser(service.strapi, 'authenticated', 'reader');
});

const read = (namespace: string) => service.call('GET', pathOf(namespace));
const pathOf = (namespace: string) =>
  namespace === 'everything' ? 'svc/doc' : `svc/${namespace}/v1/doc`;

const all = ['events', 'tickets', 'auth', 'everything'];

describe.each(all)('the description of %s', (namespace) => {
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
    const { headers } = await service.call('GET', pathOf(namespace), { as: reader });
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

interface Answer {
  description: string;
  content?: Record<string, { examples?: Record<string, { $ref?: string; value?: unknown }> }>;
}

interface Operation {
  operationId: string;
  parameters: { in: string; example?: unknown }[];
  responses: Record<string, Answer>;
}

interface Description {
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; examples: Record<string, { value: unknown }> };
}

test('all namespaces are described in one, each as in its own document (6.5)', async () => {
  const whole = (await read('everything')).body as Description;
  const parts = await Promise.all(['events', 'tickets', 'auth'].map(read));
  const paths: Description['paths'] = {};
  for (const { body } of parts) {
    const part = body as Description;
    Object.assign(paths, part.paths);
    expect(whole.components.schemas).toMatchObject(part.components.schemas);
  }
  const { '/svc/doc': itself, ...others } = whole.paths;
  expect(others).toEqual(paths);
  expect(itself!.get!.operationId).toBe('describeAll');
  const { url } = whole.servers.at(-1)!;
  expect(new URL(url, `${service.url}/api/svc/doc`).href).toBe(`${service.url}/api`);
});

test.each(all)('what describes %s, and the batch, come last in it (6.5)', async (namespace) => {
  const { tags, paths } = (await read(namespace)).body as Description;
  const last = namespace === 'auth' ? ['doc'] : ['doc', 'batch'];
  expect(tags.slice(-last.length).map(({ name }) => name)).toEqual(last);
  const [path] = Object.keys(paths).slice(-1);
  expect(path).toMatch(namespace === 'auth' ? /doc$/ : /batch/);
});

test('reads are described with HEAD, which answers their headers alone (1.20, 6.5)', async () => {
  const { paths } = (await read('everything')).body as Description;
  for (const { get, head } of Object.values(paths)) {
    expect([Boolean(head), head?.operationId]).toEqual([
      Boolean(get),
      get && `${get.operationId}Head`,
    ]);
    const answers = Object.values(head?.responses ?? {});
    expect(answers.filter(({ content }) => content)).toEqual([]);
  }
  const answer = await fetch(`${service.url}/api/svc/doc`, { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('what stands in a path has an example (6.5)', async () => {
  const { paths } = (await read('everything')).body as Description;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const inPath = operations.flatMap(({ parameters }) => parameters.filter((p) => p.in === 'path'));
  expect(inPath.length).toBeGreaterThan(20);
  expect(inPath.filter(({ example }) => example === undefined)).toEqual([]);
});

/* The header that could be wrong may have any value. */
const never = ['getCart', 'emptyCart', 'removeVoucher'].map((one) => `${one} rest_invalid_param`);

test('each code of an error has an example that is of this code and status (6.5)', async () => {
  const { paths, components } = (await read('everything')).body as Description;
  const wrong: string[] = [];
  for (const { head: _, ...methods } of Object.values(paths)) {
    for (const { operationId, responses } of Object.values(methods)) {
      for (const [status, { description, content }] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        for (const code of description.split(', ')) {
          const { $ref, value } = content!['application/json']!.examples?.[code] ?? {};
          const shown = $ref ? components.examples[$ref.split('/').at(-1)!]!.value : value;
          const { code: its, data } = (shown ?? { data: {} }) as { code?: string; data: object };
          const isRight = its === code && 'status' in data && data.status === Number(status);
          if (!isRight) wrong.push(`${operationId} ${code}`);
        }
      }
    }
  }
  expect(wrong.filter((one) => !never.includes(one))).toEqual([]);
});

test('what Stripe sends is described, with an example of the form that is described (6.5)', async () => {
  const { body } = await read('tickets');
  const { requestBody } = body.paths['/svc/tickets/v1/stripe/webhook'].post;
  const { schema, example } = requestBody.content['application/json'];
  expect([requestBody.required, Object.keys(example)]).toEqual([
    true,
    expect.arrayContaining(schema.required as string[]),
  ]);
});
