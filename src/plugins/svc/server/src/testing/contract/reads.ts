import { expect, test } from '@jest/globals';
import type { Fields } from '../things';
import { unknownId } from './about';
import { makeDocument } from './things-of';
import type { Use, Used } from './use';

const titlesFound = async ({ get, path }: Used, search: string) =>
  ((await get(path, { search, per_page: 100 })).body as Fields[]).map(({ title }) => title);

function checkFound(use: Use): void {
  test('is listed in its order, then by id (2.10)', async () => {
    const { create, get, path, resolved } = await use();
    const marked = (title: string) => create({ title: `Order ${title}` });
    const c = await marked('c');
    const first = await marked('b');
    const second = await marked('b');
    const a = await marked('a');
    const { order = 'title' } = resolved.declared;
    const byTitle = [a.id, first.id, second.id, c.id];
    const byId = [c.id, first.id, second.id, a.id];
    const forwards = order.endsWith('title') ? byTitle : byId;
    const { body } = await get(path, { search: 'order' });
    expect((body as Fields[]).map(({ id }) => id)).toEqual(
      order.startsWith('-') ? forwards.reverse() : forwards,
    );
  });

  test('is found by the beginnings of words of its title, whatever case and accents (2.9, 2.10)', async () => {
    const used = await use();
    for (const title of ['ÖLMÜHLE west', '50% mühle', '50 a_c', 'abc!', 'İstanbul ΟΔΥΣΣΕΥΣ']) {
      await used.create({ title: `Search ${title}` });
    }
    const find = (search: string) => titlesFound(used, search);
    expect(await find('ölmühle SEARCH')).toEqual(['Search ÖLMÜHLE west']);
    expect(await find('muhle sea')).toEqual(['Search 50% mühle']);
    expect(await find('search 50% c')).toEqual(['Search 50 a_c']);
    expect(await find('search ab!')).toEqual(['Search abc!']);
    expect(await find('istanbul οδυσσεύς')).toEqual(['Search İstanbul ΟΔΥΣΣΕΥΣ']);
    for (const nowhere of ['search nowhere', 'earch', 'search bc', '!', '%', '_']) {
      expect([nowhere, await find(nowhere)]).toEqual([nowhere, []]);
    }
    expect((await find(' ')).length).toBeGreaterThan(4);
    const { headers } = await used.get(used.path, { search: 'search', per_page: 3 });
    expect(headers.get('x-api-total')).toBe('5');
  });
}

function checkRead(use: Use): void {
  test('is cut to the fields that are wanted, in a list, alone and when made (1.15)', async () => {
    const { create, get, path, resolved, sample, send } = await use();
    const made = await create({ title: 'Cut short' });
    const address = resolved.declared.address === 'slug' ? 'slug' : 'url';
    const query = { _fields: `${address},title,secret`, search: 'cut short' };
    const cut = { title: made.title, [address]: made[address] };
    expect((await get(path, query)).body).toEqual([cut]);
    const alone = await get(`${path}/${made.id}`, query);
    expect(JSON.stringify(alone.body)).toBe(JSON.stringify(cut));
    const { body } = await send('POST', path, sample, { query });
    expect(Object.keys(body as object)).toEqual(['title', address]);
  });

  test('is read by its own number alone (1.6, 1.10)', async () => {
    const { get, path, service } = await use();
    const another = await makeDocument(service, 'plugin::svc.tag');
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
    const { create, path, service } = await use();
    const { id } = await create();
    for (const at of [path, `${path}/${id}`]) {
      const head = await service.call('HEAD', at);
      expect([head.status, head.body]).toEqual([200, null]);
    }
    expect((await service.call('HEAD', `${path}/${unknownId}`)).status).toBe(404);
  });

  test("gives away nothing by the host's own parameters (1.12)", async () => {
    const { create, get, path } = await use();
    const { id } = await create();
    for (const at of [path, `${path}/${id}`]) {
      const plain = (await get(at, { per_page: 1 })).body as unknown;
      for (const [name, value] of [
        ['populate', '*'],
        ['filters[owner][password][$startsWith]', 'x'],
        ['fields', 'password'],
        ['sort', 'createdBy.password'],
        ['publicationState', 'preview'],
        ['__proto__[status]', 'draft'],
      ] as const) {
        const { status, body } = await get(at, { per_page: 1, [name]: value });
        expect([name, status, body]).toEqual([name, 200, plain]);
      }
    }
  });
}

/** What is listed, found and read. Pages are checked by list.ts. */
export function checkReads(use: Use): void {
  checkFound(use);
  checkRead(use);
}
