import { offsetOf } from '../domain/page';
import { pagingHeaders, pagingQuery } from './paging';
import { readShape } from './validate';

const address = {
  base: 'https://example.test/api/svc/events/v1/events',
  querystring: 'search=a%20b&page=2&tags=1,2',
};

function headers(page: number, total: number, perPage = 10) {
  return pagingHeaders(address, { page, perPage }, total);
}

function linkTo(page: number, rel: string): string {
  return `<https://example.test/api/svc/events/v1/events?search=a+b&page=${page}&tags=1%2C2>; rel="${rel}"`;
}

test.each([
  [1, 10, 0],
  [2, 10, 10],
  [3, 25, 50],
])('page %i of %i each begins after %i items', (page, perPage, offset) => {
  expect(offsetOf({ page, perPage })).toBe(offset);
});

describe('the headers of a list', () => {
  test.each([
    ['no items', 1, 0, { 'X-API-Total': '0', 'X-API-TotalPages': '0' }],
    ['no items, on a later page', 3, 0, { 'X-API-Total': '0', 'X-API-TotalPages': '0' }],
    ['one page', 1, 10, { 'X-API-Total': '10', 'X-API-TotalPages': '1' }],
    ['the first page', 1, 11, { 'X-API-TotalPages': '2', Link: linkTo(2, 'next') }],
    ['the last page', 2, 11, { 'X-API-TotalPages': '2', Link: linkTo(1, 'prev') }],
    [
      'a page in between',
      2,
      21,
      { 'X-API-TotalPages': '3', Link: `${linkTo(1, 'prev')}, ${linkTo(3, 'next')}` },
    ],
  ])('say what there is: %s', (_, page, total, expected) => {
    expect(headers(page, total)).toMatchObject(expected);
    expect('Link' in headers(page, total)).toBe('Link' in expected);
  });

  test('refuse a page past the end of a list that has items', () => {
    expect(() => headers(3, 20)).toThrow(expect.objectContaining({ kind: 'invalidPage' }));
    expect(() => headers(2, 20)).not.toThrow();
  });
});

describe('the parameters of a list', () => {
  test('are the first ten items unless others are asked for', () => {
    expect(readShape(pagingQuery, {}).values).toEqual({ page: 1, per_page: 10 });
    expect(readShape(pagingQuery, { page: '3', per_page: '100' }).values).toEqual({
      page: 3,
      per_page: 100,
    });
  });

  test.each(['0', '-1', '101', '1.5', '1e1', '0x10', '', 'ten', ['10'], { a: '10' }])(
    'may not be %j',
    (per_page) => {
      expect(Object.keys(readShape(pagingQuery, { per_page }).invalid)).toEqual(['per_page']);
    },
  );
});

describe('a list with an offset', () => {
  const from = (offset: number, total: number, page = 1) =>
    pagingHeaders(
      { ...address, querystring: 'page=2&offset=7' },
      { page, perPage: 10, offset },
      total,
    );
  const link = (offset: number, rel: string) =>
    `<${address.base}?page=2&offset=${offset}>; rel="${rel}"`;

  test('begins there, whatever page is named (8.3)', () => {
    expect(offsetOf({ page: 4, perPage: 10, offset: 0 })).toBe(0);
    expect(offsetOf({ page: 4, perPage: 10, offset: 7 })).toBe(7);
  });

  test('links to what stands before and behind it (8.3)', () => {
    expect(from(7, 25).Link).toBe(`${link(0, 'prev')}, ${link(17, 'next')}`);
    expect(from(0, 25).Link).toBe(link(10, 'next'));
    expect(from(15, 25).Link).toBe(link(5, 'prev'));
    expect(from(0, 10).Link).toBeUndefined();
  });

  test('has no end that would be an error (8.3)', () => {
    expect(from(99, 25, 99)).toEqual({
      'X-API-Total': '25',
      'X-API-TotalPages': '3',
      Link: link(89, 'prev'),
    });
  });
});

test('a query that is too long to be said once more is in no link (1.14)', () => {
  const linkOf = (querystring: string) =>
    pagingHeaders({ ...address, querystring }, { page: 1, perPage: 10 }, 25);
  expect(linkOf(`tags=${'1'.repeat(7000)}`).Link).toContain('rel="next"');
  expect(linkOf(`tags=${'1'.repeat(8000)}`)).toEqual({
    'X-API-Total': '25',
    'X-API-TotalPages': '3',
  });
});
