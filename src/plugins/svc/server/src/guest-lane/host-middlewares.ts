import type Koa from 'koa';
import { settings } from '../host/strapi';
import { isNaming, nameEach } from '../kit/request-id';
import { settled } from './lane';
import type { Run, ShortWay } from './short-way';

/*
 * What of the host's middlewares a guest's read goes through in the lane, a page, and a request of a batch: the same functions,
 * made from the same configuration, in the same order. Left out are those that have nothing to do for it.
 */

/** Makes the middleware of one configuration. */
type Factory = (config: object, host: object) => Run | undefined;

interface Registry {
  keys(): string[];
  extend(name: string, extension: (factory: Factory) => Factory): unknown;
}

/** What a name of config/middlewares stands for. */
interface Made {
  name: string;
  config: object;
}

const madeOf = new WeakMap<object, Made>();

const pass: Factory = () => (_, next) => next();

/** To be called while Strapi registers, when all that is to extend its middlewares has done so. */
export function rememberMiddlewares(): void {
  const registry = strapi.get('middlewares') as unknown as Registry;
  for (const name of registry.keys()) {
    registry.extend(name, (factory) => (config, host) => {
      const { middleware } = strapi.server.app;
      const before = middleware.length;
      const made = factory(config, host) ?? pass(config, host)!;
      // Some put themselves there.
      for (const one of [made, ...middleware.slice(before)]) madeOf.set(one, { name, config });
      return made;
    });
  }
}

/**
 * `runs`: it is run, and does the same for each request that is remembered as the same. `notes`: it takes note of a request
 * and its status, also where the answer is remembered. `varies`: it is run, and what it does is another thing each time.
 * `settles`: it sets the same headers on every answer to one method, and is run for the first. `idle`: it reads bodies or
 * sessions, or serves files, and nothing of that is asked for in the lane. `passes`: the project says that it does not concern guests' reads.
 * `names`: it says what a request is called, which is not remembered.
 */
type Kind = 'runs' | 'notes' | 'names' | 'varies' | 'settles' | 'idle' | 'passes';

const kinds: Record<string, Kind> = {
  'strapi::logger': 'notes',
  'strapi::errors': 'runs',
  'strapi::security': 'settles',
  'strapi::cors': 'runs',
  'strapi::poweredBy': 'runs',
  'strapi::responseTime': 'varies',
  'strapi::responses': 'runs',
  'strapi::compression': 'runs',
  'strapi::ip': 'varies',
  'strapi::query': 'idle',
  'strapi::body': 'idle',
  'strapi::session': 'idle',
  'strapi::favicon': 'idle',
  'strapi::public': 'idle',
};

function hasFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFunction);
}

/** What stands before the router, as far as the lane is concerned. */
export interface Chain {
  runs: Run[];
  /** Those that take note of each request; null where one does something else each time, so that no answer can be remembered. */
  notes: Run[] | null;
  /** What a request of a batch goes through, and a page for who brings cookies: what the project has there besides may look at them. */
  inner: Run[];
  /** Null where a part of the way may do something else for each answer. */
  short: ShortWay | null;
  /** What nobody here knows: by its name, or its place. */
  unknown: string[];
}

/** Those that the host itself has put there before any plugin registered: its context of a request, and its telemetry. */
function kindOfHosts(index: number): Kind | undefined {
  // Lines of the log find in that context what the request is called.
  if (index === 0) return 'notes';
  return index === 1 && !strapi.telemetry.isDisabled ? 'notes' : undefined;
}

function kindOf({ name, config }: Made): Kind | undefined {
  if (settings().guestLanePasses.includes(name)) return 'passes';
  const kind = kinds[name];
  // What the project computes for each request is computed for each.
  if (hasFunction(config) && kind) return 'varies';
  return kind;
}

function isRouter(one: object): boolean {
  return 'router' in one;
}

interface Link {
  run: Run;
  kind: Kind | undefined;
  name: string;
}

/** Those that put the same headers on each answer that goes well, or none. */
const framing = ['security', 'cors', 'errors', 'poweredBy', 'responses'].map(
  (name) => `strapi::${name}`,
);

/** What takes note of a request, or names it, sees the whole of it where it comes first. */
function shortWayOf(links: Link[]): ShortWay | null {
  const isNote = ({ kind }: Link) => kind === 'notes' || kind === 'names';
  const first = links.findIndex((link) => !isNote(link));
  const [around, rest] = [links.slice(0, first), links.slice(first)];
  if (first < 0 || !rest.every(({ name }) => framing.includes(name))) return null;
  return {
    around: around.map(({ run }) => run),
    rest: rest.map(({ run }) => run),
    frames: new Map(),
  };
}

/** All that comes here is the service's own. */
function inLane(run: Run, kind: Kind | undefined): Run {
  if (kind === 'settles') return settled(run);
  return kind === 'names' ? nameEach : run;
}

/** To be called when all middlewares are there, and the router. */
export function chainOf({ middleware }: Pick<Koa, 'middleware'>): Chain {
  const before = middleware.slice(0, middleware.findIndex(isRouter)) as unknown as Run[];
  const links = before.map((run, index): Link => {
    const made = madeOf.get(run);
    const kind = kindOfHosts(index) ?? (isNaming(run) ? 'names' : made && kindOf(made));
    const name = made?.name ?? (run.name || `number ${index + 1}`);
    return { run: inLane(run, kind), kind, name };
  });
  const ofKind = (...kinds: Kind[]) => links.filter(({ kind }) => kind && kinds.includes(kind));
  const linksOf = (...others: Kind[]) =>
    ofKind('runs', 'notes', 'names', 'varies', 'settles', ...others);
  const runsOf = (...others: Kind[]) => linksOf(...others).map(({ run }) => run);
  const notes = ofKind('varies').length > 0 ? null : ofKind('notes').map(({ run }) => run);
  const unknown = links.filter(({ kind }) => !kind).map(({ name }) => name);
  const short = notes && shortWayOf(linksOf());
  return { runs: runsOf(), notes, inner: runsOf('passes'), short, unknown };
}
