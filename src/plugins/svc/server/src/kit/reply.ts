import type { BodyWithEtag } from './conditional-get';
import type { Page, PageResult } from '../domain/page';

/** What an endpoint answers. */
export interface Reply {
  status: number;
  body: unknown;
  /** The same body as it is sent, where it is there already; for endpoints with tags. */
  serialized?: BodyWithEtag;
  headers?: Record<string, string | string[]>;
  /** Whether the body is what the single read of the thing answers the same caller, and so has the tag of that. */
  hasReadEtag?: boolean;
  /** Path of a new resource, relative to the REST root; becomes the Location header. */
  location?: string;
  /** For lists: which page of how many items the body is. */
  paging?: Page & { total: number };
}

/** The answer of most endpoints: 200. */
export function ok(body: unknown): Reply {
  return { status: 200, body };
}

/** A new thing; `name` is what its path ends with. */
export function created(body: object, collection: string, name: number | string): Reply {
  return { status: 201, body, location: `${collection}/${name}` };
}

/** What was written, as the single read of it shows it to the same caller: it has the tag of that, for the next write. */
export function withReadEtag(reply: Reply): Reply {
  return { ...reply, hasReadEtag: true };
}

/** A thing that is gone for good, and what it was. */
export function deleted(previous: unknown): Reply {
  return { status: 200, body: { deleted: true, previous } };
}

/** One page of a list; the headers that count and link pages follow from it. */
export function list<T>(page: Page, { items, total }: PageResult<T>): Reply {
  return { status: 200, body: items, paging: { ...page, total } };
}

/** An answer about somebody, which no cache on the way may keep. */
export function noStore(reply: Reply): Reply {
  return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' } };
}
