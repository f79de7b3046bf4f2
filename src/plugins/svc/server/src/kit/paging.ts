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

function linkTo({ base, querystring }: Address, page: number, rel: 'next' | 'prev'): string {
  const params = new URLSearchParams(querystring);
  params.set('page', String(page));
  return `<${base}?${params.toString()}>; rel="${rel}"`;
}

/**
 * The headers of a list; `address` is the request's own, whose other parameters the links keep.
 * @throws Problem `invalidPage` for a page past the end of a list that has items.
 */
export function pagingHeaders(address: Address, { page, perPage }: Page, total: number) {
  const pages = Math.ceil(total / perPage);
  if (total > 0 && page > pages) {
    throw new TransportProblem(
      'invalidPage',
      `The page number is larger than the number of pages, ${pages}.`,
    );
  }
  const headers: Record<string, string> = {
    'X-API-Total': String(total),
    'X-API-TotalPages': String(pages),
  };
  if (pages <= 1) return headers;
  const links: string[] = [];
  if (page > 1) links.push(linkTo(address, page - 1, 'prev'));
  if (page < pages) links.push(linkTo(address, page + 1, 'next'));
  headers.Link = links.join(', ');
  return headers;
}
