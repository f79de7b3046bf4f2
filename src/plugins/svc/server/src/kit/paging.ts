import type { Page } from '../domain/page';
import { TransportProblem } from './transport-problem';
import { integer } from './schema';

/** The paging parameters of every list. */
export const pagingQuery = {
  page: integer({ min: 1 }).default(1),
  per_page: integer({ min: 1, max: 100 }).default(10),
};

/** The headers that only lists have. */
export const pagingHeaderNames = ['X-API-Total', 'X-API-TotalPages', 'Link'] as const;

/** A request's own address, in parts. */
export interface Address {
  /** Scheme, host and path. */
  base: string;
  querystring: string;
}

/** Names and values that are the same when they are read and written once more. */
const plain = /^(?:[\w*.-]+=[\w*.-]*(?:&|$))*$/;

function withParameter(querystring: string, name: string, value: string): string {
  // Most addresses are plain, and say nothing of it yet.
  if (
    plain.test(querystring) &&
    !`&${querystring}`.includes(`&${name}=`) &&
    !querystring.endsWith('&')
  )
    return `${querystring}${querystring && '&'}${name}=${value}`;
  const params = new URLSearchParams(querystring);
  params.set(name, value);
  return params.toString();
}

function linkTo(
  { base, querystring }: Address,
  [name, value]: ['page' | 'offset', number],
  rel: 'next' | 'prev',
): string {
  return `<${base}?${withParameter(querystring, name, String(value))}>; rel="${rel}"`;
}

/** The links of a list that begins where its `offset` says. */
function linksFrom(address: Address, { perPage, offset }: Required<Page>, total: number): string[] {
  const links: string[] = [];
  if (offset > 0) links.push(linkTo(address, ['offset', Math.max(0, offset - perPage)], 'prev'));
  if (offset + perPage < total) links.push(linkTo(address, ['offset', offset + perPage], 'next'));
  return links;
}

function linksOf(address: Address, { page, perPage }: Page, total: number): string[] {
  const links: string[] = [];
  if (page > 1) links.push(linkTo(address, ['page', page - 1], 'prev'));
  if (page * perPage < total) links.push(linkTo(address, ['page', page + 1], 'next'));
  return links;
}

/** Clients take some 16,000 characters of headers in all, and refuse the whole answer for one more. */
const maxLinkLength = 8000;

/**
 * The headers of a list; `address` is the request's own, whose other parameters the links keep.
 * @throws Problem `invalidPage` for a page past the end of a list that has items.
 */
export function pagingHeaders(address: Address, asked: Page, total: number) {
  const { page, perPage, offset } = asked;
  const pages = Math.ceil(total / perPage);
  if (offset === undefined && total > 0 && page > pages) {
    throw new TransportProblem(
      'invalidPage',
      `The page number is larger than the number of pages, ${pages}.`,
    );
  }
  const headers: Record<string, string> = {
    'X-API-Total': String(total),
    'X-API-TotalPages': String(pages),
  };
  const links =
    offset === undefined
      ? total > 0
        ? linksOf(address, asked, total)
        : []
      : linksFrom(address, { page, perPage, offset }, total);
  const link = links.join(', ');
  if (link && link.length <= maxLinkLength) headers.Link = link;
  return headers;
}
