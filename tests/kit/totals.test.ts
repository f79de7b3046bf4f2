import { built, type Service, startService, type TestUser } from '../support';
import {
  collections,
  dice,
  eventBody,
  inPanel,
  make,
  makeFile,
  makeSignedIn,
  makeTicket,
  panelDocuments,
} from '../support/events';
import { listingsOf } from '../support/listings';

const { rebuildListings } = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/read-model/rebuild')
>('resources/event/read-model/rebuild');

const { events, venues, organizers } = collections;

let service: Service;
let editor: TestUser;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
});

const listings = () => listingsOf(service);

test('the kept totals equal those of a rebuild after every kind of change (1.14, 2.9)', async () => {
  const { pick, number, chance } = dice(3);
  const ids: Record<'event' | 'venue' | 'organizer', number[]> = {
    event: [],
    venue: [],
    organizer: [],
  };
  const documents = {
    category: panelDocuments(service, 'plugin::svc.category'),
    tag: panelDocuments(service, 'plugin::svc.tag'),
    ticket: panelDocuments(service, 'plugin::svc.ticket'),
    event: panelDocuments(service, 'plugin::svc.event'),
  };
  const terms: { kind: 'category' | 'tag'; documentId: string }[] = [];
  const tickets: string[] = [];

  const call = async (method: string, path: string, body?: unknown, query = {}) => {
    const { status } = await service.call(method, path, { as: editor, body, query });
    expect(status).toBeLessThan(500);
    return status;
  };
  const addVenue = async () => {
    ids.venue.push((await make(service, editor, venues, { title: `V${number(99)}` })).id);
  };
  const addOrganizer = async () => {
    ids.organizer.push((await make(service, editor, organizers, { title: `O${number(99)}` })).id);
  };
  const addTerm = async () => {
    const kind = pick(['category', 'tag'] as const);
    terms.push({
      kind,
      documentId: (await documents[kind].create({ data: { title: 'T' } })).documentId,
    });
  };
  const date = () => {
    const day = String(1 + number(20)).padStart(2, '0');
    return pick([`2030-05-${day}`, `1969-12-${day}`, '1969-12-31', '1970-01-01']);
  };
  const fields = () => {
    const start = date();
    return {
      title: pick(['Jazz', 'Rock', 'Zürich']),
      start_date: `${start} 10:00:00`,
      end_date: `${start.slice(0, 8)}${chance(0.5) ? start.slice(8) : '31'} 22:00:00`,
      timezone: pick(['UTC', 'Asia/Tokyo', 'America/New_York']),
      all_day: chance(0.2),
      featured: chance(0.5),
      venue_id: chance(0.2) ? 0 : pick(ids.venue),
      organizer_ids: [...new Set([pick(ids.organizer), pick(ids.organizer)])],
      content: pick(['', '<p>Words &amp; more</p>', 'Text']),
      status: pick(['publish', 'publish', 'draft', 'pending', 'private']),
    };
  };
  const addEvent = async () => {
    ids.event.push((await make(service, editor, events, fields())).id);
  };
  const panel = () => inPanel(service, pick(ids.event));
  const remove = <T>(from: T[]): T => from.splice(number(from.length), 1)[0]!;
  const linkTerms = () => {
    const of = (wanted: string) =>
      terms
        .filter(({ kind }) => kind === wanted && chance(0.5))
        .map(({ documentId }) => documentId);
    return panel().save({ categories: of('category'), tags: of('tag') });
  };

  const steps: (() => Promise<unknown>)[] = [
    addEvent,
    addEvent,
    addVenue,
    addOrganizer,
    addTerm,
    linkTerms,
    linkTerms,
    () => call('PUT', `${events}/${pick(ids.event)}`, fields()),
    () => call('PUT', `${events}/${pick(ids.event)}`, { featured: chance(0.5) }),
    () => call('PUT', `${events}/${pick(ids.event)}`, { status: pick(['publish', 'draft']) }),
    () => call('PUT', `${events}/${pick(ids.event)}`, { venue_id: 999999999 }),
    () => call('DELETE', `${events}/${pick(ids.event)}`),
    () => call('DELETE', `${events}/${remove(ids.event)}`, undefined, { force: 1 }),
    () => panel().publish(),
    () => panel().unpublish(),
    async () => {
      // The panel offers it where there is something to go back to.
      const one = panel();
      if (await one.published()) await one.discard();
    },
    () => panel().trash(),
    () => panel().restore(),
    () =>
      panel().save({
        title: 'From the panel',
        featured: chance(0.5),
        costText: pick(['', 'Much']),
      }),
    async () => ids.event.push((await panel().duplicate()).publicId),
    async () =>
      tickets.push((await makeTicket(service, pick(ids.event), 100 * number(50))).documentId),
    async () => panel().save({ image: (await makeFile(service, `/uploads/${number(99)}.png`)).id }),
    async () => {
      if (tickets.length > 0)
        await documents.ticket.update({
          documentId: pick(tickets),
          data: { type: 'paid', priceMinor: 1 + number(5000) },
        });
    },
    async () => {
      if (tickets.length > 0)
        await documents.ticket.update({
          documentId: pick(tickets),
          data: { type: pick(['free', 'rsvp']), priceMinor: 0 },
        });
    },
    async () => {
      if (tickets.length > 3) await documents.ticket.delete({ documentId: remove(tickets) });
    },
    () => call('PUT', `${venues}/${pick(ids.venue)}`, { title: 'Renamed' }),
    async () => {
      if (ids.venue.length > 1) await call('DELETE', `${venues}/${remove(ids.venue)}`);
    },
    async () => {
      if (ids.organizer.length > 1) await call('DELETE', `${organizers}/${remove(ids.organizer)}`);
    },
    async () => {
      if (terms.length === 0) return;
      const { kind, documentId } = remove(terms);
      await documents[kind].delete({ documentId });
    },
    async () => {
      if (ids.event.length > 5) await inPanel(service, remove(ids.event)).remove();
    },
  ];

  for (const first of [addVenue, addVenue, addOrganizer, addOrganizer, addTerm, addTerm])
    await first();
  for (let count = 0; count < 8; count += 1) await addEvent();
  for (let count = 0; count < 150; count += 1) {
    if (ids.event.length < 3) await addEvent();
    // A ticket that went with its event is no step.
    await pick(steps)();
  }

  const kept = await listings();
  await rebuildListings();
  const rebuilt = await listings();
  expect(kept).toEqual(rebuilt);
  expect(rebuilt.listings!.length).toBe(ids.event.length);
  expect(rebuilt.counts!.length).toBeGreaterThan(20);
  expect(rebuilt.terms!.length).toBeGreaterThan(5);
});

interface Listed {
  public_id: number;
  type: string;
  status: string;
}

test('the totals of lists of tickets are those of the tickets that there are (1.14, 3.7)', async () => {
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  for (const status of ['publish', 'draft', 'private']) {
    const { id } = await make(service, editor, events, eventBody({ status }));
    await makeTicket(service, id, 500);
    await makeTicket(service, id, 0);
    await makeTicket(service, id, 0, { type: 'rsvp' });
  }
  const totalOf = async (as: TestUser | undefined, query: Record<string, string | number>) => {
    const answer = await service.call('GET', collections.tickets, { as, query });
    return Number(answer.headers.get('x-api-total'));
  };
  const rows = (await service.strapi.db
    .connection('svc_tickets as t')
    .leftJoin('svc_event_listings as l', 'l.public_id', 't.event_id')
    .select('t.public_id', 't.type', 'l.status')) as Listed[];
  const left = rows.find(({ status }) => status === 'publish');
  for (const type of ['', 'paid', 'rsvp', 'free']) {
    for (const exclude of [0, left!.public_id]) {
      const isAsked = (row: Listed) =>
        (!type || row.type === type) && (!exclude || row.public_id !== exclude);
      const asked = rows.filter(isAsked);
      const shown = asked.filter(({ status }) => status === 'publish');
      const query = { ...(type && { type }), ...(exclude && { exclude }) };
      const totals = [await totalOf(undefined, query), await totalOf(manager, query)];
      expect([query, totals]).toEqual([query, [shown.length, asked.length]]);
    }
  }
});

test('a change that fails half-way leaves the totals as they were (1.17)', async () => {
  const { id } = await make(service, editor, events, eventBody({ status: 'publish' }));
  const before = await listings();
  await service.call('PUT', `${events}/${id}`, {
    as: editor,
    body: { featured: true, venue_id: 5 },
  });
  const document = await inPanel(service, id).document();
  const documents = panelDocuments(service, 'plugin::svc.event');
  const crash = service.strapi.db.transaction(async () => {
    await documents.update({ ...document, data: { featured: true } });
    await documents.publish(document);
    throw new Error('half-way');
  });
  await expect(crash).rejects.toThrow('half-way');
  expect(await listings()).toEqual(before);
});

test('a rebuild from empty tables gives the same totals', async () => {
  await make(service, editor, events, eventBody({ status: 'publish' }));
  const right = await listings();
  const db = service.strapi.db.connection;
  for (const table of [
    'svc_event_listings',
    'svc_event_listing_terms',
    'svc_event_listing_counts',
  ]) {
    await db(table).delete();
  }
  await rebuildListings();
  expect(await listings()).toEqual(right);
});
