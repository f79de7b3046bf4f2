import { countQueries, type Service, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  type Fields,
  make,
  makeSignedIn,
  makeTicket,
} from '../support/events';
import { openPage } from '../support/pages';

let service: Service;
let manager: TestUser;
let hall: Fields;

const makeEvent = (fields: Fields) =>
  make(service, manager, collections.events, eventBody({ status: 'publish', ...fields }));
const list = (query = '') => openPage(service, `/events${query}`);
const titlesOf = (html: string) =>
  [...html.matchAll(/<h2><a href="[^"]*">([^<]*)<\/a><\/h2>/g)].map(([, title]) => title);

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  const day = (date: string) => ({ start_date: `${date} 18:00:00`, end_date: `${date} 20:00:00` });
  hall = await make(service, manager, collections.venues, { title: 'The hall', city: 'Ulm' });
  await makeEvent({ title: 'Later', venue_id: hall.id, ...day('2031-03-01') });
  const content = 'With a harpsichord';
  const sooner = await makeEvent({ title: 'Sooner', ...day('2031-02-01'), content });
  await makeTicket(service, sooner.id, 1000, { capacity: 5 });
  await makeEvent({ title: 'Long ago', ...day('2020-02-01') });
  await makeEvent({
    title: 'Fair',
    start_date: '2020-05-01 10:00:00',
    end_date: '2031-01-31 18:00:00',
  });
  await makeEvent({ title: 'Hidden draft', ...day('2031-02-02'), status: 'draft' });
});

test('/events lists what is not over, what runs first (9.9)', async () => {
  const { status, headers, html, text } = await list();
  expect([status, titlesOf(html)]).toEqual([200, ['Fair', 'Sooner', 'Later']]);
  expect(text).toContain('3 events, the next one first.');
  expect(text).toContain('Saturday, 1 March 2031, 18:00 to 20:00 (UTC) The hall, Ulm');
  expect(html).toContain('<link rel="canonical" href="https://tickets.example.test/events" />');
  expect(headers.get('cache-control')).toBe('public, no-cache');
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('content-security-policy')).toContain("form-action 'self';");
});

test('/events is filtered by days, words, place and category, and keeps what was typed (9.9)', async () => {
  const venue = String(hall.id);
  const found: Record<string, string[]> = {
    '?from=2031-02-15': ['Later'],
    '?from=2020-01-01&to=2020-12-31': ['Long ago'],
    '?from=2020-05-01&to=2031-02-01': ['Fair', 'Sooner'],
    '?to=2031-02-01': ['Fair', 'Sooner'],
    '?search=harpsichord': ['Sooner'],
    [`?venue=${venue}`]: ['Later'],
    '?venue=&category=&search=': ['Fair', 'Sooner', 'Later'],
    '?category=999999': [],
  };
  for (const [query, titles] of Object.entries(found)) {
    expect([query, titlesOf((await list(query)).html)]).toEqual([query, titles]);
  }
  const { html, text } = await list(`?search=no+such+thing&venue=${venue}`);
  expect(text).toContain('No event matches.');
  expect(html).toContain('value="no such thing"');
  expect(html).toMatch(new RegExp(`<option value="${venue}" +selected>\\s*The hall`));
  expect(html).toContain('content="noindex, follow"');
});

test('/events says at its field what was typed wrongly, and lists the rest (9.9)', async () => {
  for (const [query, field] of [
    ['?from=yesterday', 'from'],
    ['?to=2031-02-30', 'to'],
    [`?search=${'x'.repeat(256)}`, 'search'],
    ['?search=%00', 'search'],
  ] as const) {
    const { status, html } = await list(query);
    expect([query, status]).toEqual([query, 400]);
    expect(html).toContain(`id="${field}-error"`);
    expect(titlesOf(html)).toEqual(['Fair', 'Sooner', 'Later']);
  }
  for (const query of ['?page=0', '?page=x', '?venue=-1', '?category=1e9']) {
    expect((await list(query)).status).toBe(400);
  }
  const markup = await list(`?search=${encodeURIComponent('"><script>')}`);
  expect(markup.html).not.toContain('<script');
});

test('/events marks what cannot be had, by the best of its tickets, in the language of the page (9.9)', async () => {
  const day = { start_date: '2032-01-01 18:00:00', end_date: '2032-01-01 20:00:00' };
  const sell = async (title: string, ...tickets: Fields[]) => {
    const { id } = await makeEvent({ title, ...day });
    for (const fields of tickets) await makeTicket(service, id, 1000, fields);
  };
  const soldOut = { capacity: 0 };
  const early = { startSaleDate: '2031-12-01 10:00:00' };
  const late = { endSaleDate: '2020-01-01 00:00:00' };
  await sell('Full', soldOut, late);
  await sell('Early', early, soldOut);
  await sell('Late', late);
  await sell('To be had', soldOut, { capacity: 3 });
  await sell('Without');
  const marks = async (language: string) => {
    const { html } = await list(`?from=2032-01-01&lang=${language}`);
    const cards = html.split('<li class="card entry">').slice(1);
    return Object.fromEntries(
      cards.map((card) => [
        titlesOf(card)[0],
        /<span class="state [a-z]+">([^<]*)/.exec(card)?.[1] ?? '',
      ]),
    );
  };
  expect(await marks('en')).toEqual({
    Full: 'Sold out',
    Early: 'Not yet on sale',
    Late: 'No longer on sale',
    'To be had': '',
    Without: '',
  });
  expect(await marks('de')).toMatchObject({
    Full: 'Ausverkauft',
    Early: 'Noch nicht im Verkauf',
    Late: 'Nicht mehr im Verkauf',
  });
});

test('/events has pages that keep the filters, and as many statements for one event as for twelve (9.9)', async () => {
  for (let more = 0; more < 14; more += 1) {
    const { id } = await makeEvent({ title: `Series ${more}` });
    await makeTicket(service, id, 1000, { capacity: 5 });
  }
  const first = await list('?search=series');
  expect(titlesOf(first.html)).toHaveLength(12);
  expect(first.text).toContain('Page 1 of 2 Later events');
  const next = /href="(\?[^"]*page=2)"/.exec(first.html)![1]!.replaceAll('&amp;', '&');
  const second = await list(next);
  expect(titlesOf(second.html)).toHaveLength(2);
  expect(titlesOf((await list('?search=series&page=9')).html)).toEqual(titlesOf(second.html));
  // Without words: what a search has found is remembered for a while.
  const [few, many] = ['?from=2031-01-15&to=2031-02-02', '?from=2030-01-01&to=2030-12-31'];
  // What is asked once more in the same second may be remembered.
  await list(`${few}&page=1`);
  const one = await countQueries(service.strapi, () => list(few));
  const twelve = await countQueries(service.strapi, () => list(many));
  const shown = [one, twelve].map(({ result }) => titlesOf(result.html).length);
  expect([shown, one.queries.length, twelve.queries.length]).toEqual([[1, 12], 6, 6]);
});

test('a page that is not there leads on to what is on (9.9)', async () => {
  const { status, html } = await openPage(service, '/events/none');
  expect([status, html]).toEqual([404, expect.stringContaining('href="/events"')]);
});

test('the service’s own address leads to what is on (9.9)', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await openPage(service, '/', method);
    expect([status, headers.get('location')]).toEqual([302, '/events']);
  }
});

test('what one filters by is folded until something is filtered (9.9)', async () => {
  const isOpen = async (query: string) => {
    const { html } = await list(query);
    const [, open] = /<details class="fold screen"( +open)?\s*>/.exec(html)!;
    return open !== undefined;
  };
  for (const query of ['', '?page=2', '?search=', '?venue=&to=']) {
    expect([query, await isOpen(query)]).toEqual([query, false]);
  }
  for (const query of ['?search=x', '?from=nonsense', '?to=2031-01-01&page=2']) {
    expect([query, await isOpen(query)]).toEqual([query, true]);
  }
});

test('words, days and choices that there are not are told as visitors speak (9.9)', async () => {
  const german = await list('?from=heute&lang=de');
  expect(german.text).toContain('Muss ein Tag sein, den es gibt, wie in 2031-06-20.');
  const english = await list('?from=today&venue=-1&when=soon');
  expect(english.text).toContain('Must be a day that there is, as in 2031-06-20.');
  expect(english.html).toMatch(/id="venue-error">There is no such choice here/);
  expect(english.html).toMatch(/id="when-error">There is no such choice here/);
  expect(english.text).not.toMatch(/Y-m-d|whole number|must be one of/);
});

describe('what is on soon', () => {
  const now = Date.now();
  const wallClock = (hours: number) =>
    new Date(now + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const from = (hours: number) => ({
    start_date: wallClock(hours),
    end_date: wallClock(hours + 3),
  });
  /** From Saturday to Sunday of the weekend that is, or comes next: it is not over on any day of the week. */
  const thisWeekend = () => {
    const today = new Date(now).getUTCDay();
    const saturday = (today === 0 ? -1 : 6 - today) * 24;
    const day = wallClock(saturday).slice(0, 10);
    return {
      start_date: `${day} 00:00:00`,
      end_date: `${wallClock(saturday + 24).slice(0, 10)} 23:59:59`,
    };
  };

  test('is found by a word: today with what runs, and this weekend (9.9)', async () => {
    await makeEvent({ title: 'Running now', ...from(-1) });
    await makeEvent({ title: 'In a fortnight', ...from(14 * 24) });
    await makeEvent({ title: 'All weekend', ...thisWeekend() });
    const today = titlesOf((await list('?when=today')).html);
    expect(today).toContain('Running now');
    expect(today).toContain('Fair');
    expect(today).not.toContain('In a fortnight');
    const { html } = await list('?when=weekend');
    expect(titlesOf(html)).not.toContain('In a fortnight');
    expect(html).toMatch(/href="\/events\?when=weekend" +aria-current="page"\s*>This weekend/);
    expect(titlesOf(html)).toContain('All weekend');
    expect(html).toMatch(/<details class="fold screen" *>/);
  });

  test('and what is over says so, in the list and on its page (9.9, 2.14)', async () => {
    const past = await list('?from=2020-01-01&to=2020-12-31');
    expect(past.text).toMatch(/Long ago .* Over/);
    expect((await openPage(service, '/events/long-ago')).text).toContain('This event is over.');
    expect((await openPage(service, '/events/later')).text).not.toContain('This event is over.');
  });
});

test('who searches for the name of a place finds its page (9.9)', async () => {
  const { html, text } = await list('?search=hall');
  expect(text).toContain('A place of that name: The hall');
  expect(html).toContain('href="/venues/the-hall"');
  expect((await list('?search=harpsichord')).text).not.toContain('of that name');
});
