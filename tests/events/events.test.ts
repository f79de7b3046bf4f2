import { basic, makeApiToken, type Service, startService, type TestUser } from '../support';
import {
  asListed,
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeFile,
  makeSignedIn,
  makeTicket,
  panelDocuments,
} from '../support/events';

const { events, venues, organizers } = collections;
const site = 'https://tickets.example.test';

let service: Service;
let editor: TestUser;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
});

const create = (fields: Fields = {}) => make(service, editor, events, eventBody(fields));
const send = (method: string, path: string, body?: unknown) =>
  service.call(method, path, { as: editor, body });
const change = (id: number, body: Fields) => send('PUT', `${events}/${id}`, body);
const read = async (id: number) => (await send('GET', `${events}/${id}`)).body as Fields;
const listed = async (id: number, status = 'publish') => {
  const query = { status, per_page: 100 };
  const { body } = await service.call('GET', events, { as: editor, query });
  return (body as Fields[]).find((item) => item.id === id);
};

/** The names of the parameters that a body is refused for. */
async function refused(fields: Fields): Promise<string[]> {
  const { status, body } = await send('POST', events, eventBody(fields));
  if (status === 201) return [];
  return Object.keys(body.data.params as object);
}

describe('an event', () => {
  test('has exactly these fields, in a list and alone (2.11)', async () => {
    const { id } = await create({ status: 'publish' });
    const listFields =
      'id title start_date end_date venue_id organizer_ids featured all_day cost status url image';
    const more = 'content excerpt meta timezone category_ids tag_ids';
    expect(Object.keys((await listed(id))!)).toEqual(listFields.split(' '));
    expect(Object.keys(await read(id))).toEqual(`${listFields} ${more}`.split(' '));
    expect(await listed(id)).toEqual(asListed(await read(id)));
  });

  test('is read back as it was sent, with nothing made up (2.11, 2.12)', async () => {
    const made = await create({ title: 'Nothing but dates' });
    expect(made).toEqual({
      id: made.id,
      title: 'Nothing but dates',
      start_date: '2030-05-01 18:00:00',
      end_date: '2030-05-01 20:00:00',
      venue_id: 0,
      organizer_ids: [],
      featured: false,
      all_day: false,
      cost: '',
      status: 'draft',
      url: `${site}/events/nothing-but-dates`,
      image: '',
      content: '',
      excerpt: '',
      meta: {
        _svc_event_start_date: '2030-05-01 18:00:00',
        _svc_event_end_date: '2030-05-01 20:00:00',
        _svc_event_timezone: 'UTC',
        _svc_event_all_day: '',
        _svc_event_featured: '',
        _svc_event_venue_id: '',
        _svc_event_organizer_ids: '',
        _svc_event_cost: '',
      },
      timezone: 'UTC',
      category_ids: [],
      tag_ids: [],
    });
  });

  test('needs a title, a start and an end (2.4)', async () => {
    for (const name of ['title', 'start_date', 'end_date']) {
      const { [name]: _, ...body } = eventBody();
      const answer = await send('POST', events, body);
      expect(answer.body.code).toBe('rest_missing_callback_param');
      expect(answer.body.data.params).toEqual([name]);
    }
  });

  test('has types that do not depend on the database (2.11)', async () => {
    const venue = await make(service, editor, venues, { title: 'V' });
    const { id } = await create({ status: 'publish', venue_id: venue.id, all_day: true });
    const types = Object.fromEntries(
      Object.entries((await listed(id))!).map(([name, value]) => [name, typeof value]),
    );
    expect(types).toMatchObject({
      id: 'number',
      venue_id: 'number',
      featured: 'boolean',
      all_day: 'boolean',
    });
  });
});

describe('the dates of an event', () => {
  test('are wall-clock times of its zone, whatever the zone of the process (2.2)', async () => {
    const made = await create({
      start_date: '2030-07-01 19:30:00',
      end_date: '2030-07-01 23:00:59',
      timezone: 'America/New_York',
    });
    expect(made).toMatchObject({
      start_date: '2030-07-01 19:30:00',
      end_date: '2030-07-01 23:00:59',
      timezone: 'America/New_York',
    });
    const [row] = await service.strapi.db.connection('svc_events').where({ public_id: made.id });
    expect(Number(row.start_utc)).toBe(Date.UTC(2030, 6, 1, 23, 30, 0) / 1000);
    expect(Number(row.end_utc)).toBe(Date.UTC(2030, 6, 2, 3, 0, 59) / 1000);
  });

  test.each([
    ['no such day', '2030-02-30 10:00:00'],
    ['no such leap day', '2030-02-29 10:00:00'],
    ['no such month', '2030-13-01 10:00:00'],
    ['month zero', '2030-00-10 10:00:00'],
    ['hour 24', '2030-05-01 24:00:00'],
    ['minute 60', '2030-05-01 10:60:00'],
    ['a leap second', '2030-12-31 23:59:60'],
    ['no seconds', '2030-05-01 10:00'],
    ['no time', '2030-05-01'],
    ['a T', '2030-05-01T10:00:00'],
    ['a zone', '2030-05-01 10:00:00Z'],
    ['one digit', '2030-5-1 10:00:00'],
    ['five digits', '12030-05-01 10:00:00'],
    ['words', 'tomorrow'],
    ['nothing', ''],
    ['other digits', '２０３０-05-01 10:00:00'],
  ])('cannot have %s (2.2)', async (_, value) => {
    expect(await refused({ start_date: value })).toEqual(['start_date']);
    expect(await refused({ end_date: value })).toEqual(['end_date']);
  });

  test('exist in the zone: not in the hour that summer time skips (2.2)', async () => {
    const gap = '2030-03-31 02:30:00';
    const end = '2030-03-31 09:00:00';
    const berlin = { start_date: gap, end_date: end, timezone: 'Europe/Berlin' };
    expect(await refused(berlin)).toEqual(['start_date']);
    expect(await refused({ ...berlin, start_date: '2030-03-30 09:00:00', end_date: gap })).toEqual([
      'end_date',
    ]);
    expect(await refused({ ...berlin, timezone: 'Europe/London' })).toEqual([]);
    expect(await refused({ ...berlin, timezone: 'UTC' })).toEqual([]);
    expect(await refused({ ...berlin, start_date: '2030-03-31 01:59:59' })).toEqual([]);
    expect(await refused({ ...berlin, start_date: '2030-03-31 03:00:00' })).toEqual([]);
    const made = await create({ ...berlin, timezone: 'UTC' });
    const moved = await change(made.id, { timezone: 'Europe/Berlin' });
    expect([moved.status, Object.keys(moved.body.data.params as object)]).toEqual([
      400,
      ['timezone'],
    ]);
  });

  test('are the first of two when clocks show them twice (2.2)', async () => {
    const twice = { start_date: '2030-10-27 02:30:00', end_date: '2030-10-27 02:30:00' };
    const { id } = await create({ ...twice, timezone: 'Europe/Berlin' });
    const [row] = await service.strapi.db.connection('svc_events').where({ public_id: id });
    expect(Number(row.start_utc)).toBe(Date.UTC(2030, 9, 27, 0, 30) / 1000);
  });

  test('may be in any zone by its name, and in no other form (2.2)', async () => {
    for (const timezone of ['Asia/Kathmandu', 'America/Argentina/Ushuaia', 'Pacific/Chatham']) {
      expect((await create({ timezone })).timezone).toBe(timezone);
    }
    for (const timezone of ['Mars/Base', 'UTC+2', 'GMT+25', 'local', 'system', '../etc/passwd']) {
      expect(await refused({ timezone })).toEqual(['timezone']);
    }
    expect((await create({ timezone: '' })).timezone).toBe('UTC');
  });

  test('keep the clock when the zone changes (2.2)', async () => {
    const { id } = await create({ timezone: 'UTC' });
    const { body } = await change(id, { timezone: 'Asia/Tokyo' });
    expect(body).toMatchObject({ start_date: '2030-05-01 18:00:00', timezone: 'Asia/Tokyo' });
    const [row] = await service.strapi.db.connection('svc_events').where({ public_id: id });
    expect(Number(row.start_utc)).toBe(Date.UTC(2030, 4, 1, 9) / 1000);
  });

  test('are in order, the same moment included (2.2)', async () => {
    const start = '2030-05-01 18:00:00';
    expect(await refused({ start_date: start, end_date: start })).toEqual([]);
    expect(await refused({ start_date: start, end_date: '2030-05-01 17:59:59' })).toEqual([
      'end_date',
    ]);
    const { id } = await create();
    const late = await change(id, { start_date: '2031-01-01 00:00:00' });
    expect([late.status, Object.keys(late.body.data.params as object)]).toEqual([
      400,
      ['start_date'],
    ]);
    const early = await change(id, { end_date: '2030-01-01 00:00:00' });
    expect([early.status, Object.keys(early.body.data.params as object)]).toEqual([
      400,
      ['end_date'],
    ]);
    const both = { start_date: '2031-01-01 00:00:00', end_date: '2031-01-02 00:00:00' };
    expect((await change(id, both)).body).toMatchObject(both);
  });

  test('may lie far away (2.2)', async () => {
    for (const [start, end] of [
      ['0001-01-01 00:00:00', '0001-01-01 00:00:01'],
      ['1969-12-31 23:59:59', '1970-01-01 00:00:00'],
      ['2038-01-19 03:14:08', '2106-02-07 06:28:16'],
      ['9999-12-31 00:00:00', '9999-12-31 23:59:59'],
    ]) {
      const made = await create({ start_date: start, end_date: end });
      expect([made.start_date, made.end_date]).toEqual([start, end]);
    }
  });
});

describe('an all-day event', () => {
  const days = { start_date: '2030-05-01 18:00:00', end_date: '2030-05-03 09:00:00' };
  const whole = { start_date: '2030-05-01 00:00:00', end_date: '2030-05-03 23:59:59' };

  test('runs from the first second of its days to the last (2.3)', async () => {
    const made = await create({ ...days, all_day: true });
    expect(made).toMatchObject({ ...whole, all_day: true });
    expect(made.meta).toMatchObject({ _svc_event_all_day: '1' });
    expect(await read(made.id)).toEqual(made);
  });

  test('becomes one, stays one, and ceases to be one by an update (2.3)', async () => {
    const { id } = await create(days);
    expect((await change(id, { all_day: true })).body).toMatchObject(whole);
    const later = await change(id, { end_date: '2030-05-04 12:00:00' });
    expect(later.body).toMatchObject({ all_day: true, end_date: '2030-05-04 23:59:59' });
    const timed = await change(id, { all_day: false, ...days });
    expect(timed.body).toMatchObject({ all_day: false, ...days });
  });

  test('on one day may be sent with its times in any order (2.3)', async () => {
    const made = await create({
      start_date: '2030-05-01 18:00:00',
      end_date: '2030-05-01 09:00:00',
      all_day: true,
    });
    expect(made.end_date).toBe('2030-05-01 23:59:59');
  });

  test('exists even where its midnight does not (2.3)', async () => {
    const made = await create({
      start_date: '2030-09-08 00:00:00',
      end_date: '2030-09-08 10:00:00',
      timezone: 'America/Santiago',
      all_day: true,
    });
    expect(made.start_date).toBe('2030-09-08 00:00:00');
  });
});

describe('the status of an event', () => {
  test('is draft unless the body says otherwise (2.5)', async () => {
    expect((await create()).status).toBe('draft');
    for (const status of ['publish', 'draft', 'pending', 'private']) {
      const made = await create({ status });
      expect(made.status).toBe(status);
      expect((await listed(made.id, status))?.status).toBe(status);
    }
  });

  test('cannot be written as anything else (2.5)', async () => {
    for (const status of ['trash', 'published', 'future', 'PUBLISH', '', 1, null, ['draft']]) {
      expect(await refused({ status })).toEqual(['status']);
      const { id } = await create();
      expect((await change(id, { status })).status).toBe(400);
    }
  });
});

describe('the venue and the organizers', () => {
  test('are shown by id, in the order sent, each once, and cleared by 0 and [] (2.12)', async () => {
    const venue = await make(service, editor, venues, { title: 'A venue' });
    const ids: number[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      ids.push((await make(service, editor, organizers, { title })).id);
    }
    const [one, two, three] = ids as [number, number, number];
    const sent = { venue_id: venue.id, organizer_ids: [three, one, three, two] };
    const made = await create({ ...sent, status: 'publish' });
    expect(made).toMatchObject({ venue_id: venue.id, organizer_ids: [three, one, two] });
    expect(await listed(made.id)).toMatchObject({ organizer_ids: [three, one, two] });
    expect(made.meta).toMatchObject({
      _svc_event_venue_id: String(venue.id),
      _svc_event_organizer_ids: `${three},${one},${two}`,
    });
    const other = await change(made.id, { organizer_ids: [two, three] });
    expect(other.body).toMatchObject({ venue_id: venue.id, organizer_ids: [two, three] });
    const cleared = await change(made.id, { venue_id: 0, organizer_ids: [] });
    expect(cleared.body).toMatchObject({ venue_id: 0, organizer_ids: [] });
    expect(await listed(made.id)).toMatchObject({ venue_id: 0, organizer_ids: [] });
    const none = await create({ venue_id: 0, organizer_ids: [] });
    expect(none).toMatchObject({ venue_id: 0, organizer_ids: [] });
  });
});

describe('the cost of an event (2.13)', () => {
  const cases: [string, number[]][] = [
    ['', []],
    ['Free', [0]],
    ['Free', [0, 0]],
    ['$10.00', [1000]],
    ['$10.00', [1000, 1000]],
    ['$10.00 – $25.00', [2500, 1000, 1500]],
    ['Free – $25.00', [0, 2500]],
    ['$0.05', [5]],
    ['$999999.99', [99999999]],
  ];

  test.each(cases)('is %p for tickets at %j', async (cost, prices) => {
    const { id } = await create({ status: 'publish' });
    for (const price of prices) await makeTicket(service, id, price);
    expect(await read(id)).toMatchObject({ cost, meta: { _svc_event_cost: cost } });
    expect(await listed(id)).toMatchObject({ cost });
  });

  test('follows its tickets: another price, one fewer', async () => {
    const tickets = panelDocuments(service, 'plugin::svc.ticket');
    const { id } = await create();
    const { documentId } = await makeTicket(service, id, 1000);
    const second = await makeTicket(service, id, 3000);
    await tickets.update({ documentId, data: { priceMinor: 2000 } });
    expect((await read(id)).cost).toBe('$20.00 – $30.00');
    await tickets.delete({ documentId: second.documentId });
    expect((await read(id)).cost).toBe('$20.00');
    await tickets.delete({ documentId });
    expect((await read(id)).cost).toBe('');
  });

  test('stays through publishing, unpublishing and discarding', async () => {
    const { id } = await create();
    const panel = inPanel(service, id);
    await makeTicket(service, id, 1000);
    const steps = [panel.publish, panel.publish, panel.discard, panel.unpublish, panel.publish];
    for (const step of [...steps, panel.trash, panel.restore]) {
      await step();
      expect((await read(id)).cost).toBe('$10.00');
    }
  });

  test("is the editor's own text where there is some", async () => {
    const { id } = await create();
    await makeTicket(service, id, 1000);
    await inPanel(service, id).save({ costText: 'Pay what you want' });
    expect((await read(id)).cost).toBe('Pay what you want');
    await inPanel(service, id).save({ costText: '' });
    expect((await read(id)).cost).toBe('$10.00');
  });
});

describe('the addresses of an event (2.14)', () => {
  test('have a slug from the title, which stays when the title changes', async () => {
    const made = await create({ title: 'Çelik & Söhne: die 1. Nacht!', status: 'publish' });
    expect(made.url).toBe(`${site}/events/celik-and-soehne-die-1-nacht`);
    const renamed = await change(made.id, { title: 'Something else' });
    expect(renamed.body).toMatchObject({ title: 'Something else', url: made.url });
    await inPanel(service, made.id).save({ title: 'A third name', slug: 'mine', publicId: 1 });
    await inPanel(service, made.id).publish();
    expect(await read(made.id)).toMatchObject({
      id: made.id,
      title: 'A third name',
      url: made.url,
    });
  });

  test('are unique and ASCII, whatever the title', async () => {
    const titles = ['Same', 'Same', 'same!', '日本', '日本', '🎉', '🎉🎉', '/../', 'x'.repeat(255)];
    const urls: string[] = [];
    for (const title of titles) urls.push(String((await create({ title })).url));
    expect(new Set(urls).size).toBe(titles.length);
    for (const url of urls)
      expect(url).toMatch(/^https:\/\/tickets\.example\.test\/events\/[a-z0-9-]+$/);
  });

  test('show the picture wherever the media library keeps it', async () => {
    const { id } = await create({ status: 'publish' });
    const panel = inPanel(service, id);
    const local = await makeFile(service, '/uploads/poster.png');
    await panel.save({ image: local.id });
    await panel.publish();
    expect(await read(id)).toMatchObject({ image: `${site}/uploads/poster.png` });
    expect(await listed(id)).toMatchObject({ image: `${site}/uploads/poster.png` });

    const files = service.strapi.db.query('plugin::upload.file');
    const data = { url: 'https://cdn.example.test/poster.png' };
    await files.update({ where: { id: local.id }, data });
    expect(await read(id)).toMatchObject({ image: data.url });

    await files.delete({ where: { id: local.id } });
    expect(await read(id)).toMatchObject({ image: '' });
  });

  test('keep the picture through an update over REST', async () => {
    const { id } = await create({ status: 'publish' });
    const { id: image } = await makeFile(service, '/uploads/kept.png');
    await inPanel(service, id).save({ image });
    await inPanel(service, id).publish();
    const { body } = await change(id, { title: 'Renamed' });
    expect(body.image).toBe(`${site}/uploads/kept.png`);
  });
});

describe('the meta data of an event (2.15)', () => {
  test('says in text what the fields say', async () => {
    const venue = await make(service, editor, venues, { title: 'Here' });
    const a = await make(service, editor, organizers, { title: 'A' });
    const b = await make(service, editor, organizers, { title: 'B' });
    const made = await create({
      timezone: 'Europe/Berlin',
      all_day: true,
      featured: true,
      venue_id: venue.id,
      organizer_ids: [b.id, a.id],
    });
    await makeTicket(service, made.id, 1000);
    expect((await read(made.id)).meta).toEqual({
      _svc_event_start_date: '2030-05-01 00:00:00',
      _svc_event_end_date: '2030-05-01 23:59:59',
      _svc_event_timezone: 'Europe/Berlin',
      _svc_event_all_day: '1',
      _svc_event_featured: '1',
      _svc_event_venue_id: String(venue.id),
      _svc_event_organizer_ids: `${b.id},${a.id}`,
      _svc_event_cost: '$10.00',
    });
    const { body } = await change(made.id, { featured: false });
    expect([body.featured, body.meta._svc_event_featured]).toEqual([false, '']);
  });
});

describe('the excerpt of an event (2.16)', () => {
  const words = (count: number) => Array.from({ length: count }, (_, number) => `w${number}`);

  test('is the first 55 words of the content without markup', async () => {
    const excerpt = async (content: string) => (await create({ content })).excerpt;
    expect(await excerpt(words(55).join(' '))).toBe(words(55).join(' '));
    expect(await excerpt(words(56).join('\n'))).toBe(`${words(55).join(' ')} …`);
    expect(await excerpt('<p>One <b>two</b></p><p>three &amp; four</p>')).toBe(
      'One two three & four',
    );
    expect(await excerpt('')).toBe('');
  });

  test("is the editor's own where there is one", async () => {
    const { id } = await create({ content: 'Long story', status: 'publish' });
    await inPanel(service, id).save({ excerpt: 'Short story' });
    await inPanel(service, id).publish();
    expect((await read(id)).excerpt).toBe('Short story');
    expect((await change(id, { content: 'Other' })).body.excerpt).toBe('Short story');
  });
});

describe('HTML in the content (1.18)', () => {
  const harmful: [string, string][] = [
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa\tScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<img src="data:text/html,<script>">', '<img />'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<iframe src="https://evil.example"></iframe>a', 'a'],
    ['<style>*{display:none}</style>a', 'a'],
    ['<object data="x"></object><embed src="x">a', 'a'],
    ['<form action="https://evil.example"><input></form>a', 'a'],
    ['<p style="background:url(javascript:1)">a</p>', '<p>a</p>'],
    ['<scr<script>ipt>alert(1)</script>', ''],
  ];

  test.each(harmful)('%s cannot run', async (sent) => {
    const made = await create({ content: `${sent}.` });
    const content = String((await change(made.id, { content: `.${sent}` })).body.content);
    await inPanel(service, made.id).save({ content: sent });
    const fromPanel = String((await read(made.id)).content);
    for (const stored of [String(made.content), content, fromPanel]) {
      expect(stored).not.toMatch(
        /<(script|iframe|object|embed|style|form|svg)|\son\w+=|javascript:|data:/i,
      );
    }
  });

  test.each(harmful)('%s becomes %s', async (sent, stored) => {
    const { content } = await create({ content: sent });
    expect(String(content).replace('alert(1)', '').replace('ipt&gt;', '')).toBe(stored);
  });

  test('stays where it is harmless', async () => {
    const content =
      '<h2>Doors</h2><p class="lead">At <strong>7</strong>, <a href="https://example.test/?a=1&amp;b=2">here</a>.</p><ul><li>one</li></ul><img src="https://example.test/x.png" alt="x" />';
    expect((await create({ content })).content).toBe(content);
  });
});

describe('the author of an event (2.18)', () => {
  test('is who created it, and so decides what is "own"', async () => {
    const author = await makeSignedIn(service, 'event-author', 'author');
    const other = await makeSignedIn(service, 'event-author', 'other');
    const { id } = await make(service, author, events, eventBody());
    const path = `${events}/${id}`;
    const title = { title: 'Mine' };
    expect((await service.call('GET', path, { as: author })).status).toBe(200);
    expect((await service.call('GET', path, { as: other })).status).toBe(403);
    expect((await service.call('PUT', path, { as: author, body: title })).status).toBe(200);
    expect((await service.call('PUT', path, { as: other, body: title })).status).toBe(403);
    const byPassword = basic(author.username, author.password);
    expect((await service.call('PUT', path, { as: byPassword, body: title })).status).toBe(200);

    await inPanel(service, id).save({ author: other.id });
    expect((await service.call('PUT', path, { as: other, body: title })).status).toBe(200);
    expect((await service.call('PUT', path, { as: author, body: title })).status).toBe(403);
  });

  test('is nobody for an event from the panel or of an API token', async () => {
    const author = await makeSignedIn(service, 'event-author', 'third');
    const token = await makeApiToken(service.strapi, ['plugin::svc.events.edit_svc_events']);
    const byToken = await make(service, token, events, eventBody());
    const data = { title: 'P', startDate: '2030-05-01 18:00:00', endDate: '2030-05-01 20:00:00' };
    const { publicId } = await panelDocuments(service, 'plugin::svc.event').create({ data });
    for (const id of [byToken.id, publicId]) {
      for (const as of [author, token]) {
        const answer = await service.call('PUT', `${events}/${id}`, { as, body: { title: 'x' } });
        expect(answer.status).toBe(403);
      }
      expect((await change(id, { title: 'x' })).status).toBe(200);
    }
  });
});

describe('the trash (2.17)', () => {
  test('takes an event once, which then is nowhere but there', async () => {
    const { id } = await create({ status: 'publish' });
    expect((await send('DELETE', `${events}/${id}`)).body.status).toBe('trash');
    expect(await listed(id)).toBeUndefined();
    expect(await listed(id, 'trash')).toMatchObject({ id, status: 'trash' });
    const again = await send('DELETE', `${events}/${id}`);
    expect([again.status, again.body.code]).toEqual([410, 'rest_already_trashed']);
    const forced = await service.call('DELETE', `${events}/${id}`, {
      as: editor,
      query: { force: 'true' },
    });
    expect(forced.body).toMatchObject({ deleted: true, previous: { id, status: 'trash' } });
    expect(await listed(id, 'trash')).toBeUndefined();
  });

  test('is skipped by force, with the tickets', async () => {
    const { id } = await create({ status: 'publish' });
    await makeTicket(service, id, 1000);
    const force = { as: editor, query: { force: 1 } };
    const { status, body } = await service.call('DELETE', `${events}/${id}`, force);
    expect([status, body.deleted, body.previous.cost]).toEqual([200, true, '$10.00']);
    expect((await send('GET', `${events}/${id}`)).status).toBe(404);
    expect((await service.call('DELETE', `${events}/${id}`, force)).status).toBe(404);
    const orphans = await service.strapi.db
      .connection('svc_tickets')
      .leftJoin('svc_tickets_event_lnk', 'svc_tickets_event_lnk.ticket_id', 'svc_tickets.id')
      .whereNull('svc_tickets_event_lnk.event_id');
    expect(orphans).toEqual([]);
  });

  test('is where an event with sold tickets ends', async () => {
    const { id } = await create({ status: 'publish' });
    const ticket = await makeTicket(service, id, 1000);
    await service.strapi.db
      .connection('svc_tickets')
      .where({ document_id: ticket.documentId })
      .update({ sold: 1 });
    const force = { as: editor, query: { force: 'true' } };
    const refusedAnswer = await service.call('DELETE', `${events}/${id}`, force);
    expect([refusedAnswer.status, refusedAnswer.body.code]).toEqual([400, 'rest_cannot_delete']);
    expect(await read(id)).toMatchObject({ status: 'publish', cost: '$10.00' });
    expect((await send('DELETE', `${events}/${id}`)).status).toBe(200);
    expect((await service.call('DELETE', `${events}/${id}`, force)).status).toBe(400);
    await expect(inPanel(service, id).remove()).rejects.toThrow(/with attendees/);
  });
});
