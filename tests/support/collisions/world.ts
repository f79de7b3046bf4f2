import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import type { Handle } from '#svc/testing/client';
import { collections, make, makeSignedIn, panelDocuments } from '../events';
import { type Operation, readOperations } from '../properties/description';
import { KnownValues, thingAt } from '../properties/known';
import { type Service, startService } from '../service';
import { makeShopTicket, shopperOf } from '../shop';
import { type SpawnedService, spawnService } from '../spawn-service';

/* A few things, and people who all do something with them at once. */

/** How many things of a kind they know: so few that they meet. */
const things = 3;

const descriptions = ['svc/events/v1/doc', 'svc/tickets/v1/doc'];

/** Who writes over REST. Who is leaving is about to be deleted, and somebody else each time. */
export const callers = [
  'manager',
  'editor',
  'author',
  'box office',
  'buyer',
  'guest',
  'leaving',
] as const;
export type Caller = (typeof callers)[number];

export interface World {
  /** Looks into the database that the others work on, and writes nothing. */
  service: Service;
  /** Those that answer. */
  processes: SpawnedService[];
  operations: Operation[];
  known: KnownValues;
  handles: Map<Caller, Handle | undefined>;
  administrator: AdminApi;
}

/** Somebody who will be deleted while at work. */
export async function welcome({ service, handles }: World, username: string): Promise<void> {
  handles.set('leaving', await makeSignedIn(service, 'event-editor', username));
}

async function makeHandles(service: Service): Promise<World['handles']> {
  return new Map<Caller, Handle | undefined>([
    ['manager', await makeSignedIn(service, 'event-manager', 'manager')],
    ['editor', await makeSignedIn(service, 'event-editor', 'editor')],
    ['author', await makeSignedIn(service, 'event-author', 'author')],
    ['box office', await makeSignedIn(service, 'box-office', 'boxoffice')],
    ['buyer', await makeSignedIn(service, 'authenticated', 'buyer')],
    ['guest', undefined],
  ]);
}

async function furnish({ service, handles, known }: World): Promise<void> {
  const manager = handles.get('manager')!;
  for (const uid of ['plugin::svc.category', 'plugin::svc.tag']) {
    const documents = panelDocuments(service, uid);
    for (const title of ['One', 'Two']) await documents.create({ data: { title } });
  }
  for (let count = 0; count < things; count += 1) {
    const venue = await make(service, manager, collections.venues, { title: 'A hall' });
    const organizer = await make(service, manager, collections.organizers, { title: 'A club' });
    const event = { venue_id: venue.id, organizer_ids: [organizer.id] };
    const { id } = await makeShopTicket(service, manager, { capacity: 20 }, event);
    const shopper = shopperOf(service.call, handles.get('buyer'));
    await shopper.add(id, 2);
    known.learn((await shopper.pay()).body, 'order');
  }
}

/** What lists show is known, and so is what is in it. */
async function lookAround({ service, operations, known, handles }: World): Promise<void> {
  for (const { method, path, parameters } of operations) {
    if (method !== 'GET' || parameters.some(({ required }) => required)) continue;
    const { status, body } = await service.call('GET', path, { as: handles.get('manager') });
    if (status === 200) known.learn(body, thingAt(path));
  }
}

/** @param count how many processes answer, on one database */
export async function makeWorld(count: number): Promise<World> {
  const service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  const world: World = {
    service,
    processes: [],
    operations: await readOperations(service.call, descriptions),
    known: new KnownValues(things),
    handles: await makeHandles(service),
    administrator: await registerFirstAdmin(service.url, {
      firstname: 'Ada',
      lastname: 'Owner',
      email: 'ada@example.org',
      password: 'Passw0rd-of-Ada',
    }),
  };
  await welcome(world, 'leaving');
  await furnish(world);
  await lookAround(world);
  for (let made = 0; made < count; made += 1) world.processes.push(await spawnService(service.env));
  return world;
}
