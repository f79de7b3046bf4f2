import { setTimeout as sleep } from 'node:timers/promises';
import { countQueries, type Service, startService, type TestUser } from '../support';
import { collections, eventBody, type Fields, makeFile, makeSignedIn } from '../support/events';
import { makeApiToken } from '#svc/testing/makers';
import { panelDocuments } from '#svc/testing/things';
import { added, comparable, rowsOf } from '../support/rows';

/*
 * What is made in fewer statements is, row by row in all tables, what the Document Service makes. Two services are asked
 * the same, one after the other; in the first somebody listens for new entries, so that the Document Service does
 * everything itself.
 */

const { events, venues, organizers, tickets } = collections;

interface Run {
  service: Service;
  editor: TestUser;
  manager: TestUser;
  told: string[];
}

let direct: Run;
/** What was told where somebody listens. */
let told: string[];
/** What the Document Service makes and answers, by what was asked. */
const expected = new Map<string, unknown>();

const listened = ['entry.create', 'entry.publish'];

function listen({ service, told: heard }: Run): () => void {
  const offs = listened.map((name) =>
    service.strapi.eventHub.on(name, (event: unknown) => {
      const { uid, entry } = event as { uid: string; entry: Fields };
      heard.push(`${name} ${uid} ${String(entry.title)}`);
      return Promise.resolve();
    }),
  );
  return () => offs.forEach((off) => off());
}

async function startRun(): Promise<Run> {
  const service = await startService();
  const editor = await makeSignedIn(service, 'event-editor', 'editor');
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  return { service, editor, manager, told: [] };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isSo(); tries += 1) await sleep(50);
}

type Step = (run: Run) => Promise<unknown>;

const post =
  (path: string, body: Fields | ((run: Run) => Promise<Fields>)): Step =>
  async (run) => {
    const as = path === tickets ? run.manager : run.editor;
    const sent = typeof body === 'function' ? await body(run) : body;
    const { status, body: answer } = await run.service.call('POST', path, { as, body: sent });
    return { status, answer: answer as Fields };
  };

async function idOf({ service }: Run, table: string, title: string): Promise<number> {
  const row = (await service.strapi.db.connection(table).where({ title }).first('public_id')) as {
    public_id: number;
  };
  return row.public_id;
}

const inPanel =
  (uid: string, data: Fields, status?: 'published'): Step =>
  ({ service }) =>
    panelDocuments(service, uid).create({ data, ...(status && { status }) });

const long = 'x'.repeat(256);

async function documentOf({ service }: Run, table: string, title: string): Promise<string> {
  const row = (await service.strapi.db.connection(table).where({ title }).first('document_id')) as {
    document_id: string;
  };
  return row.document_id;
}

/** What other code can name, which is more than REST takes. */
const fullEvent =
  (status?: 'published'): Step =>
  async (run) => {
    const data = {
      title: 'All of it',
      startDate: '2031-02-01 10:00:00',
      endDate: '2031-02-01 11:00:00',
      content: '<p>Words</p><script>x</script>',
      featured: true,
      venue: await documentOf(run, 'svc_venues', 'Hall'),
      organizers: [
        await documentOf(run, 'svc_organizers', 'Second'),
        await documentOf(run, 'svc_organizers', 'First'),
      ],
      categories: [await documentOf(run, 'svc_categories', 'Music')],
      tags: [await documentOf(run, 'svc_tags', 'loud'), await documentOf(run, 'svc_tags', 'free')],
      author: run.editor.id,
      image: (await makeFile(run.service, '/uploads/seen.png')).id,
    };
    return inPanel('plugin::svc.event', data, status)(run);
  };

const steps: Record<string, Step> = {
  'a venue': post(venues, { title: 'Hall', city: 'Bern', website: 'https://hall.example' }),
  'a venue of the same title': post(venues, { title: 'Hall' }),
  'an organizer': post(organizers, { title: 'First', email: 'first@example.test' }),
  'another organizer': post(organizers, { title: 'Second', phone: '1' }),
  'a draft': post(events, eventBody({ title: 'Draft', status: 'draft' })),
  'an event for review': post(events, eventBody({ title: 'Review', status: 'pending' })),
  'a published event': post(events, eventBody({ title: 'Shown', status: 'publish' })),
  'a private event': post(events, eventBody({ title: 'Hidden', status: 'private' })),
  'a category, in the panel': inPanel('plugin::svc.category', { title: 'Music' }),
  'tags, in the panel': async (run) => {
    await inPanel('plugin::svc.tag', { title: 'loud' })(run);
    await inPanel('plugin::svc.tag', { title: 'free' })(run);
  },
  'a draft with all that it can name': fullEvent(),
  'the same, published': fullEvent('published'),
  'an event at a venue with organizers': post(events, async (run) => ({
    ...eventBody({ title: 'Placed', status: 'publish', description: '<p>Words</p>' }),
    venue_id: await idOf(run, 'svc_venues', 'Hall'),
    organizer_ids: [
      await idOf(run, 'svc_organizers', 'Second'),
      await idOf(run, 'svc_organizers', 'First'),
    ],
  })),
  'a ticket of a published event': post(tickets, async (run) => ({
    title: 'Seat',
    event_id: await idOf(run, 'svc_events', 'Shown'),
    type: 'paid',
    price: '12.50',
    capacity: 10,
  })),
  'a ticket of a draft': post(tickets, async (run) => ({
    title: 'Seat',
    event_id: await idOf(run, 'svc_events', 'Draft'),
    type: 'free',
  })),
  'a published event, by other code': inPanel(
    'plugin::svc.event',
    { title: 'Coded', startDate: '2031-01-01 10:00:00', endDate: '2031-01-01 11:00:00' },
    'published',
  ),
  'a batch': async (run) =>
    run.service.call('POST', 'batch/v1', {
      as: run.editor,
      body: {
        requests: [
          { path: venues, body: { title: 'In a batch' } },
          { path: events, body: eventBody({ title: 'In a batch', status: 'publish' }) },
          { path: venues, body: { title: '' } },
        ],
      },
    }),
};

const refused = [
  ['a title that is too long', 'plugin::svc.venue', { title: long }],
  ['no title', 'plugin::svc.venue', { city: 'Bern' }],
  ['a title that is a number', 'plugin::svc.venue', { title: { a: 1 } }],
  ['no e-mail address', 'plugin::svc.organizer', { title: 'A', email: 'nowhere' }],
  ['no such enumeration', 'plugin::svc.event', { title: 'A', visibility: 'secret' }],
  ['no such venue', 'plugin::svc.event', { title: 'A', venue: 'a'.repeat(24) }],
  ['no such user', 'plugin::svc.event', { title: 'A', author: 999_999 }],
  ['a published event without dates', 'plugin::svc.event', { title: 'A' }, 'published'],
  ['a price below zero', 'plugin::svc.ticket', { title: 'A', type: 'paid', priceMinor: -1 }],
] satisfies [string, string, Fields, 'published'?][];

async function make(run: Run, step: Step) {
  const before = await rowsOf(run.service);
  await step(run);
  return comparable(added(before, await rowsOf(run.service)));
}

async function tryInPanel(run: Run, step: Step) {
  const before = await rowsOf(run.service);
  const outcome = await step(run).then(
    () => 'made',
    (error: Error & { details?: unknown }) => [error.name, error.message, error.details],
  );
  const { svc_public_ids, ...rows } = added(before, await rowsOf(run.service));
  return JSON.parse(JSON.stringify({ outcome, rows: comparable(rows) })) as unknown;
}

beforeAll(async () => {
  const host = await startRun();
  listen(host);
  for (const [name, step] of Object.entries(steps)) expected.set(name, await make(host, step));
  for (const [name, uid, data, status] of refused) {
    expected.set(name, await tryInPanel(host, inPanel(uid, data, status)));
  }
  told = host.told;
  await host.service.stop();
  direct = await startRun();
});

describe('what is made is, in all tables, what the Document Service makes', () => {
  test.each(Object.entries(steps))('%s', async (name, step) => {
    expect(await make(direct, step)).toEqual(expected.get(name));
    expect(direct.told).toEqual([]);
  });

  test('whoever listens is told of each entry, and of each that is published', () => {
    expect(told).toContain('entry.create plugin::svc.venue Hall');
    expect(told).toContain('entry.publish plugin::svc.event Shown');
    expect(told).not.toContain('entry.publish plugin::svc.event Draft');
  });
});

test.each(refused)('%s is refused as the Document Service refuses it', async (name, ...asked) => {
  const [uid, data, status] = asked as [string, Fields, 'published'?];
  const outcome = await tryInPanel(direct, inPanel(uid, data, status));
  expect(outcome).toEqual(expected.get(name));
});

test('a middleware that a project adds late still stands around what is made', async () => {
  const seen: string[] = [];
  const { strapi } = direct.service;
  const leave = (strapi.documents.use as unknown as (one: unknown) => () => void)(
    (call: { uid: string; action: string; params: { data?: Fields } }, next: () => unknown) => {
      if (call.action !== 'create') return next();
      seen.push(call.uid);
      call.params.data = { ...call.params.data, city: 'Basel' };
      return next();
    },
  );
  const made = await post(venues, { title: 'Late' })(direct);
  leave();
  const after = await post(venues, { title: 'Later' })(direct);
  expect([made, after]).toMatchObject([{ answer: { city: 'Basel' } }, { answer: { city: '' } }]);
  expect(seen).toEqual(['plugin::svc.venue']);
});

test('lifecycles of a project see both rows of an event, and what they write into the draft is published', async () => {
  const { strapi } = direct.service;
  const leave = strapi.db.lifecycles.subscribe({
    models: ['plugin::svc.event'],
    beforeCreate: ({ params }: { params: { data: Fields } }) => {
      params.data.costText ??= 'by a lifecycle';
    },
  } as never);
  const body = eventBody({ title: 'Watched', status: 'publish' });
  const made = (await post(events, body)(direct)) as { answer: { id: number } };
  leave();
  const rows = (await strapi.db
    .connection('svc_events')
    .where({ public_id: made.answer.id })
    .select('cost_text')) as unknown[];
  expect(rows).toEqual([{ cost_text: 'by a lifecycle' }, { cost_text: 'by a lifecycle' }]);
});

test('a new webhook is told of what is made from then on', async () => {
  const off = listen(direct);
  await post(venues, { title: 'Heard' })(direct);
  await post(events, eventBody({ title: 'Heard', status: 'publish' }))(direct);
  const heard = () => direct.told.filter((one) => one.endsWith(' Heard'));
  // The host tells after its answer.
  await until(() => heard().length === 3);
  off();
  await post(venues, { title: 'Not heard' })(direct);
  expect(heard().toSorted()).toEqual([
    'entry.create plugin::svc.event Heard',
    'entry.create plugin::svc.venue Heard',
    'entry.publish plugin::svc.event Heard',
  ]);
});

test.each<[string, string, Fields, number]>([
  ['a venue', venues, { title: 'Counted' }, 11],
  ['an organizer', organizers, { title: 'Counted', email: 'a@b.test' }, 11],
  ['a draft', events, eventBody({ title: 'Counted' }), 18],
  ['a published event', events, eventBody({ title: 'Counted', status: 'publish' }), 21],
])('%s takes few statements', async (_, path, body, atMost) => {
  const token = await makeApiToken(direct.service.strapi, 'full-access');
  const send = () => direct.service.call('POST', path, { as: token, body });
  await send();
  const { queries } = await countQueries(direct.service.strapi, send);
  expect(queries.length).toBeLessThanOrEqual(atMost);
});
