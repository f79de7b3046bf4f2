import type { Knex } from 'knex';
import { queryEngine } from '../query-engine';
import { type DocumentContext, type DocumentData, transaction } from '../strapi';
import { findNamed, type Naming } from './links';
import { hasLifecycles, hasListeners, countMiddleware, watchListeners } from './listeners';
import { files, knownShape, type Shape } from './shape';
import { isTaken } from './values';

/*
 * What the Document Service does to make a thing, in fewer statements: it looks up what is named once, not three times,
 * and does not read the draft and all that it names again in order to publish it. Everything around that runs as ever:
 * middlewares, rules, the query engine and its lifecycles. Wherever the outcome is not certain to be the same, the
 * Document Service does it itself.
 */

interface CreateParams {
  data?: DocumentData;
  status?: string;
}

/** Ids of the host's own, and what it has from elsewhere. */
const notOurs = ['id', 'documentId', 'locale', 'localizations', 'createdBy', 'updatedBy'];
const ofDocument = /^[a-z][a-z0-9]{23}$/;

const isNone = (value: unknown): boolean => value === undefined || value === null;

function areNames(names: unknown[]): names is (string | number)[] {
  const [first] = names;
  const isName = (name: unknown) =>
    typeof first === 'number' ? Number.isSafeInteger(name) : ofDocument.test(String(name));
  return names.every((name) => typeof name === typeof first && isName(name));
}

/** What relations and files name; null where that is not said in the plainest way. */
function namingsOf({ links }: Shape, data: DocumentData): Naming[] | null {
  const namings: Naming[] = [];
  for (const { name, target, isMany, hasVersions, isKnown } of links) {
    const value = data[name];
    if (isNone(value) || (Array.isArray(value) && value.length === 0)) continue;
    const names = [value].flat();
    const isPlain = isKnown && (isMany || !Array.isArray(value));
    if (!isPlain || !areNames(names) || new Set(names).size < names.length) return null;
    namings.push({ attribute: name, target, names, hasVersions });
  }
  return namings;
}

function isWhole({ links }: Shape, data: DocumentData): boolean {
  return links.every(({ name, attribute }) => !attribute.required || !isNone(data[name]));
}

interface Plan {
  shape: Shape;
  data: DocumentData;
  namings: Naming[];
  isPublished: boolean;
}

/** What is published is a copy of a draft that nobody else has had a hand in. */
function isWatched(uid: string, isPublished: boolean): boolean {
  if (isPublished && hasLifecycles(uid)) return true;
  return hasListeners(isPublished ? ['entry.create', 'entry.publish'] : ['entry.create']);
}

/** How it is made; null where the Document Service is to do it. */
function planOf({ contentType, params }: DocumentContext): Plan | null {
  const { data, status, ...others } = params as CreateParams;
  const shape = data && Object.keys(others).length === 0 ? knownShape(contentType) : null;
  if (!data || !shape || notOurs.some((name) => !isNone(data[name]))) return null;
  if (![undefined, 'draft', 'published'].includes(status)) return null;
  const isPublished = shape.hasDrafts && status === 'published';
  const isDraft = shape.hasDrafts && !isPublished;
  const given = { ...data, publishedAt: null };
  const isFine =
    shape.scalars.every(([name, attribute]) =>
      isTaken(given[name as keyof typeof given], attribute, isDraft),
    ) &&
    (isDraft || isWhole(shape, data));
  const namings = isFine ? namingsOf(shape, data) : null;
  return namings && !isWatched(contentType.uid, isPublished)
    ? { shape, data, namings, isPublished }
    : null;
}

/** Rows that are named, as the host passes them on; files stay as they are. */
function linksOf({ links }: Shape, named: Map<string, number[]>): DocumentData {
  const relations = links.filter(({ name, target }) => named.has(name) && target !== files);
  return Object.fromEntries(
    relations.map(({ name }) => [name, { set: named.get(name)!.map((id) => ({ id })) }]),
  );
}

async function write(
  trx: Knex,
  uid: string,
  { shape, data, namings, isPublished }: Plan,
): Promise<{ result: unknown } | null> {
  const named = await findNamed(trx, namings);
  if (!named) return null;
  const linked = linksOf(shape, named);
  const pictures = Object.fromEntries(
    shape.links.filter(({ target }) => target === files).map(({ name }) => [name, data[name]]),
  );
  const first = { ...data, ...linked, publishedAt: shape.hasDrafts ? null : new Date() };
  const made = await queryEngine(uid).create({ data: first });
  if (!isPublished) return { result: made };
  const { id, ...draft } = made;
  const second = { ...draft, ...pictures, ...linked, publishedAt: new Date() };
  return { result: await queryEngine(uid).create({ data: second }) };
}

function createDirectly(call: DocumentContext, next: () => Promise<unknown>): Promise<unknown> {
  const plan = call.action === 'create' ? planOf(call) : null;
  if (!plan) return next();
  return transaction(async (trx) => {
    const written = await write(trx, call.uid, plan);
    return written ? written.result : next();
  });
}

type Middleware = typeof createDirectly;
type Use = (middleware: Middleware) => () => unknown;

/** Stands in for the innermost of the Document Service: whoever comes later stands around it, too. */
export function createInFewerStatements(): void {
  watchListeners();
  const service = strapi.documents as unknown as { use: Use };
  const use = service.use.bind(service);
  let leave = use(createDirectly);
  service.use = (middleware) => {
    const forget = countMiddleware();
    leave();
    const remove = use(middleware);
    leave = use(createDirectly);
    return () => {
      forget();
      return remove();
    };
  };
}
