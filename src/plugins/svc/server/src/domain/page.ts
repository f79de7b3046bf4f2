/** One page of a list, as services are asked for it. */
export interface Page {
  page: number;
  perPage: number;
  /** How many items to leave out, in place of the pages before. */
  offset?: number;
}

/** What a service answers: the items of the page, and how many there are on all pages. */
export interface PageResult<T> {
  items: T[];
  total: number;
}

/** How many items stand before the first of the page. */
export function offsetOf({ page, perPage, offset }: Page): number {
  return offset ?? (page - 1) * perPage;
}
