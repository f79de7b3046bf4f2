import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { Problem } from '../domain/problem';
import { lockRows } from './lock-rows';
import { tryTransaction } from './transaction';

/*
 * Things that are made one after the other in one transaction. What follows from each of them, where a statement may do it
 * for many, is done once for all: when the last one is made, and before any of them is answered.
 */

/** One of them could not be made; for the others. No client sees it: in the log it is no fault of the service. */
class NotTogether extends Problem {
  constructor() {
    super('cannotCreate', 'These cannot be made together.');
  }
}

/** What follows from making things, by their document ids. */
type Follow = (trx: Knex.Transaction, documentIds: string[]) => Promise<void>;

interface Round {
  /** What is to follow when all are made; null when that is done. */
  putOff: Map<Follow, string[]> | null;
  /** Says that one more is made, and waits for the others. @throws Problem where these cannot be made together */
  wait: () => Promise<void>;
}

const rounds = new AsyncLocalStorage<Round>();

/** Does what follows from making things: at once, or with what follows from others that are made together with them. */
export async function follow(trx: Knex.Transaction, work: Follow, documentIds: string[]) {
  const putOff = rounds.getStore()?.putOff;
  if (putOff) putOff.set(work, [...(putOff.get(work) ?? []), ...documentIds]);
  else await work(trx, documentIds);
}

/**
 * To be called by what makes a thing, when it is made and before it is read: resolves when all that are made together with
 * it are there, with what follows from them.
 */
export async function allMade(): Promise<void> {
  await rounds.getStore()?.wait();
}

/** A promise, and what settles it. Nobody has to wait for it. */
function openPromise() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((...settle) => ([resolve, reject] = settle));
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** One that is being made. */
interface Begun<T> {
  result: Promise<T>;
  /** Null where it is made and waits for the others, else its result. */
  outcome: Promise<T | null>;
  /** Ends the waiting. */
  goOn: ReturnType<typeof openPromise>;
}

function begin<T>(putOff: Round['putOff'], make: () => Promise<T>): Begun<T> {
  const [made, goOn] = [openPromise(), openPromise()];
  const round: Round = {
    putOff,
    wait() {
      made.resolve();
      return goOn.promise.finally(() => (round.putOff = null));
    },
  };
  const result = rounds.run(round, make);
  result.catch(() => undefined);
  return { result, outcome: Promise.race([made.promise.then(() => null), result]), goOn };
}

async function makeAll<T>(
  trx: Knex.Transaction,
  makers: (() => Promise<T>)[],
  isMade: (result: T) => boolean,
): Promise<T[] | null> {
  const putOff = new Map<Follow, string[]>();
  const begun: Begun<T>[] = [];
  const results: T[] = [];
  const assertMade = (result: T | null) => {
    if (result !== null && !isMade(result)) throw new NotTogether();
  };
  try {
    for (const make of makers) {
      const one = begin(putOff, make);
      begun.push(one);
      assertMade(await one.outcome);
    }
    for (const [work, documentIds] of putOff) await work(trx, documentIds);
    // In turn: they have one connection.
    for (const { goOn, result } of begun) {
      goOn.resolve();
      results.push(await result);
      assertMade(results.at(-1)!);
    }
    return results;
  } catch (error) {
    for (const { goOn } of begun) goOn.reject(new NotTogether());
    await Promise.allSettled(begun.map(({ result }) => result));
    if (error instanceof NotTogether) return null;
    throw error;
  }
}

const lock = { table: 'strapi_core_store_settings', key: 'plugin_svc_made-together' };

/** Makes the row that rounds wait for. To be called at the start. */
export async function prepareToMakeTogether(): Promise<void> {
  await strapi.store({ type: 'plugin', name: 'svc' }).set({ key: 'made-together', value: true });
}

/** One round after the other, in all processes: two that reserve the same slugs in other orders would wait for each other. */
function waitForOthers(trx: Knex.Transaction): Promise<void> {
  return lockRows(trx, lock.table, 'key', [lock.key]);
}

/** The rounds of this process: each would have a connection while it waits. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes things together, in one transaction that is tried again where the database asks for it. Null where one of them is
 * not made by what `isMade` says of its result: then nothing has happened.
 */
export function makeTogether<T>(
  makers: (() => Promise<T>)[],
  isMade: (result: T) => boolean,
): Promise<T[] | null> {
  const round = last.then(() =>
    tryTransaction(async (trx) => {
      await waitForOthers(trx);
      return makeAll(trx, makers, isMade);
    }),
  );
  last = round.catch(() => undefined);
  return round;
}
