import { bearer, makeUser, type Service, startService, type TestUser } from '../support';
import { collections, makeSignedIn } from '../support/events';
import { tellStory } from '../support/example-story';
import { type Answered, answersIn, type Document } from '../support/generators/answers';
import { generateClients } from '../support/generators/generate';
import { installGenerators } from '../support/generators/install';
import { throughPrism } from '../support/generators/prism';
import { heyApiIn, orvalIn, unreadable } from '../support/generators/read';
import { readOperations } from '../support/properties/description';
import { createRecorder } from '../support/recorder';
import { makeShopTicket, paths } from '../support/shop';
import { secretKey, webhookSecret } from '../support/stripe-server';

/*
 * What others make of the description: three generators of clients, whose code compiles and reads every recorded answer,
 * and a proxy that holds a whole evening against it. `support/generators/packages` has their versions.
 */

let service: Service;
let tools: string;
let document: Document;
let answers: Answered[];

beforeAll(async () => {
  const stripe = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
  const env = { PAYMENT_TEST_PROVIDER: 'true', ...stripe };
  [service, tools] = await Promise.all([startService({ env }), installGenerators()]);
  document = (await service.call('GET', 'svc/doc')).body as Document;
  answers = answersIn(document);
}, 240_000);

test('every operation with an answer in JSON has one to be read', () => {
  expect(answers.length).toBeGreaterThan(500);
});

describe('of generated clients, compiled under strict with every recorded answer as openapi-typescript’s types have it,', () => {
  let compiled: string;

  beforeAll(async () => {
    compiled = await generateClients(tools, document, answers);
  }, 120_000);

  test('the zod schemas of @hey-api/openapi-ts read every recorded answer (6.5)', () => {
    expect(unreadable(answers, heyApiIn(compiled, document))).toEqual([]);
  });

  test('those of orval read every one, too, and find nothing that is not described (6.5)', () => {
    expect(unreadable(answers, orvalIn(compiled))).toEqual([]);
  });
});

/** A site that has the program in one request, and an app whose user buys by a session. */
async function shop(watched: Service, manager: TestUser): Promise<number[]> {
  const { id, eventId } = await makeShopTicket(watched, manager);
  const everything = { query: { _embed: 'venue,organizers,categories,tags,tickets', per_page: 2 } };
  const { username, password } = await makeUser(service.strapi, 'authenticated', 'Ada');
  const signIn = { body: { identifier: username, password } };
  const session = await watched.call('POST', 'svc/auth/v1/session', signIn);
  const as = bearer(session.body.access_token as string);
  const answers = [
    session,
    await watched.call('GET', collections.events, everything),
    await watched.call('GET', `${collections.events}/${eventId}`, everything),
    await watched.call('GET', 'svc/tickets/v1/tickets', {
      query: { event_id: eventId, _embed: 'event' },
    }),
    await watched.call('POST', paths.cart, { as, body: { ticket_id: id, quantity: 2 } }),
    await watched.call('POST', paths.checkout, { as, body: { payment_method: 'offline' } }),
    await watched.call('GET', 'svc/tickets/v1/my-tickets', { as }),
    await watched.call('GET', 'svc/tickets/v1/my-orders', { as }),
  ];
  return answers.map(({ status }) => status);
}

test('Prism sees an evening from its venue to the refund, and finds no violation (6.5)', async () => {
  const operations = await readOperations(service.call, ['svc/doc']);
  const watched = await throughPrism(tools, document, service);
  await tellStory(watched.service, createRecorder(watched.service, operations));
  const manager = await makeSignedIn(service, 'event-manager', 'Max');
  expect(await shop(watched.service, manager)).toEqual([201, 200, 200, 200, 200, 201, 200, 200]);
  expect(watched.violations).toEqual([]);
  expect(watched.count()).toBeGreaterThan(100);
}, 120_000);
