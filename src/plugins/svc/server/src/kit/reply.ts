import type { BodyWithEtag } from './conditional-get';
import type { Page, PageResult } from '../domain/page';
import { createLru } from '../lib/lru';

/** A text that a body follows from. */
export interface Source {
  text: string;
  /** Whether it is the body as it is sent. Nothing in such a body has an id but what it is about. */
  isBody: boolean;
}

/** What an endpoint answers. */
export interface Reply {
  status: number;
  body: unknown;
  /** Where {@link madeOf} has made it: what the body follows from, besides the code and the settings. */
  source?: () => Source;
  /** The same body as it is sent, where it is there already; for endpoints with tags. */
  serialized?: BodyWithEtag;
  headers?: Record<string, string | string[]>;
  /** For texts: what they were made from, in fields as those of a body. */
  madeFrom?: object | object[];
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

/** The same, whose body is made where it is needed: guests are sent what was made of the same text before. */
export function madeOf(
  source: () => Source,
  reply: Omit<Reply, 'body'>,
  make: () => unknown,
): Reply {
  let made: { body: unknown } | undefined;
  return {
    ...reply,
    source,
    get body() {
      made ??= { body: make() };
      return made.body;
    },
  };
}

/** An answer about somebody, which no cache on the way may keep. */
export function noStore(reply: Reply): Reply {
  return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' } };
}

/** `events` is `event`, `categories` is `category`. */
export function singular(plural: string): string {
  return plural.replace(/ies$/, 'y').replace(/s$/, '');
}

/** The ids of things, by what they are. */
type Things = Map<string, Set<number>>;

/** Of other fields than ours any name may come, and not each can stand in a header. */
const kindForm = /^\w[\w-]*$/;

/** As deep as `_embedded` goes. */
const deepest = 3;

function note(things: Things, kind: string, id: unknown): void {
  if (!Number.isInteger(id) || (id as number) <= 0) return;
  const known = things.get(kind);
  if (known) known.add(id as number);
  else if (kindForm.test(kind)) things.set(kind, new Set([id as number]));
}

/** What a field names, `venue` for `venue_id` and for `venue_ids`; null for a field that has no ids. */
function namedBy(field: string): string | null {
  if (field.endsWith('_id')) return field.slice(0, -3);
  return field.endsWith('_ids') ? field.slice(0, -4) : null;
}

/** Takes down a thing, what its fields name, and what lies in them. It is done for each read, so most fields cost nothing. */
function collect(things: Things, kind: string, thing: object, depth = 1): void {
  for (const name of Object.keys(thing)) {
    const value = (thing as Record<string, unknown>)[name];
    if (typeof value === 'number') {
      const named = name === 'id' ? kind : namedBy(name);
      if (named !== null) note(things, named, value);
    } else if (typeof value === 'object' && value !== null) {
      collectFrom(things, name, value, depth);
    }
  }
}

/** What a field with more than one value names, or what lies in it. */
function collectFrom(things: Things, name: string, value: object, depth: number): void {
  const named = namedBy(name);
  const isDeep = named === null && depth < deepest;
  for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
    if (named !== null) note(things, named, one);
    else if (isDeep && typeof one === 'object' && one !== null)
      collect(things, 'id' in one ? singular(name) : '', one, depth + 1);
  }
}

/** Proxies have a page of memory for all headers of an answer together. */
const mostLetters = 2000;

/** `event-17,event-18,venue-3`; of what there is too much, only that: `event-many`. */
function tagsOf(things: Things): string[] {
  const texts = [...things].map(([kind, ids]) => ({
    kind,
    text: [...ids].map((id) => `${kind}-${id}`).join(','),
  }));
  for (;;) {
    const letters = texts.reduce((sum, { text }) => sum + text.length, 0);
    if (letters <= mostLetters) return texts.map(({ text }) => text);
    const longest = texts.reduce((a, b) => (b.text.length >= a.text.length ? b : a));
    longest.text = `${longest.kind}-many`;
  }
}

interface PathWords {
  lists: string[];
  ids: [kind: string, id: number][];
  kind: string;
}

/** Paths are as many as there are things; those of lists come again and again. */
const longestPath = 100;
const knownPaths = createLru<string, PathWords>(500);

/** The words of a path, and the thing that a number behind one means: `/v1/events/17` is `event-17`, `/v1/events` is `events`. */
function wordsOf(path: string): PathWords {
  const known = knownPaths.get(path);
  if (known) return known;
  const read = readWords(path);
  if (path.length <= longestPath) knownPaths.set(path, read);
  return read;
}

function readWords(path: string): PathWords {
  const [, below = ''] = /\/v\d+\/(.*)$/.exec(path.toLowerCase()) ?? [];
  const found = [...below.matchAll(/([a-z][a-z0-9-]*)(?:\/(\d{1,15}))?(?:\.[a-z]+)?(?=\/|$)/g)];
  return {
    lists: found.filter(([, , id]) => !id).map(([, word]) => word!),
    ids: found.filter(([, , id]) => id).map(([, word, id]) => [singular(word!), Number(id)]),
    kind: singular(found.at(-1)?.[1] ?? ''),
  };
}

/** What the path names. */
function thingsOf({ ids }: PathWords): Things {
  return new Map(ids.map(([one, id]) => [one, new Set([id])]));
}

/**
 * What an answer was made from, for caches that forget by it: the list, the things in it, and what these name.
 * @param parts what was sent, and what it was cut from
 */
export function cacheTagOf(path: string, ...parts: unknown[]): string {
  const words = wordsOf(path);
  const things = thingsOf(words);
  for (const part of new Set(parts)) {
    for (const thing of Array.isArray(part) ? (part as unknown[]) : [part]) {
      if (typeof thing === 'object' && thing !== null) collect(things, words.kind, thing);
    }
  }
  return [...words.lists, ...tagsOf(things)].join(',');
}

/** No number that stands for a thing is longer. */
const longestNumber = 25;

/** The numbers that a field has whose value begins there: `17`, or `[5,6]`; NaN for what is none. */
function numbersAt(text: string, at: number): number[] {
  if (text[at] !== '[') return [Number.parseFloat(text.slice(at, at + longestNumber))];
  return text
    .slice(at + 1, text.indexOf(']', at))
    .split(',')
    .map(Number);
}

/**
 * Notes what a field names in whose name `id` stands there: `"id":17`, `"venue_id":3`, `"organizer_ids":[5,6]`. What
 * stands in a value of JSON has a backslash before each quotation mark, and is no field.
 */
function noteField(things: Things, kind: string, text: string, at: number): void {
  const isOne = text.startsWith('":', at + 2);
  if (!isOne && !text.startsWith('s":', at + 2)) return;
  const name = text.slice(text.lastIndexOf('"', at) + 1, at);
  if (name === '' ? !isOne : !name.endsWith('_')) return;
  const named = name === '' ? kind : name.slice(0, -1);
  for (const id of numbersAt(text, at + (isOne ? 4 : 5))) note(things, named, id);
}

/** The same of a body's text, in which no thing lies in another. To read it for that takes three times as long. */
export function cacheTagOfText(path: string, text: string): string {
  const words = wordsOf(path);
  const things = thingsOf(words);
  for (let at = text.indexOf('id'); at >= 0; at = text.indexOf('id', at + 2))
    noteField(things, words.kind, text, at);
  return [...words.lists, ...tagsOf(things)].join(',');
}
