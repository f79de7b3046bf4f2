import { expect, test } from '@jest/globals';
import type { CallOptions } from '../client';
import type { Fields } from '../things';
import type { Running } from './about';

/** A list, as its checks have to know it. */
export interface ListToCheck {
  /** Relative to the REST root. */
  path: string;
  /** A filter that nothing matches. */
  nothing: Query;
}

type Query = NonNullable<CallOptions['query']>;

/** How many things the list must have, and all of them. */
export const listed = 12;

/** The addresses in a Link header, by their rel. */
function linksOf(headers: Headers): Record<string, URL> {
  const found = (headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g);
  return Object.fromEntries([...found].map(([, address, rel]) => [rel, new URL(address!)]));
}

/** The pages of a list: what holds for every one of them. */
export function checkList({ path, nothing }: ListToCheck, running: () => Running): void {
  const call = (method: string, at: string, options: CallOptions = {}) =>
    running().service.call(method, at, { as: running().editor, ...options });
  const get = (at: string, query: Query = {}) => call('GET', at, { query });

  test('has ten items on a page, and says how many there are (1.14)', async () => {
    const { status, headers, body } = await get(path);
    expect([status, body.length]).toEqual([200, 10]);
    expect(headers.get('x-api-total')).toBe('12');
    expect(headers.get('x-api-totalpages')).toBe('2');
  });

  test('shows everything once, page after page, following the links (1.14)', async () => {
    const seen: unknown[] = [];
    let next: URL | undefined = new URL(
      `${running().service.env.PUBLIC_URL}/api/${path}?per_page=5&_fields=id`,
    );
    let pages = 0;
    while (next) {
      expect(next.origin).toBe(running().service.env.PUBLIC_URL);
      const answer = await call('GET', next.pathname + next.search);
      expect(answer.headers.get('x-api-totalpages')).toBe('3');
      seen.push(...(answer.body as Fields[]).map(({ id }) => id));
      const links = linksOf(answer.headers);
      pages += 1;
      expect(links.prev?.searchParams.get('page')).toBe(pages > 1 ? String(pages - 1) : undefined);
      next = links.next;
    }
    expect(pages).toBe(3);
    expect(seen).toHaveLength(listed);
    expect(new Set(seen).size).toBe(listed);
  });

  test('keeps the other parameters in its links (1.14)', async () => {
    const query = {
      search: 'thing',
      per_page: 4,
      page: 2,
      _fields: ['id', 'title'],
      'x[y]': 'a b&c',
    };
    const { headers } = await get(path, query);
    const { prev, next } = linksOf(headers);
    for (const [link, page] of [
      [prev, '1'],
      [next, '3'],
    ] as const) {
      expect(link!.pathname).toBe(`/api/${path}`);
      expect([...link!.searchParams].sort()).toEqual(
        [
          ['search', 'thing'],
          ['per_page', '4'],
          ['page', page],
          ['_fields', 'id'],
          ['_fields', 'title'],
          ['x[y]', 'a b&c'],
        ].sort(),
      );
    }
  });

  test('on one page has no links (1.14)', async () => {
    const { headers, body } = await get(path, { per_page: 100 });
    expect(body).toHaveLength(listed);
    expect(headers.get('link')).toBeNull();
    expect(headers.get('x-api-totalpages')).toBe('1');
  });

  test('past its end is an error, unless there is nothing at all (1.14)', async () => {
    for (const page of [3, 2147483647]) {
      const { status, body } = await get(path, { page });
      expect([status, body.code]).toEqual([400, 'rest_post_invalid_page_number']);
    }
    for (const page of [1, 3, 2147483647]) {
      const { status, headers, body } = await get(path, { page, ...nothing });
      expect([status, body]).toEqual([200, []]);
      expect(headers.get('x-api-total')).toBe('0');
      expect(headers.get('x-api-totalpages')).toBe('0');
      expect(headers.get('link')).toBeNull();
    }
  });

  test.each([
    ['page', ['0', '-1', '1.5', 'x', '', '1e1', '2147483648', '99999999999999999999']],
    ['per_page', ['0', '-1', '101', 'x', '', '10.0', '1000000']],
  ])('refuses a %s out of bounds (1.14)', async (name, values) => {
    for (const value of values) {
      const { status, body } = await get(path, { [name]: value });
      expect([value, status, body.code]).toEqual([value, 400, 'rest_invalid_param']);
      expect(Object.keys(body.data.params as object)).toEqual([name]);
    }
    const repeated = await get(path, { [name]: [1, 2] });
    expect(Object.keys(repeated.body.data.params as object)).toEqual([name]);
  });

  test('answers HEAD with the same headers and no body (1.14)', async () => {
    const query = { per_page: 5, page: 2 };
    const whole = await get(path, query);
    const head = await call('HEAD', path, { query });
    expect([head.status, head.body]).toEqual([200, null]);
    for (const name of ['x-api-total', 'x-api-totalpages', 'link']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
      expect(head.headers.get(name)).not.toBeNull();
    }
    expect((await call('HEAD', path, { query: { page: 0 } })).status).toBe(400);
  });

  test('lets pages of other origins read the headers (1.14)', async () => {
    const origin = { Origin: 'https://shop.example.test' };
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await call(method, path, { headers: origin });
      const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase();
      expect(exposed.split(/\s*,\s*/)).toEqual(
        expect.arrayContaining(['x-api-total', 'x-api-totalpages', 'link']),
      );
    }
  });
}
