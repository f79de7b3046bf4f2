import {
  RateLimiterMemory,
  RateLimiterMySQL,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Core } from '@strapi/strapi';

/*
 * How often something was tried in vain, within a window of time that begins with the first. The counts are in the database,
 * where several processes share them; SQLite has one process, which counts in its memory. Keys are digests.
 */

/** Null where there is no bound. */
export type Limiter = RateLimiterMemory | RateLimiterMySQL | RateLimiterPostgres | null;

/** So many tries in so many seconds; 0 for as many as somebody wants. */
export interface Bound {
  keyPrefix: string;
  points: number;
  duration: number;
}

type Maker = (bound: Bound) => NonNullable<Limiter>;

const tableName = 'svc_sign_in_tries';

/** Where the counts are, as the library wants to know it. */
function storeOf(db: Core.Strapi['db']) {
  const { connection } = db;
  const client = connection.client as { database(): string };
  const store = { storeClient: connection, storeType: 'knex', tableName };
  const schemaName = db.getSchemaName();
  return { ...store, dbName: client.database(), ...(schemaName && { schemaName }) };
}

/** Makes the table where there is none. Strapi leaves tables alone that are no content type's. */
async function makerInDatabase(): Promise<Maker> {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const Store = isPostgres ? RateLimiterPostgres : RateLimiterMySQL;
  const store = storeOf(strapi.db);
  const makeTable = () =>
    new Promise<void>((resolve, reject) => {
      // This one also forgets what is over, every few minutes.
      new Store({ ...store, points: 1, duration: 1 }, (error?: unknown) =>
        error ? reject(error as Error) : resolve(),
      );
    });
  // Of two processes that make it at the same moment, PostgreSQL refuses one: then it is there.
  await makeTable().catch(makeTable);
  return (bound) =>
    new Store({ ...store, ...bound, tableCreated: true, clearExpiredByTimeout: false });
}

function makeMaker(): Promise<Maker> {
  if (strapi.db.dialect.client !== 'sqlite') return makerInDatabase();
  return Promise.resolve((bound) => new RateLimiterMemory(bound));
}

interface Made {
  maker: Promise<Maker>;
  limiters: Map<string, Limiter>;
}

const made = new WeakMap<Core.Strapi, Made>();

/** What the running service has, made when something is first counted. */
function madeSoFar(): Made {
  const known = made.get(strapi);
  if (known) return known;
  const service = strapi;
  const making: Made = { maker: makeMaker(), limiters: new Map() };
  made.set(service, making);
  making.maker.catch(() => made.delete(service));
  return making;
}

/** The limiter with the name, of the running service. */
export async function limiterOf(bound: Bound): Promise<Limiter> {
  const { maker, limiters } = madeSoFar();
  const known = limiters.get(bound.keyPrefix);
  if (known !== undefined) return known;
  const limiter = bound.points === 0 ? null : (await maker)(bound);
  limiters.set(bound.keyPrefix, limiter);
  return limiter;
}

export async function isUsedUp(limiter: Limiter, key: string): Promise<boolean> {
  const count = await limiter?.get(key);
  return Boolean(count) && count!.consumedPoints >= limiter!.points;
}

/**
 * Takes one of what the limiter has; false where there is none left.
 * @param warning what the log says when the last one is taken
 */
export async function take(limiter: Limiter, key: string, warning: string): Promise<boolean> {
  if (!limiter) return true;
  try {
    const { remainingPoints } = await limiter.consume(key);
    if (remainingPoints === 0) strapi.log.warn(warning);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}
