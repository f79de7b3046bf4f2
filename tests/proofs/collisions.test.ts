import { built, engineName } from '../support';
import { assertBooksAddUp } from '../support/books';
import { type Outcome, runCollisions } from '../support/collisions/run';
import { makeWorld, type World } from '../support/collisions/world';
import { listingsOf } from '../support/listings';
import { assertCounted } from '../support/shop';

/*
 * Eight people do at random what REST and the panel offer, to a few things, all at once; with two processes on one
 * database, too. COLLISIONS=20000 does more, COLLISIONS_SEED=7 other things, COLLISIONS_TALLY=1 tells what was answered.
 */

const { rebuildListings } = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/read-model/rebuild')
>('resources/event/read-model/rebuild');
const { hasPublicId, kindOf } = built<
  typeof import('../../src/plugins/svc/server/src/identity/document-middleware')
>('identity/document-middleware');
const { contentTypes } =
  built<typeof import('../../src/plugins/svc/server/src/host/strapi')>('host/strapi');

const steps = Number(process.env.COLLISIONS ?? 600);
const seed = Number(process.env.COLLISIONS_SEED ?? 1);

/** What the log may say of requests that are answered as they should be. */
const expected = [
  // The tests' provider has an outage when it is told to.
  /payment/i,
];

function unexpectedErrors({ processes }: World): string[] {
  return processes
    .flatMap((one) => one.printed().split('\n'))
    .filter((line) => /\berror:/.test(line) && !expected.some((known) => known.test(line)));
}

type Ids = { public_id: number; slug?: string | null }[];

/** Each thing has an id and an address of its own, and the register has these and no others. */
async function assertIdentities({ service }: World): Promise<void> {
  const db = service.strapi.db.connection;
  for (const { uid, collectionName, attributes, options } of contentTypes().filter(hasPublicId)) {
    const rows = db(collectionName).orderBy('public_id');
    if (options?.draftAndPublish) void rows.whereNull('published_at');
    const hasSlug = 'slug' in attributes;
    const things = (await rows.select('public_id', ...(hasSlug ? ['slug'] : []))) as Ids;
    const kind = kindOf(uid);
    const ids = things.map((thing) => thing.public_id);
    const registered: number[] = await db('svc_public_ids')
      .where({ kind })
      .orderBy('id')
      .pluck('id');
    expect({ kind, ids }).toEqual({ kind, ids: registered });
    const slugs = things.flatMap(({ slug }) => slug ?? []);
    expect({ kind, slugs: new Set(slugs).size }).toEqual({ kind, slugs: slugs.length });
  }
}

/** For who changes the steps: whether they do what they are for. */
function tell({ tally }: Outcome): void {
  const lines = [...tally].sort().map(([how, times]) => `${times} ${how}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** What must hold, whatever was done. */
async function assertWhole(world: World, { failures }: Outcome): Promise<void> {
  if (failures.length > 0) failures.push(...world.processes.map((one) => one.printed()));
  expect(failures).toEqual([]);
  for (const { process } of world.processes) {
    expect(process).toMatchObject({ exitCode: null, signalCode: null });
  }
  expect(unexpectedErrors(world)).toEqual([]);
  const kept = await listingsOf(world.service);
  await rebuildListings();
  expect(kept).toEqual(await listingsOf(world.service));
  await assertIdentities(world);
  await assertCounted(world.service);
  await assertBooksAddUp();
}

/** Several processes on one database take a server. */
const processes: [count: number, steps: number][] =
  engineName() === 'sqlite'
    ? [[1, steps]]
    : [
        [1, steps],
        [2, Math.ceil(steps / 2)],
      ];

test.each(processes)(
  'with %i process(es), after %i requests of eight people at once all adds up (1.22)',
  async (count, requests) => {
    const world = await makeWorld(count);
    const outcome = await runCollisions(world, { steps: requests, seed: seed + count });
    if (process.env.COLLISIONS_TALLY) tell(outcome);
    await assertWhole(world, outcome);
    for (const one of world.processes) await one.stop();
    await world.service.stop();
  },
  30 * 60_000,
);
