import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import type { Answer } from '#svc/testing/client';
import { collections, eventBody, inPanel, make, makeSignedIn } from '../support/events';
import { makeShopTicket } from '../support/shop';

/* Several who have the same tag and write at the same instant, at two processes on one database: one of them does. */

const { events, venues, organizers, tickets } = collections;
const rounds = 12;
const writers = 6;

let service: Service;
let second: SpawnedService;
let manager: TestUser;

beforeAll(async () => {
  service = await startService();
  second = await spawnService(service.env);
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const read = (path: string) => service.call('GET', path, { as: manager });
const tagOf = ({ headers }: Answer) => headers.get('etag')!;
const callOf = (index: number) => (index % 2 === 0 ? service.call : second.call);
const many = (one: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: writers }, (_, index) => one(index)));

const makeAt = async (collection: string, body: object) =>
  `${collection}/${(await make(service, manager, collection, { ...body })).id}`;

const things: [string, () => Promise<string>][] = [
  ['an event', () => makeAt(events, eventBody({ status: 'publish' }))],
  ['a draft', () => makeAt(events, eventBody())],
  ['a venue', () => makeAt(venues, { title: 'A hall' })],
  ['an organizer', () => makeAt(organizers, { title: 'A band' })],
  ['a ticket', async () => `${tickets}/${(await makeShopTicket(service, manager)).id}`],
];

describe.each(things)('of several writers with the same ETag of %s', (_, makeOne) => {
  test('one succeeds and the others get 412 (1.21)', async () => {
    const path = await makeOne();
    let tag = tagOf(await read(path));
    for (let round = 0; round < rounds; round += 1) {
      const answers = await many((index) =>
        callOf(index + round)('PUT', path, {
          as: manager,
          headers: { 'If-Match': tag },
          body: { title: `Round ${round}, writer ${index}` },
        }),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array<number>(writers - 1).fill(412)]);
      const done = answers.find(({ status }) => status === 200)!;
      const now = await read(path);
      expect([now.body, tagOf(now)]).toEqual([done.body, tagOf(done)]);
      tag = tagOf(now);
    }
  });

  test('one changes or deletes it, whichever comes first (1.21)', async () => {
    for (let round = 0; round < rounds / 2; round += 1) {
      const path = await makeOne();
      const headers = { 'If-Match': tagOf(await read(path)) };
      const answers = await many(async (index) => {
        const [call, isRemoval] = [callOf(index + round), index % 3 === round % 3];
        if (!isRemoval) {
          const body = { title: `Writer ${index}` };
          return call('PUT', path, { as: manager, headers, body });
        }
        // Without a body it would come first each time.
        await sleep(4 * round);
        const gone = `${path}${path.startsWith(events) ? '?force=true' : ''}`;
        return call('DELETE', gone, { as: manager, headers });
      });
      const done = answers.filter(({ status }) => status === 200);
      expect(done).toHaveLength(1);
      const left = done[0]!.body.deleted ? 404 : 200;
      expect((await read(path)).status).toBe(left);
      const others = answers.map(({ status }) => status).filter((status) => status !== 200);
      expect(new Set(others)).toEqual(new Set([left === 404 ? 404 : 412]));
    }
  });
});

test('an edit that an editor saves in the panel meanwhile is not overwritten (1.21)', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const path = await makeAt(events, eventBody());
    const headers = { 'If-Match': tagOf(await read(path)) };
    const panel = inPanel(service, Number(path.split('/').at(-1)));
    const [answer] = await Promise.all([
      callOf(round)('PUT', path, { as: manager, headers, body: { title: 'Over REST' } }),
      panel.save({ title: 'In the panel' }),
    ]);
    // Either it came first, or it saw the edit.
    expect([200, 412]).toContain(answer.status);
    expect((await read(path)).body.title).toBe('In the panel');
  }
});
