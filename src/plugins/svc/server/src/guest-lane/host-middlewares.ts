import type Koa from 'koa';
import { settings } from '../host/strapi';
import { type Run, settled } from './lane';

/*
 * What of the host's middlewares a guest's read goes through in the lane: the same functions, made from the same
 * configuration, in the same order. Left out are those that have nothing to do for it.
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
 * `runs`: it is run. `settles`: it sets the same headers on every answer to one method, and is run for the first. `idle`:
 * it reads bodies or cookies, or serves files, and nothing of that is in the lane.
 */
type Kind = 'runs' | 'settles' | 'idle';

const kinds: Record<string, Kind> = {
  'strapi::logger': 'runs',
  'strapi::errors': 'runs',
  'strapi::security': 'settles',
  'strapi::cors': 'runs',
  'strapi::poweredBy': 'runs',
  'strapi::responseTime': 'runs',
  'strapi::responses': 'runs',
  'strapi::compression': 'runs',
  'strapi::ip': 'runs',
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
  /** What nobody here knows: by its name, or its place. */
  unknown: string[];
}

/** Those that the host itself has put there before any plugin registered. */
function isHosts(index: number): boolean {
  return index === 0 || (index === 1 && !strapi.telemetry.isDisabled);
}

function kindOf({ name, config }: Made): Kind | undefined {
  if (settings().guestLanePasses.includes(name)) return 'idle';
  const kind = kinds[name];
  // What the project computes for each request is computed for each.
  if (hasFunction(config) && kind) return 'runs';
  return kind;
}

function isRouter(one: object): boolean {
  return 'router' in one;
}

/** To be called when all middlewares are there, and the router. */
export function chainOf({ middleware }: Pick<Koa, 'middleware'>): Chain {
  const chain: Chain = { runs: [], unknown: [] };
  const end = middleware.findIndex(isRouter);
  for (const [index, one] of (middleware.slice(0, end) as unknown as Run[]).entries()) {
    const made = madeOf.get(one);
    const kind = made ? kindOf(made) : undefined;
    if (isHosts(index)) chain.runs.push(one);
    else if (!made || !kind) chain.unknown.push(made?.name ?? (one.name || `number ${index + 1}`));
    else if (kind !== 'idle') chain.runs.push(kind === 'settles' ? settled(one) : one);
  }
  return chain;
}
