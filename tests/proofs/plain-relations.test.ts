import { basic, type Handle, makeApiToken, type Service, startService } from '../support';
import { collections, eventBody, inPanel, make, makeSignedIn } from '../support/events';
import { buildWith, type Files } from '../support/example-project';

/*
 * A type of a project's own with Strapi's core routes names things of the service's, and shows them to whose role has
 * ticked that. Nobody gets to see by it what the service's own routes would keep from them.
 */

const notes = '/api/notes';

const factory = (kind: string) =>
  `import { factories } from '@strapi/strapi';\n\nexport default factories.createCore${kind}('api::note.note' as never);\n`;

const relation = (target: string, kind = 'manyToOne') => ({
  type: 'relation',
  relation: kind,
  target,
});

const schema = {
  kind: 'collectionType',
  collectionName: 'notes',
  info: { singularName: 'note', pluralName: 'notes', displayName: 'Note' },
  options: { draftAndPublish: false },
  attributes: {
    text: { type: 'string' },
    event: relation('plugin::svc.event'),
    events: relation('plugin::svc.event', 'manyToMany'),
    venue: relation('plugin::svc.venue'),
    tickets: relation('plugin::svc.ticket', 'manyToMany'),
    order: relation('plugin::svc.order'),
  },
};

/** One that asks the Document Service itself, and has the answer cleaned as Strapi's own do. */
const controller = `import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::note.note' as never, ({ strapi }) => ({
  async everything(ctx) {
    const found = await strapi
      .documents('api::note.note' as never)
      .findMany({ populate: ['event', 'events', 'tickets', 'order'] as never });
    ctx.body = { data: await (this as any).sanitizeOutput(found, ctx) };
  },
}));
`;

const files: Files = {
  'src/api/note/content-types/note/schema.json': JSON.stringify(schema),
  'src/api/note/routes/note.ts': factory('Router'),
  'src/api/note/routes/other.ts': `export default { routes: [{ method: 'GET', path: '/everything', handler: 'note.everything' }] };\n`,
  'src/api/note/controllers/note.ts': controller,
  'src/api/note/services/note.ts': factory('Service'),
};

const actions = ['find', 'findOne', 'create', 'update', 'everything'].map(
  (action) => `api::note.note.${action}`,
);
const types = ['event', 'venue', 'organizer', 'ticket', 'category', 'tag'];
const reads = types.map((type) => `plugin::svc.${type}.find`);

let service: Service;
let manager: Handle;
/** Tokens: of the notes alone; of the service's things, too; of drafts and private ones as well. */
let plain: Handle;
let reader: Handle;
let editor: Handle;
/** One that may see what is in the trash, too. */
let keeper: Handle;

interface Named {
  documentId: string;
  title: string;
}

interface Note extends Record<string, unknown> {
  documentId: string;
  event?: (Named & Record<string, unknown>) | null;
  events?: Named[];
  tickets?: Named[];
}

async function documentOf(uid: string, title: string): Promise<string> {
  const [found] = (await service.strapi.db
    .query(uid as never)
    .findMany({ where: { title } })) as unknown as Named[];
  return found!.documentId;
}

async function makeEvent(title: string, status = 'publish') {
  const { id } = await make(service, manager, collections.events, eventBody({ title, status }));
  return { id, documentId: await documentOf('plugin::svc.event', title) };
}

async function makeNote(data: Record<string, unknown>, as = reader): Promise<string> {
  const answer = await service.call('POST', notes, { as, body: { data } });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data.documentId as string;
}

async function readNote(id: string, query: string, as?: Handle): Promise<Note> {
  const { status, body } = await service.call('GET', `${notes}/${id}?${query}`, { as });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as Note;
}

async function found(query: string, as?: Handle): Promise<string[]> {
  const { status, body } = await service.call('GET', `${notes}?${query}`, { as });
  return status === 200
    ? (body.data as Note[]).map(({ text }) => text as string).sort()
    : [`${status} ${body.error.message}`];
}

async function tick(type: string, ...ticked: string[]): Promise<void> {
  const role = (await service.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type } })) as { id: number };
  for (const action of ticked) {
    await service.strapi.db
      .query('plugin::users-permissions.permission')
      .create({ data: { action, role: role.id } });
  }
}

beforeAll(async () => {
  service = await startService({ appDir: await buildWith(files) });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  plain = await makeApiToken(service.strapi, actions);
  reader = await makeApiToken(service.strapi, [...actions, ...reads]);
  const more = ['plugin::svc.events.read_svc_event', 'plugin::svc.tickets.edit_svc_tickets'];
  editor = await makeApiToken(service.strapi, [...actions, ...reads, ...more]);
  const all = [...actions, ...reads, ...more, 'plugin::svc.events.edit_svc_events'];
  keeper = await makeApiToken(service.strapi, all);
}, 240_000);

describe('a plain type names things of the service (5.10)', () => {
  test('and shows them to who has ticked find of their type', async () => {
    const { documentId: event } = await makeEvent('A concert');
    await make(service, manager, collections.venues, { title: 'A hall' });
    const venue = await documentOf('plugin::svc.venue', 'A hall');
    const id = await makeNote({ text: 'Both', event, venue });
    const shown = await readNote(id, 'populate=*', reader);
    expect(shown).toMatchObject({ event: { title: 'A concert' }, venue: { title: 'A hall' } });
    expect(await found('filters[event][title][$eq]=A concert', reader)).toEqual(['Both']);
    expect(await found(`filters[event][documentId][$eq]=${event}`, reader)).toEqual(['Both']);
  });

  test('for guests and users as for tokens, by the ticks of their role', async () => {
    const { documentId: event } = await makeEvent('For some');
    const id = await makeNote({ text: 'Of roles', event });
    await tick('public', 'api::note.note.findOne');
    await tick('event-editor', 'api::note.note.findOne', 'plugin::svc.event.find');
    const user = await makeSignedIn(service, 'event-editor', 'Erika');
    expect(await readNote(id, 'populate=event')).not.toHaveProperty('event');
    for (const as of [user, basic(user.username, user.password)]) {
      expect(await readNote(id, 'populate=event', as)).toMatchObject({
        event: { title: 'For some' },
      });
    }
    await tick('public', 'plugin::svc.event.find');
    expect(await readNote(id, 'populate=event')).toMatchObject({ event: { title: 'For some' } });
  });

  test('and without the tick relations are left out, and refused in filters and bodies, as Strapi does', async () => {
    const { documentId: event } = await makeEvent('Unticked');
    const id = await makeNote({ text: 'Unticked', event });
    expect(await readNote(id, 'populate=*', plain)).not.toHaveProperty('event');
    const refused = ['400 Invalid key event'];
    expect(await found('filters[event][title]=Unticked', plain)).toEqual(refused);
    expect(await found('sort=event.title', plain)).toEqual(refused);
    const body = { data: { text: 'x', event } };
    const answer = await service.call('POST', notes, { as: plain, body });
    expect([answer.status, answer.body.error.message]).toEqual([400, 'Invalid key event']);
  });

  test('and goes on naming an event that is published, changed and taken back', async () => {
    const { id: eventId, documentId: event } = await makeEvent('Changing');
    const id = await makeNote({ text: 'Changing', event, events: [event] });
    const panel = inPanel(service, eventId);
    const shown = async () => {
      const note = await readNote(id, 'populate=*', reader);
      return [note.event?.title ?? null, note.events!.map(({ title }) => title)];
    };
    await panel.save({ title: 'Not yet' });
    expect(await shown()).toEqual(['Changing', ['Changing']]);
    await panel.publish();
    expect(await shown()).toEqual(['Not yet', ['Not yet']]);
    await panel.unpublish();
    expect(await shown()).toEqual([null, []]);
    await panel.publish();
    expect(await shown()).toEqual(['Not yet', ['Not yet']]);
  });
});

describe('what the own routes keep from somebody (5.10)', () => {
  const hidden: [string, (id: number) => Promise<unknown>][] = [
    ['draft', () => Promise.resolve()],
    ['pending', () => Promise.resolve()],
    ['private', () => Promise.resolve()],
    ['publish', (id) => inPanel(service, id).trash()],
  ];

  test.each(hidden)('an event that is %s, or put into the trash then', async (status, then) => {
    const title = `Hidden as ${status}`;
    const { id: eventId, documentId: event } = await makeEvent(title, status);
    const ticket = { title: `Of ${title}`, event_id: eventId, type: 'free' };
    await make(service, manager, collections.tickets, ticket);
    const tickets = [await documentOf('plugin::svc.ticket', ticket.title)];
    await then(eventId);
    const id = await makeNote({ text: title, event, events: [event], tickets });
    const token = await makeApiToken(service.strapi, 'read-only');
    for (const as of [reader, token]) {
      for (const version of ['', '&status=draft']) {
        for (const populate of [
          'populate=*',
          'populate[event]=true&populate[tickets][populate]=event',
        ]) {
          const note = await readNote(id, `${populate}${version}`, as);
          expect(JSON.stringify({ ...note, text: '' })).not.toContain('Hidden as');
        }
        for (const filter of [
          `filters[event][title][$startsWith]=${title}`,
          `filters[$or][0][events][title]=${title}`,
          `filters[tickets][title]=Of ${title}`,
          `filters[tickets][event][title]=${title}`,
        ]) {
          expect(await found(`${filter}${version}`, as)).toEqual([]);
        }
      }
      expect(await found(`filters[text]=${title}&filters[venue][$null]=true`, as)).toEqual([title]);
    }
  });

  test('edits that wait are not shown either', async () => {
    const { id: eventId, documentId: event } = await makeEvent('Public');
    const id = await makeNote({ text: 'Waiting', event });
    await inPanel(service, eventId).save({ title: 'Waiting' });
    expect((await readNote(id, 'populate=event', reader)).event?.title).toBe('Public');
    expect((await readNote(id, 'populate=event&status=draft', reader)).event).toBe(null);
    expect((await readNote(id, 'populate=event&status=draft', editor)).event?.title).toBe(
      'Waiting',
    );
  });

  test('to sort by what may be hidden is refused', async () => {
    const refused = ['400 Invalid key event'];
    expect(await found('sort=event.title', reader)).toEqual(refused);
    expect(await found('sort[0][event][title]=asc', reader)).toEqual(refused);
    expect(await found('sort=venue.title', reader)).not.toContain('400');
    expect(await found('sort=event.title&filters[text]=Waiting', keeper)).toContain('Waiting');
  });

  test('who may read private events and drafts sees them here, and who edits events what is in the trash', async () => {
    const { id: eventId, documentId: event } = await makeEvent('For members', 'private');
    const id = await makeNote({ text: 'For members', event });
    const shown = async (as: Handle) => (await readNote(id, 'populate=event', as)).event?.title;
    expect([await shown(reader), await shown(editor)]).toEqual([undefined, 'For members']);
    await inPanel(service, eventId).trash();
    expect([await shown(editor), await shown(keeper)]).toEqual([undefined, 'For members']);
  });

  test('a handler of the project that cleans its answer shows none', async () => {
    await makeNote({ text: 'x', events: [(await makeEvent('Hidden again', 'draft')).documentId] });
    const read = async (as: Handle) =>
      JSON.stringify((await service.call('GET', '/api/everything', { as })).body);
    expect(await read(reader)).not.toContain('Hidden again');
    expect(await read(editor)).toContain('Hidden again');
  });
});

test('orders, and whoever is behind them, are not shown, filtered by or named, whoever asks (5.10)', async () => {
  const all = await makeApiToken(service.strapi, 'full-access');
  const made = await service.strapi
    .documents('plugin::svc.order')
    .create({ data: { buyerName: 'Bea Buyer', buyerEmail: 'bea@example.test' } as never });
  const id = await makeNote({ text: 'Of an order' });
  await service.strapi
    .documents('api::note.note' as never)
    .update({ documentId: id, data: { order: made.documentId } } as never);
  for (const as of [all, reader, await makeApiToken(service.strapi, 'read-only')]) {
    expect(await readNote(id, 'populate=*', as)).not.toHaveProperty('order');
    expect(await found('filters[order][buyerName]=Bea Buyer', as)).toEqual([
      '400 Invalid key order',
    ]);
  }
  const body = { data: { order: made.documentId } };
  expect((await service.call('POST', notes, { as: all, body })).status).toBe(400);
  expect(await service.call('GET', '/api/everything', { as: all })).toMatchObject({ status: 200 });
  const { body: everything } = await service.call('GET', '/api/everything', { as: all });
  expect(JSON.stringify(everything)).not.toContain('Bea Buyer');
});

test('counters and marks of the service are not shown (5.10)', async () => {
  const { id: eventId, documentId: event } = await makeEvent('With a ticket');
  await make(service, manager, collections.tickets, {
    title: 'Seat',
    event_id: eventId,
    type: 'free',
  });
  const tickets = [await documentOf('plugin::svc.ticket', 'Seat')];
  const note = await readNote(await makeNote({ event, tickets }), 'populate=*', reader);
  expect(Object.keys(note.event!).sort()).toEqual(
    [
      ...[
        'allDay',
        'changesUntil',
        'content',
        'costText',
        'createdAt',
        'documentId',
        'endDate',
        'endUtc',
      ],
      ...[
        'excerpt',
        'featured',
        'id',
        'publicId',
        'publishedAt',
        'returnPolicy',
        'slug',
        'startDate',
      ],
      ...['startUtc', 'timezone', 'title', 'transferable', 'updatedAt', 'visibility'],
    ].sort(),
  );
  expect(Object.keys(note.tickets![0]!).sort()).toEqual(
    [
      ...['capacity', 'createdAt', 'description', 'documentId', 'endSaleDate', 'eventId', 'id'],
      ...['maxPerOrder', 'priceMinor', 'publicId', 'publishedAt', 'sku', 'sold', 'startSaleDate'],
      ...['title', 'type', 'updatedAt'],
    ].sort(),
  );
});
