import {
  RateLimiterMemory,
  RateLimiterMySQL,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Core } from '@strapi/strapi';
import { settings } from '../host/strapi';
import { keyedDigest } from './keyed-digest';

/*
 * How often a wrong password was sent: for a login, and from an address, within a window of time that begins with the first.
 * The counts are in the database, where several processes share them; SQLite has one process, which counts in its memory.
 * Of names and addresses only keyed digests are kept.
 */

/** Who tries to sign in, and from where. */
export interface SignInTry {
  /** The same for whatever name of the account was sent. */
  name: string;
  /** As `networkOf` has it. */
  network: string;
}

type Limiter = RateLimiterMemory | RateLimiterMySQL | RateLimiterPostgres;

/** Null where there is no bound. */
interface Limiters {
  login: Limiter | null;
  address: Limiter | null;
}

type Bound = Record<'points' | 'duration', number> & { keyPrefix: string };

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
async function makerInDatabase(): Promise<(bound: Bound) => Limiter> {
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

async function make(): Promise<Limiters> {
  const { signInTriesPerLogin, signInTriesPerAddress, signInMinutes } = settings();
  const limiterOf =
    strapi.db.dialect.client === 'sqlite'
      ? (bound: Bound) => new RateLimiterMemory(bound)
      : await makerInDatabase();
  const limiter = (keyPrefix: string, points: number) =>
    points === 0 ? null : limiterOf({ keyPrefix, points, duration: signInMinutes * 60 });
  return {
    login: limiter('login', signInTriesPerLogin),
    address: limiter('address', signInTriesPerAddress),
  };
}

const made = new WeakMap<Core.Strapi, Promise<Limiters>>();

/** Those of the running service, made when somebody first signs in. */
function limiters(): Promise<Limiters> {
  const known = made.get(strapi);
  if (known) return known;
  const service = strapi;
  const making = make();
  made.set(service, making);
  making.catch(() => made.delete(service));
  return making;
}

const loginKey = ({ name }: SignInTry) => keyedDigest('login', name);
const addressKey = ({ network }: SignInTry) => keyedDigest('address', network);

async function isUsedUp(limiter: Limiter | null, key: string): Promise<boolean> {
  const count = await limiter?.get(key);
  return Boolean(count) && count!.consumedPoints >= limiter!.points;
}

/** Whether too many wrong passwords came from the address. */
export async function isAddressBarred(attempt: SignInTry): Promise<boolean> {
  return isUsedUp((await limiters()).address, addressKey(attempt));
}

/** Whether too many wrong passwords came for the login. */
export async function isLoginBarred(attempt: SignInTry): Promise<boolean> {
  return isUsedUp((await limiters()).login, loginKey(attempt));
}

/** Takes one of what the limiter has; false where there is none left. */
async function take(limiter: Limiter | null, key: string, what: string): Promise<boolean> {
  if (!limiter) return true;
  try {
    const { remainingPoints } = await limiter.consume(key);
    if (remainingPoints === 0) {
      strapi.log.warn(`Too many wrong passwords ${what}: for a while no more are compared.`);
    }
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/**
 * Counts a password as a wrong one before it is compared, so that those which come at the same time are no more than are
 * allowed; false where there have been too many. {@link forgiveTry} takes it back.
 * @param isKnown whether the owner of the login has signed in from that address, where the login has no bound
 */
export async function takeTry(attempt: SignInTry, isKnown: boolean): Promise<boolean> {
  const { login, address } = await limiters();
  if (!(await take(address, addressKey(attempt), 'from one address'))) return false;
  const isTaken = await take(login, loginKey(attempt), 'for one login');
  if (isTaken || isKnown) return true;
  await address?.reward(addressKey(attempt));
  return false;
}

/** Takes a try back that was none: nothing was compared. */
export async function giveTryBack(attempt: SignInTry): Promise<void> {
  const { login, address } = await limiters();
  await Promise.all([address?.reward(addressKey(attempt)), login?.reward(loginKey(attempt))]);
}

/** The password was right: the login begins anew, and the address has one wrong one less. */
export async function forgiveTry(attempt: SignInTry): Promise<void> {
  const { login, address } = await limiters();
  await Promise.all([address?.reward(addressKey(attempt)), login?.delete(loginKey(attempt))]);
}
