import { countQueries, type Service, spawnService, startService, type TestUser } from '../support';
import { answersTo, type Part, sendBatch } from '../support/batch';
import { assertBooksAddUp } from '../support/books';
import { collections, eventBody, type Fields, make, makeSignedIn } from '../support/events';
import { added, comparable, rowsOf } from '../support/rows';

/*
 * Things of one type that follow one another in a batch are made in one transaction. Nobody can tell by what they come to:
 * two services are asked the same, the one in a batch, the other one by one.
 */

const { events, venues, organizers, tickets } = collections;

interface Run {
  service: Service;
  manager: TestUser;
  /** Two published events, a venue and an organizer that are there before. */
  event: number;
  other: number;
  venue: number;
  organizer: number;
}

let together: Run;
/** What single calls come to, by what is made. */
const expected = new Map<string, unknown>();

async function startRun(): Promise<Run> {
  const service = await startService();
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  const { id: venue } = await make(service, manager, venues, { title: 'Hall' });
  const { id: organizer } = await make(service, manager, organizers, { title: 'House' });
  const { id: event } = await make(service, manager, events, eventBody({ status: 'publish' }));
  const { id: other } = await make(service, manager, events, eventBody({ status: 'publish' }));
  return { service, manager, event, other, venue, organizer };
}

const parts = (path: string, bodies: Fields[]): Part[] =>
  bodies.map((body) => ({ path, method: 'POST', body }));

const inBatch = ({ service, manager }: Run, requests: Part[]) =>
  answersTo(service, requests, { as: manager });

async function oneByOne({ service, manager }: Run, requests: Part[]) {
  const answers = [];
  for (const { path, body } of requests) {
    const answer = await service.call('POST', path as string, { as: manager, body });
    answers.push({ status: answer.status, body: answer.body as Fields });
  }
  return answers;
}

/** Read models without what tells in how many rounds they were written: the numbers of rows, and of changes. */
function withoutRounds(rows: Record<string, Fields[]>): Record<string, Fields[]> {
  const derived = Object.keys(rows).filter((table) => table.startsWith('svc_event_listing'));
  const plain = derived.map((table) => [
    table,
    rows[table]!.filter(({ facet }) => facet !== 'changes').map(({ id, ...row }) => ({
      ...(table === 'svc_event_listings' && { id: row.public_id }),
      ...row,
    })),
  ]);
  return { ...rows, ...(Object.fromEntries(plain) as typeof rows) };
}

/** What was answered and came into the database, with what differs by chance left out. */
async function outcomeOf(
  { service }: Run,
  work: () => Promise<{ status: number; body: unknown }[]>,
) {
  const before = await rowsOf(service);
  const answers = (await work()).map(({ status, body }) => ({ status, body }));
  const rows = comparable(withoutRounds(added(before, await rowsOf(service))));
  return { answers, rows };
}

/** How many transactions the work has. */
async function countTransactions(service: Service, work: () => Promise<unknown>): Promise<number> {
  let begun = 0;
  const listen = ({ sql }: { sql: string }) => {
    if (/^begin\b/i.test(sql)) begun += 1;
  };
  const { connection } = service.strapi.db;
  connection.on('query', listen);
  await work();
  connection.removeListener('query', listen);
  return begun;
}

afterEach(() => assertBooksAddUp());

const published = (run: Run, title: string) =>
  eventBody({ title, status: 'publish', venue_id: run.venue, organizer_ids: [run.organizer] });

const cases: Record<string, (run: Run) => Part[]> = {
  venues: () => parts(venues, [{ title: 'A' }, { title: 'A', city: 'Bern' }, { title: 'B' }]),
  organizers: () => parts(organizers, [{ title: 'A', email: 'a@b.example' }, { title: 'A' }]),
  drafts: () => parts(events, [eventBody({ title: 'Draft' }), eventBody({ title: 'Draft' })]),
  'published events of a venue and an organizer': (run) =>
    parts(events, [published(run, 'Shown'), published(run, 'Shown'), published(run, 'Other')]),
  'tickets of two events': (run) =>
    parts(tickets, [
      { title: 'Seat', event_id: run.event, type: 'paid', price: '12.50', capacity: 10 },
      { title: 'Box', event_id: run.event, type: 'paid', price: '30.00', capacity: 4 },
      { title: 'Seat', event_id: run.other, type: 'free' },
    ]),
  'several types in turns': (run) => [
    ...parts(venues, [{ title: 'C' }, { title: 'D' }]),
    ...parts(events, [published(run, 'C'), published(run, 'D')]),
    ...parts(venues, [{ title: 'C' }]),
  ],
};

beforeAll(async () => {
  const alone = await startRun();
  for (const [name, requestsOf] of Object.entries(cases)) {
    expected.set(name, await outcomeOf(alone, () => oneByOne(alone, requestsOf(alone))));
  }
  await alone.service.stop();
  together = await startRun();
});

describe('what a batch makes together is, in all tables and answers, what single calls make', () => {
  test.each(Object.entries(cases))('%s (6.2)', async (name, requestsOf) => {
    const made = await outcomeOf(together, () => inBatch(together, requestsOf(together)));
    expect(made).toEqual(expected.get(name));
    expect(made.answers.every(({ status }) => status === 201)).toBe(true);
  });
});

const counted: [string, (run: Run, title: string) => Part, number][] = [
  ['a venue', (_, title) => parts(venues, [{ title }])[0]!, 6],
  ['a draft', (_, title) => parts(events, [eventBody({ title })])[0]!, 9],
  ['a published event', (run, title) => parts(events, [published(run, title)])[0]!, 17],
];

describe('things that are made together', () => {
  test.each(counted)(
    'have one transaction, and %s more takes few statements (6.2)',
    async (_, part, most) => {
      const { service } = together;
      const batchOf = (count: number) => () =>
        inBatch(
          together,
          Array.from({ length: count }, (__, turn) => part(together, `Counted ${turn}`)),
        );
      await batchOf(2)();
      const few = await countQueries(service.strapi, batchOf(2));
      const many = await countQueries(service.strapi, batchOf(12));
      expect((many.queries.length - few.queries.length) / 10).toBeLessThanOrEqual(most);
      expect(await countTransactions(service, batchOf(5))).toBe(1);
    },
  );

  test('are made one by one where one of them cannot be made, and that one alone is not (6.2)', async () => {
    const requests = parts(events, [
      eventBody({ title: 'First' }),
      eventBody({ title: 'Nowhere', venue_id: 999_999 }),
      eventBody({ title: 'Last' }),
    ]);
    const answers = await inBatch(together, requests);
    expect(answers.map(({ status }) => status)).toEqual([201, 400, 201]);
    expect(answers[1]!.body.data.params).toEqual({ venue_id: expect.stringContaining('999999') });
    const rows = await together.service.strapi.db
      .connection('svc_events')
      .whereIn('title', ['First', 'Nowhere', 'Last'])
      .orderBy('id')
      .select('title');
    expect(rows).toEqual([{ title: 'First' }, { title: 'Last' }]);
  });

  test('are made one by one where a project has a middleware around what is written (6.2)', async () => {
    const { strapi } = together.service;
    const batch = () => inBatch(together, parts(venues, [{ title: 'X' }, { title: 'Y' }]));
    const leave = (strapi.documents.use as unknown as (one: unknown) => () => void)(
      (_: unknown, next: () => unknown) => next(),
    );
    expect(await countTransactions(together.service, batch)).toBe(2);
    leave();
    expect(await countTransactions(together.service, batch)).toBe(1);
  });
});

test('several batches and single calls at once in two processes, in opposite orders: each thing is made, once (1.22, 6.2)', async () => {
  const { service, manager } = together;
  const second = await spawnService(service.env);
  const titles = Array.from({ length: 25 }, (_, turn) => `Rush ${turn}`);
  const send = (turn: number) => {
    const { call } = turn % 2 === 0 ? service : second;
    const ordered = turn % 2 === 0 ? titles : titles.toReversed();
    const bodies = ordered.map((title) => published(together, title));
    return sendBatch({ call } as Service, parts(events, bodies), { as: manager });
  };
  const sendAlone = (title: string, turn: number) => {
    const { call } = turn % 2 === 0 ? second : service;
    return call('POST', events, { as: manager, body: published(together, title) });
  };
  const singles = Promise.all(titles.map(sendAlone));
  const answers = await Promise.all(Array.from({ length: 6 }, (_, turn) => send(turn)));
  expect((await singles).map(({ status }) => status)).toEqual(titles.map(() => 201));
  for (const { body } of answers) {
    const { responses } = body as { responses: { status: number }[] };
    expect(responses.map(({ status }) => status)).toEqual(titles.map(() => 201));
  }
  for (const title of titles) {
    const { headers } = await service.call('GET', `${events}?search=${encodeURIComponent(title)}`);
    const rows = await service.strapi.db.connection('svc_event_listings').where({ title });
    expect(rows).toHaveLength(7);
    expect(new Set(rows.map(({ slug }: { slug: string }) => slug)).size).toBe(7);
    expect(Number(headers.get('x-api-total'))).toBeGreaterThanOrEqual(7);
  }
});

/** What is made and undone again leaves a gap in the ids, other than on SQLite, where nobody else writes meanwhile. */
test('batches at once in two processes, in opposite orders, wait for each other: none is made twice (6.2)', async () => {
  const { service, manager } = together;
  const second = await spawnService(service.env);
  const titles = Array.from({ length: 25 }, (_, turn) => `Line ${turn}`);
  for (let round = 0; round < 3; round += 1) {
    const send = ({ call }: Pick<Service, 'call'>, ordered: string[]) => {
      const requests = ordered.map((title) => ({ path: venues, body: { title } }));
      return answersTo({ call } as Service, requests, { as: manager });
    };
    const answers = await Promise.all([send(service, titles), send(second, titles.toReversed())]);
    const ids = answers.flat().map(({ body }) => (body as { id: number }).id);
    expect(Math.max(...ids) - Math.min(...ids) + 1).toBe(ids.length);
  }
});
