import { built, type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import {
  collections,
  eventBody,
  type Fields,
  make,
  makeSignedIn,
  panelDocuments,
} from '../support/events';
import {
  type AdminApi,
  registerFirstAdmin,
  registerWithGrants,
  registerWithRole,
  registerWriter,
} from '#svc/testing/admin-api';
import { type MailServer, partsOf, startMailServer } from '../support/mail-server';
import { makeOffer, makeOrder, setAttendees } from '../support/orders';
import { worker } from '../support/outbox';
import { openPage } from '../support/pages';

/* The panel's trash for all that is ticked, and what its forms refuse and tell. */

const uid = 'plugin::svc.event';
const path = `/svc-admin/trash/${uid}`;
const dates = { startDate: '2031-05-02 19:00:00', endDate: '2031-05-02 20:00:00' };

let service: Service;
let mailServer: MailServer;
let manager: TestUser;
let admin: AdminApi;

beforeAll(async () => {
  mailServer = await startMailServer();
  service = await startService({ env: { SMTP_URL: mailServer.url } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
});

async function makeEvent(title: string, body: Fields = {}) {
  const fields = eventBody({ status: 'publish', title, ...body });
  const { id } = await make(service, manager, collections.events, fields);
  const row = (await service.strapi.db
    .connection('svc_events')
    .where({ public_id: id })
    .first('document_id')) as { document_id: string };
  return { id, documentId: row.document_id };
}

const makeEvents = async (...titles: string[]) => {
  const made = [];
  for (const title of titles) made.push(await makeEvent(title));
  return made;
};

const documentsOf = (things: { documentId: string }[]) => things.map((one) => one.documentId);

const statuses = (things: { id: number }[]) =>
  Promise.all(
    things.map(
      async ({ id }) =>
        (await service.call('GET', `${collections.events}/${id}`, { as: manager })).body.status,
    ),
  );

afterAll(() => mailServer.stop());

test('all that is ticked goes to the trash, and comes back (2.17)', async () => {
  const events = await makeEvents('One', 'Two', 'Three');
  const documentIds = documentsOf(events);
  expect((await admin('POST', path, { documentIds })).status).toBe(204);
  expect(await statuses(events)).toEqual(['trash', 'trash', 'trash']);
  expect((await admin('POST', `${path}/restore`, { documentIds })).status).toBe(204);
  expect(await statuses(events)).toEqual(['publish', 'publish', 'publish']);
});

test('all of it or nothing (1.22, 2.17)', async () => {
  const events = await makeEvents('Stays', 'Stays, too');
  const documentIds = [...documentsOf(events), 'unknown'];
  expect((await admin('POST', path, { documentIds })).status).toBe(404);
  expect(await statuses(events)).toEqual(['publish', 'publish']);
});

test.each([[[]], ['one'], [undefined], [Array.from({ length: 101 }, (_, i) => `x${i}`)]])(
  'without a list of ids that is short enough it is 400 (1.3)',
  async (documentIds) => {
    const { status, body } = await admin('POST', path, { documentIds });
    const { message } = body.error as { message: string };
    expect([status, message]).toEqual([400, expect.stringContaining('a list of 1 to 100 ids')]);
  },
);

test('it is for who may delete events, and for nobody else (2.17)', async () => {
  const events = await makeEvents('Guarded');
  const body = { documentIds: documentsOf(events) };
  const writer = await registerWriter(service.url, admin, person('Wim'));
  for (const one of [path, `${path}/restore`]) {
    expect((await writer('POST', one, body)).status).toBe(403);
    expect((await service.call('POST', one, { body })).status).toBe(401);
  }
  expect(await statuses(events)).toEqual(['publish']);
});

test('several who tick the same at once get in nobody’s way (1.22, 2.17)', async () => {
  const events = await makeEvents('A', 'B', 'C', 'D');
  const documentIds = documentsOf(events);
  const answers = await Promise.all(
    [documentIds, documentIds.toReversed(), documentIds.slice(1), documentIds].map((ids) =>
      admin('POST', path, { documentIds: ids }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(await statuses(events)).toEqual(['trash', 'trash', 'trash', 'trash']);
});

describe('HTML with more tags than can be made harmless', () => {
  const content = '<p>'.repeat(20_001);

  test('is an error at its field in the panel, and nothing is saved (1.18)', async () => {
    const { id, documentId } = await makeEvent('Long', { content: '<p>Before</p>' });
    const address = `/content-manager/collection-types/${uid}/${documentId}`;
    const { status, body } = await admin('PUT', address, { content });
    const { details } = body.error as { details: { errors: { path: string[] }[] } };
    expect([status, details.errors.map((one) => one.path)]).toEqual([400, [['content']]]);
    const read = await service.call('GET', `${collections.events}/${id}`, {});
    expect(read.body.content).toBe('<p>Before</p>');
  });

  test('is 400 on content over REST (1.18)', async () => {
    const { id } = await makeEvent('Long, too');
    const address = `${collections.events}/${id}`;
    const sent = eventBody({ title: 'Longer', content });
    const answers = [
      await service.call('PUT', address, { as: manager, body: { content } }),
      await service.call('POST', collections.events, { as: manager, body: sent }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.data]).toMatchObject([
        400,
        { params: { content: 'has more than 20000 tags: split it, or take markup out' } },
      ]);
    }
  });
});

describe('what a form offers to choose', () => {
  const relations = '/content-manager/relations';
  const titles = async (path_: string) => {
    const { body } = await admin('GET', `${relations}/${path_}`);
    return (body.results as { title: string }[]).map(({ title }) => title);
  };

  test('are tickets with their event and its day, found by the words of both (3.7)', async () => {
    const { id } = await makeEvent('Winter Gala');
    const other = await makeEvent('Summer Ball');
    for (const event of [id, other.id]) {
      await make(service, manager, 'svc/tickets/v1/tickets', {
        title: 'Standard',
        event_id: event,
        type: 'free',
      });
    }
    const day = eventBody({}).start_date as string;
    const label = `Standard · Winter Gala, ${day.slice(0, 10)}`;
    expect(await titles('plugin::svc.attendee/ticket')).toEqual(expect.arrayContaining([label]));
    expect(await titles('plugin::svc.attendee/ticket?_q=standard%20gala')).toEqual([label]);
    expect(await titles('plugin::svc.attendee/ticket?_q=nowhere')).toEqual([]);
  });

  test('are events with their day (3.1)', async () => {
    await makeEvent('Dated');
    const day = (eventBody({}).start_date as string).slice(0, 10);
    expect(await titles('plugin::svc.ticket/event?_q=Dated')).toEqual([`Dated, ${day}`]);
  });
});

const form = (documentId: string) => `/content-manager/collection-types/${uid}/${documentId}`;

describe('the address of an event', () => {
  const types = `/content-manager/collection-types/${uid}`;
  const newDraft = async (fields: Fields) => {
    const { status, body } = await admin('POST', types, fields);
    const { documentId, slug } = (body.data ?? {}) as { documentId?: string; slug?: string };
    return { status, documentId, slug };
  };
  const retype = async (documentId: string | undefined, slug: string | null) => {
    const { status, body } = await admin('PUT', form(documentId!), { slug });
    const { slug: now } = (body.data ?? {}) as { slug?: string };
    const { details } = (body.error ?? {}) as { details?: { errors: { path: string[] }[] } };
    return [status, now ?? details?.errors.map(({ path: [name] }) => name)];
  };

  test('is typed as long as nothing is published, and written as addresses are (2.14)', async () => {
    const made = await newDraft({ title: 'Long working title', slug: ' Gala & Ball 2031! ' });
    expect(made).toMatchObject({ status: 201, slug: 'gala-and-ball-2031' });
    const draft = await newDraft({ title: 'Another' });
    expect(draft.slug).toBe('another');
    expect(await retype(draft.documentId, 'Träume')).toEqual([200, 'traeume']);
    expect(await retype(draft.documentId, 'traeume')).toEqual([200, 'traeume']);
    // What it was before is free again, and what is emptied is made of the title.
    expect((await newDraft({ title: 'Another' })).slug).toBe('another');
    expect(await retype(draft.documentId, null)).toEqual([
      200,
      expect.stringMatching(/^another-\d+$/),
    ]);
  });

  test('is that of one event, and says something (2.14)', async () => {
    const [one, other] = [await newDraft({ title: 'First' }), await newDraft({ title: 'Second' })];
    expect(await retype(other.documentId, 'FIRST')).toEqual([400, ['slug']]);
    expect(await retype(other.documentId, '!!')).toEqual([400, ['slug']]);
    expect((await newDraft({ title: 'Third', slug: 'first' })).status).toBe(400);
    const ids = [one, other].map(({ documentId }) => documentId);
    const answers = await Promise.all(ids.map((id) => retype(id, 'wanted')));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400]);
  });

  test('stays once it was published, withdrawn or not (2.14)', async () => {
    const { documentId } = await newDraft({ title: 'Seen', ...dates });
    expect((await admin('POST', `${form(documentId!)}/actions/publish`, {})).status).toBe(200);
    expect(await retype(documentId, 'hidden')).toEqual([400, ['slug']]);
    expect(await retype(documentId, 'seen')).toEqual([200, 'seen']);
    expect((await admin('POST', `${form(documentId!)}/actions/unpublish`, {})).status).toBe(200);
    expect(await retype(documentId, 'hidden')).toEqual([400, ['slug']]);
    expect(await retype(documentId, null)).toEqual([200, 'seen']);
  });
});

describe('the preview of a draft', () => {
  async function addressFor(documentId: string, as = admin): Promise<string> {
    const { body } = await as(
      'GET',
      `/content-manager/preview/url/${uid}?documentId=${documentId}`,
    );
    return (body.data as { url?: string } | undefined)?.url ?? '';
  }

  test('is the page as it would be published, with changes that wait, and sells nothing (2.29)', async () => {
    const { id, documentId } = await makeEvent('As it was');
    await make(service, manager, 'svc/tickets/v1/tickets', {
      title: 'Standard',
      event_id: id,
      type: 'free',
    });
    await admin('PUT', form(documentId), { title: 'As it will be', content: '<p>New</p>' });
    const shown = await openPage(service, await addressFor(documentId));
    expect(shown).toMatchObject({ status: 200, text: expect.stringContaining('Preview') });
    expect(shown.html).toContain('<h1>As it will be</h1>');
    expect(shown.html).toContain('<p>New</p>');
    expect(shown.text).toContain('Standard');
    expect(shown.html).not.toMatch(/<form|<script/);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('x-robots-tag')).toContain('noindex');
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const published = await openPage(service, '/events/as-it-was');
    expect(published.html).toContain('<h1>As it was</h1>');
    expect(published.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('is there before anything was published, and nothing but its address shows it (2.29)', async () => {
    const { body } = await admin('POST', `/content-manager/collection-types/${uid}`, {
      title: 'Not yet',
    });
    const { documentId } = body.data as { documentId: string };
    const shown = await openPage(service, await addressFor(documentId));
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('Not yet')]);
    expect((await openPage(service, '/events/not-yet')).status).toBe(404);
  });

  test('is not there for who has made an address up, has that of another, or had it an hour ago (2.29)', async () => {
    const [event, other] = [await makeEvent('Kept'), await makeEvent('Other')];
    const address = new URL(await addressFor(event.documentId));
    const [until, signature] = address.searchParams.get('token')!.split('.') as [string, string];
    const status = async (document: string, token: string) =>
      (await openPage(service, `/previews/${document}?token=${token}`)).status;
    expect(await status(event.documentId, `${until}.${signature}`)).toBe(200);
    expect(await status(other.documentId, `${until}.${signature}`)).toBe(404);
    const later = String(Number(until) + 1);
    const forged = [`${later}.${signature}`, `${until}.${'0'.repeat(64)}`, until, '', '.'];
    for (const token of [...forged, `${until}.${signature}.${signature}`, `${until}.`]) {
      expect(await status(event.documentId, token)).toBe(404);
    }
    const clock = built<typeof import('../../src/plugins/svc/server/src/lib/clock')>('lib/clock');
    const then = jest.spyOn(clock, 'now').mockReturnValue(Number(until));
    expect(await status(event.documentId, `${until}.${signature}`)).toBe(404);
    then.mockRestore();
  });

  test('is for who may see the event, and not of what is in the trash (2.29)', async () => {
    const { documentId } = await makeEvent('Trashed');
    const stranger = await registerWithGrants(service.url, admin, person('Sam'), {});
    expect(await addressFor(documentId, stranger)).toBe('');
    const address = await addressFor(documentId);
    await admin('POST', path, { documentIds: [documentId] });
    expect(await addressFor(documentId)).toBe('');
    expect((await openPage(service, address)).status).toBe(404);
    const { status } = await admin(
      'GET',
      `/content-manager/preview/url/plugin::svc.venue?documentId=x`,
    );
    expect(status).toBe(204);
  });
});

describe('what waits for review', () => {
  const types = `/content-manager/collection-types/${uid}`;
  const editors = async () =>
    (
      (await admin('GET', '/admin/roles')).body.data as unknown as { id: number; code: string }[]
    ).find(({ code }) => code === 'svc-programme-editor')!.id;
  const authors = async () =>
    (
      (await admin('GET', '/admin/roles')).body.data as unknown as { id: number; code: string }[]
    ).find(({ code }) => code === 'svc-programme-author')!.id;
  const mails = async () =>
    (
      (await service.strapi.db
        .connection('svc_outbox_entries')
        .where({ kind: 'review mail' })
        .orderBy('id')
        .select('payload')) as { payload: string }[]
    ).map(({ payload }) => JSON.parse(payload) as { eventId: number; isReturned: boolean });

  test('is told to who may publish, comes back with a word, and is told to who asked (2.23)', async () => {
    const editor = await registerWithRole(service.url, admin, person('Eda'), await editors());
    const author = await registerWithRole(service.url, admin, person('Aut'), await authors());
    const made = await author('POST', types, { title: 'Asked for', ...dates });
    const { documentId, publicId } = made.body.data as { documentId: string; publicId: number };
    const review = `/svc-admin/events/${documentId}`;
    expect((await author('POST', `${review}/return`, { note: 'No' })).status).toBe(403);
    expect((await editor('POST', `${review}/return`, { note: 'Too early' })).status).toBe(400);
    expect((await author('PUT', form(documentId), { readyForReview: true })).status).toBe(200);
    // A form that says the same again asks nobody again.
    await author('PUT', form(documentId), { title: 'Asked for once', readyForReview: true });
    const asked = (await mails()).filter(({ eventId }) => eventId === publicId);
    expect(asked.map(({ isReturned }) => isReturned)).toEqual([false, false]);
    expect((await editor('GET', `${review}/review`)).body).toMatchObject({
      waits: true,
      askedBy: expect.stringContaining('Aut'),
      note: null,
      isAskerTold: true,
    });
    // Who asked would write to themselves.
    expect((await author('GET', `${review}/review`)).body).toMatchObject({ isAskerTold: false });
    expect((await editor('POST', `${review}/return`, { note: '  ' })).status).toBe(400);
    expect((await editor('POST', `${review}/return`, { note: 'Which hall?' })).status).toBe(204);
    expect((await author('GET', `${review}/review`)).body).toMatchObject({
      waits: false,
      note: 'Which hall?',
      returnedBy: expect.stringContaining('Eda'),
    });
    const all = (await mails()).filter(({ eventId }) => eventId === publicId);
    expect(all.map(({ isReturned }) => isReturned)).toEqual([false, false, true]);
    expect((await editor('POST', `${form(documentId)}/actions/publish`, {})).status).toBe(200);
    expect((await author('GET', `${review}/review`)).body).toMatchObject({ note: null });
    // Nor does it come back when the event is withdrawn: what was asked for then was heeded.
    expect((await editor('POST', `${form(documentId)}/actions/unpublish`, {})).status).toBe(200);
    expect((await author('GET', `${review}/review`)).body).toMatchObject({
      note: null,
      returnedBy: null,
    });
    const stranger = await registerWithGrants(service.url, admin, person('Sol'), {});
    expect((await stranger('GET', `${review}/review`)).status).toBe(403);
    expect((await stranger('POST', `${review}/return`, { note: 'x' })).status).toBe(403);
  });

  test('is mailed, in words that say by whom and why (2.23)', async () => {
    const textsTo = (name: string) =>
      mailServer.received
        .filter(({ to }) => to.includes(person(name).email))
        .map(({ raw }) => partsOf(raw).text);
    for (let tries = 0; tries < 50 && textsTo('Aut').length === 0; tries += 1) {
      await worker().deliverDue();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(textsTo('Aut')).toEqual([expect.stringContaining('Which hall?')]);
    expect(textsTo('Aut')[0]).toContain('given “Asked for once” back');
  });

  test('is told to who asked once somebody else has published it, in their language (2.23)', async () => {
    const asker = await registerWithRole(service.url, admin, person('Ask'), await authors());
    const editor = await registerWithRole(service.url, admin, person('Edith'), await editors());
    await service.strapi.db
      .connection('admin_users')
      .where({ email: person('Ask').email })
      .update({ prefered_language: 'de' });
    const asked = async (title: string, as = asker) => {
      const made = await as('POST', types, { title, ...dates });
      const { documentId, publicId } = made.body.data as { documentId: string; publicId: number };
      await as('PUT', form(documentId), { readyForReview: true });
      return { documentId, id: publicId };
    };
    const textsTo = (name: string) =>
      mailServer.received
        .filter(({ to }) => to.includes(person(name).email))
        .map(({ raw }) => partsOf(raw));
    const [done, byRest, withdrawn] = [
      await asked('Asked and done'),
      await asked('Done over REST'),
      await asked('Withdrawn at once'),
    ];
    const own = await asked('By themselves', editor);
    await editor('POST', `${form(done.documentId)}/actions/publish`, {});
    await editor('POST', `${form(own.documentId)}/actions/publish`, {});
    await service.call('PUT', `${collections.events}/${byRest.id}`, {
      as: manager,
      body: { status: 'publish' },
    });
    await service.strapi.db.transaction(async () => {
      const { documentId } = withdrawn;
      await panelDocuments(service, uid).publish({ documentId });
      await panelDocuments(service, uid).unpublish({ documentId });
    });
    // Once more: it waits for no review any more.
    await editor('POST', `${form(done.documentId)}/actions/publish`, {});
    const waiting = () =>
      service.strapi.db
        .connection('svc_outbox_entries')
        .where({ kind: 'review mail', state: 'waiting' });
    for (let tries = 0; tries < 50 && (await waiting()).length > 0; tries += 1) {
      await worker().deliverDue();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const told = textsTo('Ask').map(({ text }) => text);
    expect(told).toHaveLength(2);
    expect(told.join()).toContain('Edith Office hat „Asked and done“ veröffentlicht');
    expect(told.join()).toContain('„Done over REST“ ist jetzt veröffentlicht');
    const toEditor = textsTo('Edith').map(({ text }) => text);
    expect(toEditor.filter((text) => text.includes('published now'))).toEqual([]);
    expect(toEditor.filter((text) => text.includes('By themselves'))).toEqual([]);
  });

  test('is nothing that somebody has deleted meanwhile (1.22, 2.23)', async () => {
    const asked = { documentId: 'a'.repeat(24), data: { readyForReview: true } } as never;
    expect(await service.strapi.documents('plugin::svc.event').update(asked)).toBeNull();
  });

  test.each(['review', 'publish'] as const)(
    '%s of what is gone says so (1.22, 2.23)',
    async (action) => {
      const { act } = built<
        typeof import('../../src/plugins/svc/server/src/panel-routes/events/actions')
      >('panel-routes/events/actions');
      const options = { days: 0, times: 1, every: 7, withTickets: false, starts: {} };
      const taken = act(action, 'a'.repeat(24), { checker: null as never, options });
      await expect(taken).rejects.toMatchObject({ kind: 'notFound' });
    },
  );
});

describe('what is written to all guests of an event', () => {
  const note = 'The hall has changed:\nwe meet in the <cellar>.';
  /** Of each order the buyer. */
  const buyer = (name: string) => ({ buyerName: name, buyerEmail: `${name}@guests.example` });
  const table = (name: string) => service.strapi.db.connection(name);
  let path: string;
  let asked: string;
  let eventId: number;
  let orders: { id: number; attendeeIds: number[] }[];

  const mailTo = (name: string) =>
    mailServer.received
      .filter(({ to }) => to.includes(`${name}@guests.example`))
      .map(({ raw }) => partsOf(raw));

  beforeAll(async () => {
    const ticket = await makeOffer(service, manager, { event: { title: 'Cellar Night' } });
    ({ eventId } = ticket);
    const order = (name: string, more: object = {}) =>
      makeOrder(service, { places: [[ticket, 2]], ...buyer(name), ...more });
    orders = [
      await order('paid'),
      await order('waits', { status: 'pending' }),
      await order('left'),
      await order('gives-up'),
      await order('walk-in', { buyerEmail: 'walk-in@svc.invalid' }),
    ];
    const [paid, , left] = orders;
    await setAttendees(service, left!.attendeeIds, 'cancelled');
    await table('svc_attendees')
      .where({ public_id: paid!.attendeeIds[1] })
      .update({ full_name: 'Hand', email: 'handed-on@guests.example', handed_on_at: 1 });
    await table('svc_orders').where({ public_id: paid!.id }).update({ language: 'de' });
    await make(service, manager, 'svc/tickets/v1/attendees', {
      full_name: 'Invited',
      email: 'invited@guests.example',
      ticket_id: ticket.id,
    });
    const row = (await table('svc_events')
      .where({ public_id: ticket.eventId })
      .first('document_id')) as { document_id: string };
    path = `/svc-admin/events/${row.document_id}/mail`;
    asked = `/svc-admin/events/${row.document_id}/people`;
  });

  const delivered = async (names: string[], each: number) => {
    const isThere = () => names.every((name) => mailTo(name).length >= each);
    for (let tries = 0; tries < 50 && !isThere(); tries += 1) {
      await worker().deliverDue();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return names.map((name) => mailTo(name).length);
  };
  const told = ['paid', 'waits', 'handed-on', 'invited'];

  test('goes to the buyer of each order, and to who has a ticket alone (2.35)', async () => {
    expect((await admin('GET', asked)).body).toEqual({ people: 9, mails: 5, unreached: 2 });
    expect(await admin('POST', path, { note })).toMatchObject({ status: 200, body: { mails: 5 } });
    expect(await delivered([...told, 'gives-up'], 1)).toEqual([1, 1, 1, 1, 1]);
    expect(mailTo('left')).toEqual([]);
  });

  test('goes to nobody whose places were given up before it was sent (2.35)', async () => {
    const { tellGuests } = built<
      typeof import('../../src/plugins/svc/server/src/resources/event/operations/tell-guests')
    >('resources/event/operations/tell-guests');
    await service.strapi.db.transaction(async ({ trx }) => {
      expect(await tellGuests(trx, eventId, 'Once more')).toBe(5);
      await trx('svc_attendees')
        .whereIn('public_id', orders[3]!.attendeeIds)
        .update({ status: 'refunded' });
    });
    expect(await delivered(told, 2)).toEqual([2, 2, 2, 2]);
    await worker().deliverDue();
    const waiting = { kind: 'event mail', state: 'waiting' };
    expect(await table('svc_outbox_entries').where(waiting)).toEqual([]);
    expect(mailTo('gives-up')).toHaveLength(1);
  });

  test('says what was written, in the language of the order, and leads to it (2.35)', () => {
    const [paid] = mailTo('paid');
    expect(paid!.text).toContain('Sie haben Plätze für „Cellar Night“.');
    expect(paid!.text).toContain(note);
    expect(paid!.text).toContain(`/orders/${orders[0]!.id}`);
    expect(paid!.html).toContain('we meet in the &lt;cellar&gt;.');
    const [invited] = mailTo('invited');
    expect(invited!.text).toContain('You have a ticket to “Cellar Night”.');
    expect(invited!.text).not.toContain('/orders/');
  });

  test.each([
    ['nothing', '  '],
    ['too much', 'x'.repeat(2001)],
  ])('is refused where it is %s (2.35)', async (_, wrong) => {
    expect(await admin('POST', path, { note: wrong })).toMatchObject({ status: 400 });
  });

  test('of more events than a list shows is refused, and so is their number of people (2.35)', async () => {
    const many = Array.from({ length: 101 }, (_, number) => `event-${number}`).join(',');
    const sent = await admin('POST', `/svc-admin/events/${many}/mail`, { note });
    const asked = await admin('GET', `/svc-admin/events/${many}/people`);
    for (const { status, body } of [sent, asked]) {
      expect([status, body]).toMatchObject([
        400,
        { error: { message: expect.stringContaining('list of 1 to 100 ids') } },
      ]);
    }
  });

  test('is for those who may publish the event (5.9)', async () => {
    const own = { subject: uid, actions: ['read', 'update'] as const, fields: ['title'] };
    const reader = await registerWithGrants(service.url, admin, person('Rea'), { grants: [own] });
    expect((await reader('POST', path, { note })).status).toBe(403);
    const unknown = '/svc-admin/events/unknown/mail';
    expect((await admin('POST', unknown, { note })).status).toBe(404);
  });
});

test('what no database can store is refused at its field, on each of them (1.2)', async () => {
  const create = (type: string, data: object) =>
    admin('POST', `/content-manager/collection-types/plugin::svc.${type}`, data);
  const reasonsOf = ({ status, body }: Awaited<ReturnType<typeof create>>) => {
    const { details } = body.error as {
      details: { errors: { path: string[]; message: string }[] };
    };
    return [status, ...details.errors.map(({ path: [name], message }) => `${name} ${message}`)];
  };
  for (const type of ['event', 'venue', 'tag']) {
    expect([type, ...reasonsOf(await create(type, { title: 'n\0l', ...dates }))]).toEqual([
      type,
      400,
      'title must not have control characters',
    ]);
  }
  const half = await create('venue', { title: 'Hall', city: 'a\ud83cb' });
  expect(reasonsOf(half)).toEqual([400, 'city must not have control characters']);
});
