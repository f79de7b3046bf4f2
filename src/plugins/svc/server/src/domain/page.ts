/** One page of a list, as services are asked for it. */
export interface Page {
  page: number;
  perPage: number;
}

/** What a service answers: the items of the page, and how many there are on all pages. */
export interface PageResult<T> {
  items: T[];
  total: number;
}

/** How many items stand on the pages before. */
export function offsetOf({ page, perPage }: Page): number {
  return (page - 1) * perPage;
}
