import { expect, test } from '@jest/globals';
import { type Fields, make, panelDocuments } from '../things';
import { type About, type Running, unknownId } from './about';

/** What is listed, found and read. Pages are checked by list.ts. */
export function checkReads({ path, full }: About, running: () => Running): void {
  const create = (fields: Fields) => make(running().service, running().editor, path, fields);
  const get = (at: string, query = {}) => running().service.call('GET', at, { query });
  const find = async (search: string) =>
    ((await get(path, { search, per_page: 100 })).body as Fields[]).map(({ title }) => title);

  test('is listed by title, then by id (2.10)', async () => {
    const marked = (title: string) => create({ title: `Order ${title}` });
    const c = await marked('c');
    const first = await marked('b');
    const second = await marked('b');
    const a = await marked('a');
    const { body } = await get(path, { search: 'order' });
    expect((body as Fields[]).map(({ id }) => id)).toEqual([a.id, first.id, second.id, c.id]);
  });

  test('is found by every word of its title, in any case (2.10)', async () => {
    for (const title of ['ÖLMÜHLE west', '50% mühle', '50 a_c', 'abc!', 'İstanbul ΟΔΥΣΣΕΥΣ']) {
      await create({ title: `Search ${title}` });
    }
    expect(await find('ölmühle SEARCH')).toEqual(['Search ÖLMÜHLE west']);
    expect(await find('search 50%')).toEqual(['Search 50% mühle']);
    expect(await find('search a_c')).toEqual(['Search 50 a_c']);
    expect(await find('search !')).toEqual(['Search abc!']);
    expect(await find('İstanbul ΟΔΥΣΣΕΥΣ')).toEqual(['Search İstanbul ΟΔΥΣΣΕΥΣ']);
    expect(await find('search nowhere')).toEqual([]);
    expect((await find(' ')).length).toBeGreaterThan(4);
    const { headers } = await get(path, { search: 'search', per_page: 3 });
    expect(headers.get('x-api-total')).toBe('5');
  });

  test('is cut to the fields that are wanted, in a list, alone and when made (1.15)', async () => {
    const made = await create({ ...full, title: 'Cut short' });
    const query = { _fields: 'url,title,secret', search: 'cut short' };
    const cut = { title: made.title, url: made.url };
    expect((await get(path, query)).body).toEqual([cut]);
    const alone = await get(`${path}/${made.id}`, query);
    expect(JSON.stringify(alone.body)).toBe(JSON.stringify(cut));
    const options = { as: running().editor, query, body: full };
    const { body } = await running().service.call('POST', path, options);
    expect(Object.keys(body as object)).toEqual(['title', 'url']);
  });

  test('is read by its own number alone (1.6, 1.10)', async () => {
    const another = await panelDocuments(running().service, 'plugin::svc.tag').create({
      data: { title: 'Beside it' },
    });
    for (const id of [unknownId, another.publicId, 0, '99999999999999999999']) {
      const { status, body } = await get(`${path}/${id}`);
      expect([id, status, body.code]).toEqual([id, 404, 'rest_post_invalid_id']);
    }
    for (const id of ['first', '-1', '1.5']) {
      const { status, body } = await get(`${path}/${id}`);
      expect([id, status, body.code]).toEqual([id, 404, 'rest_no_route']);
    }
  });

  test('answers HEAD as GET, without a body (1.14)', async () => {
    const { id } = await create(full);
    for (const at of [path, `${path}/${id}`]) {
      const head = await running().service.call('HEAD', at);
      expect([head.status, head.body]).toEqual([200, null]);
    }
    expect((await running().service.call('HEAD', `${path}/${unknownId}`)).status).toBe(404);
  });
}
