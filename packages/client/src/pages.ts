import { unwrap } from './errors.js';
import type { Paths, Rest } from './rest.js';

interface Listed<Item> {
  get: {
    parameters: { query?: unknown };
    responses: { 200: { content: { 'application/json': Item[] } } };
  };
}

/** The paths of lists. */
export type ListPath = {
  [Path in keyof Paths]: Paths[Path] extends Listed<unknown> ? Path : never;
}[keyof Paths];

export type ItemOf<Path extends ListPath> = Paths[Path] extends Listed<infer Item> ? Item : never;

export type QueryOf<Path extends ListPath> =
  Paths[Path] extends Listed<unknown>
    ? Omit<NonNullable<Paths[Path]['get']['parameters']['query']>, 'page' | 'offset'>
    : never;

type Get = (
  path: string,
  init: { params: { query: object } },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Everything that a list has, a page at a time as it is needed; 100 on a page unless `per_page` says otherwise. */
export async function* listAll<Path extends ListPath>(
  rest: Rest,
  path: Path,
  query: QueryOf<Path>,
): AsyncGenerator<ItemOf<Path>, void, undefined> {
  // The compiler cannot follow a path that is a type parameter.
  const get = rest.GET as unknown as Get;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const result = await get(path, { params: { query: { per_page: 100, ...query, page } } });
    const items = unwrap(result) as ItemOf<Path>[];
    pages = Number(result.response.headers.get('X-API-TotalPages') ?? pages);
    yield* items;
  }
}
