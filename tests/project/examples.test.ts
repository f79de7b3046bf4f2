import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, type Service, startService } from '../support';
import type { Handle } from '#svc/testing/client';
import { validatorOf } from '#svc/testing/schemas';
import { earlierExamples, lostIn } from '../support/earlier-examples';
import { tellStory } from '../support/example-story';
import { type Operation, readOperations } from '../support/properties/description';
import { createRecorder, type Recorder } from '../support/recorder';
import { secretKey, webhookSecret } from '../support/stripe-server';

/*
 * The examples in the description are what a service answered. They are recorded here, anew at every run, and held against
 * those in the repository; `npm run examples` replaces them.
 */

const file = path.join(projectRoot, 'src/plugins/svc/server/src/resources/docs/examples.json');
const documents = ['svc/events/v1/doc', 'svc/tickets/v1/doc', 'svc/auth/v1/doc'];

let service: Service;
let operations: Operation[];
let recorder: Recorder;

/** An update is one and the same under three verbs; PUT stands for them. */
const isOtherVerb = ({ method, path: at }: Operation) =>
  method === 'PATCH' || (method === 'POST' && /\{|\/me$/.test(at));

function spoiled(value: unknown): unknown {
  if (typeof value !== 'string') return typeof value === 'number' ? 'many' : 'perhaps';
  return /^\d{4}-\d\d-\d\d/.test(value) ? 'tomorrow' : 5;
}

/** Every parameter of an operation with a value that it cannot have. */
function spoiledParameters({ parameters }: Operation) {
  const named = (place: string) => parameters.filter((one) => one.in === place);
  const query = named('query').filter(({ name }) => !/^(_.*|page|per_page)$/.test(name));
  const values = query.map(({ name, schema }) => [
    name,
    schema.type === 'string' && !schema.enum && !schema.format ? '\u0000' : 'perhaps',
  ]);
  return { query: Object.fromEntries(values) as Record<string, string> };
}

/** Asks for everything in the ways in which it is not to be had. */
async function askInVain(manager: Handle, buyer: Handle): Promise<void> {
  const nobody = 999_999;
  for (const operation of operations) {
    if (isOtherVerb(operation)) continue;
    const { id, body, parameters } = operation;
    const refuse = (step: object) => recorder.recordRefusal(id, { id: nobody, ...step });
    if (!operation.isOpen) for (const as of [undefined, buyer]) await refuse({ as });
    await refuse({ as: operation.isOpen ? undefined : manager, ...spoiledParameters(operation) });
    if (body) {
      const sent = recorder.examplesOf(id).body as object;
      const wrong = Object.entries(sent).map(([name, value]) => [name, spoiled(value)]);
      const spoiledBody = Object.fromEntries(wrong) as object;
      if (operation.isOpen) {
        await refuse({});
        await refuse({ body: spoiledBody });
      }
      await refuse({ as: manager, body: spoiledBody });
    }
    await refuse({ as: manager });
    if (!parameters.some(({ name }) => name === 'per_page')) continue;
    await refuse({ as: manager, query: { per_page: 1000 } });
    await refuse({ as: manager, query: { page: 999 } });
  }
}

beforeAll(async () => {
  const stripe = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true', ...stripe } });
  operations = await readOperations(service.call, documents);
  recorder = createRecorder(service, operations);
  const { manager, buyer } = await tellStory(service, recorder);
  await askInVain(manager, buyer);
  if (process.env.UPDATE_EXAMPLES === 'true') {
    writeFileSync(file, `${JSON.stringify(recorder.examples(), null, 2)}\n`);
  }
  // Some two hundred requests, one after the other.
}, 240_000);

test('the examples in the description are what the service answers: `npm run examples` (6.5)', () => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(recorder.examples());
});

test('every operation has an example of its answer, and of what is sent (6.5)', () => {
  const examples = recorder.examples().operations;
  const without = operations.filter(
    (operation) => !isOtherVerb(operation) && examples[operation.id]?.answer === undefined,
  );
  const texts = ['getEventCalendar', 'getEventsCalendar', 'getEventsFeed'];
  expect(without.map(({ id }) => id).sort()).toEqual(
    ['describeEvents', 'describeTickets', 'describeAuth', ...texts].sort(),
  );
  for (const { id, body } of operations.filter((one) => one.body && !isOtherVerb(one))) {
    expect([id, Object.keys(examples[id]?.body ?? {}).length > 0]).toEqual([id, body !== null]);
  }
});

interface Media {
  example?: unknown;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}

test('the description shows them where they belong, errors by their code (6.5)', async () => {
  const { body } = await service.call('GET', 'svc/tickets/v1/doc');
  const media = (response: { content: Record<string, Media> }) =>
    response.content['application/json']!;
  const { post } = body.paths['/svc/tickets/v1/checkout'];
  const { order_id: id } = media(post.responses['201']).example as { order_id: number };
  expect(media(post.requestBody).example).toMatchObject({ payment_method: 'test' });
  expect(id).toBeGreaterThan(0);
  const { examples = {} } = media(post.responses['400']);
  expect(Object.keys(examples)).toContain('rest_payment_failed');
  const shared = media(body.paths['/svc/tickets/v1/orders'].get.responses['401']).examples!;
  expect(shared.rest_not_logged_in).toEqual({ $ref: '#/components/examples/rest_not_logged_in' });
  expect(body.components.examples.rest_not_logged_in.value.data.status).toBe(401);
});

test('no example has a secret or a date of the day it was made (6.5)', () => {
  const text = readFileSync(file, 'utf8');
  const tokens = [...text.matchAll(/token=([\w-]+)/g)].map(([, token]) => token!);
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.every((token) => /^example-token-x+$/.test(token))).toBe(true);
  const codes = [...text.matchAll(/"security_code": "(\w+)"/g)].map(([, code]) => code);
  expect(new Set(codes)).toEqual(new Set(['EXAMPLE7K2MX']));
  const moments = [...text.matchAll(/\d{4}-\d\d-\d\dT[\d:]+\+00:00/g)].map(([moment]) => moment);
  expect(new Set(moments)).toEqual(new Set(['2030-04-01T09:30:00+00:00']));
});

describe.each(earlierExamples)('what was recorded for %s', (_, { operations: then, errors }) => {
  interface Described {
    operationId: string;
    responses: Record<string, { content?: Record<string, { schema: object }> }>;
  }

  test('is asked today in the same words, and answered with all that it had (1.24)', () => {
    const now = recorder.examples();
    for (const [id, { body, answer, errors: own = {} }] of Object.entries(then)) {
      const today = now.operations[id];
      expect([id, today?.body]).toEqual([id, body]);
      expect(lostIn(id, answer, today!.answer)).toEqual([]);
      for (const [code, error] of Object.entries(own)) {
        const { data } = (today!.errors?.[code] ?? now.errors[code]) as { data: object };
        // Which parameters were wrong is as it was asked.
        const { params: __, ...kept } = (error as { data: { params?: unknown } }).data;
        expect(lostIn(`${id} ${code}`, kept, data)).toEqual([]);
      }
    }
  });

  test('is valid by the description of today (1.24, 6.5)', async () => {
    const { body } = await service.call('GET', 'svc/doc');
    const { paths, components } = body as { paths: Record<string, Record<string, Described>> } & {
      components: object;
    };
    const described = Object.values(paths).flatMap((methods) => Object.values(methods));
    const texts = JSON.stringify(components).replaceAll(
      '"#/components',
      '"description#/components',
    );
    const wrong: string[] = [];
    const check = (id: string, schema: object | undefined, value: unknown) => {
      const validate = schema && validatorOf(schema, texts);
      if (!validate?.(value)) wrong.push(`${id}: ${JSON.stringify(validate?.errors)}`);
    };
    const codeOf = ({ code, data }: { code: string; data: { status: number } }) =>
      [code, String(data.status)] as const;
    for (const { operationId: id, responses } of described) {
      const { answer, errors: own = {} } = then[id] ?? {};
      const schemaAt = (status: string) => responses[status]?.content?.['application/json']?.schema;
      const success = Object.keys(responses).find((status) => status < '300')!;
      if (answer !== undefined) check(id, schemaAt(success), answer);
      for (const error of Object.values(own)) {
        const [code, status] = codeOf(error as Parameters<typeof codeOf>[0]);
        check(`${id} ${code}`, schemaAt(status), error);
      }
    }
    expect(wrong).toEqual([]);
    expect(Object.keys(errors).length).toBeGreaterThan(5);
  });
});
