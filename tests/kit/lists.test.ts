import { type Service, startService, type TestUser } from '../support';
import { checkList, listed } from '#svc/testing/contract/list';
import {
  collections,
  eventBody,
  type Fields,
  make,
  makeSignedIn,
  panelDocuments,
} from '../support/events';

const { events, venues, organizers, tickets, attendees } = collections;
const all = Object.values(collections);

let service: Service;
let manager: TestUser;

/** A filter that nothing matches. */
const nothing = (path: string): Query =>
  path === tickets || path === attendees ? { event_id: 999_999_999 } : { search: 'nowhere' };

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  for (let number = 0; number < listed; number += 1) {
    const title = `Thing ${String(number).padStart(2, '0')}`;
    const event = await make(service, manager, events, eventBody({ title, status: 'publish' }));
    const ticket = await make(service, manager, tickets, {
      title,
      event_id: event.id,
      type: 'free',
    });
    const person = { full_name: title, email: 'a@b.test', ticket_id: ticket.id };
    await make(service, manager, attendees, person);
    await make(service, manager, venues, { title });
    await make(service, manager, organizers, { title });
    for (const type of ['category', 'tag']) {
      await panelDocuments(service, `plugin::svc.${type}`).create({ data: { title } });
    }
  }
});

type Query = Record<string, string | number | readonly (string | number)[]>;
const get = (path: string, query: Query = {}) => service.call('GET', path, { query, as: manager });

describe.each(all)('the list at %s', (path) => {
  checkList({ path, nothing: nothing(path) }, () => ({ service, editor: manager }));
});

describe('_fields (1.15)', () => {
  const first = async (query: Query) =>
    (await get(events, { per_page: 1, ...query })).body[0] as Fields;
  let whole: Fields;
  let single: string;

  beforeAll(async () => {
    whole = await first({});
    single = `${events}/${String(whole.id)}`;
  });

  test.each<[string, Query, string[]]>([
    ['a comma list', { _fields: 'title,id' }, ['id', 'title']],
    ['spaces and empty names in it', { _fields: ' title , ,id,' }, ['id', 'title']],
    ['repeated', { _fields: ['url', 'id'] }, ['id', 'url']],
    ['repeated with lists', { _fields: ['url,id', 'featured'] }, ['id', 'featured', 'url']],
    ['with brackets', { '_fields[]': ['url', 'id'] }, ['id', 'url']],
    ['the same twice', { _fields: 'id,id' }, ['id']],
    ['with unknown names', { _fields: 'id,secret,searchText,toString' }, ['id']],
    ['only unknown names', { _fields: 'secret' }, []],
    ['names of the object itself', { _fields: '__proto__,constructor' }, []],
    ['reaching into text', { _fields: 'title.length,id' }, ['id']],
  ])('as %s picks fields in the order of the answer (1.15)', async (_, query, names) => {
    const item = await first(query);
    expect(Object.keys(item)).toEqual(names);
    for (const name of names) expect(item[name]).toEqual(whole[name]);
  });

  test('without a name is all of them (1.15)', async () => {
    for (const _fields of ['', ',', ' ']) expect(await first({ _fields })).toEqual(whole);
  });

  test('reaches into meta (1.15)', async () => {
    const one = async (_fields: string | string[]) =>
      (await get(single, { _fields })).body as Fields;
    const { meta } = (await get(single)).body as { meta: Fields };
    const featured = { _svc_event_featured: meta._svc_event_featured };
    expect(await one('meta._svc_event_featured')).toEqual({ meta: featured });
    expect(await one('id,meta._svc_event_featured,meta.nothing')).toEqual({
      id: whole.id,
      meta: featured,
    });
    expect(await one('meta._svc_event_featured,meta')).toEqual({ meta });
    expect(await one('meta.nothing')).toEqual({ meta: {} });
  });

  test('applies to what a write answers, and never to an error (1.15)', async () => {
    const query = { _fields: 'title' };
    const made = await service.call('POST', venues, { as: manager, query, body: { title: 'Cut' } });
    expect([made.status, made.body]).toEqual([201, { title: 'Cut' }]);
    expect(made.headers.get('location')).toMatch(/\/venues\/\d+$/);
    const wrong = await service.call('POST', venues, { as: manager, query, body: {} });
    expect(Object.keys(wrong.body as object)).toEqual(['code', 'message', 'data']);
    const missing = await get(`${events}/999999999`, query);
    expect(Object.keys(missing.body as object)).toEqual(['code', 'message', 'data']);
  });
});
