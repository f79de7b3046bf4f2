import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { columns, number, select, type Sql, sql } from '../../../database/sql';
import { selectBeside } from '../../../database/sqlite-beside';
import { currentTimeLimit, OutOfTime, withTimeLimit } from '../../../database/time-limit';
import { createLru, type Lru } from '../../../lib/lru';
import { changesOf } from '../read-model/counts';

/*
 * What a search finds, remembered until an event is written. To count what has a frequent word takes as long as there
 * are events with it, whatever the index; a page of it is then read by its ids.
 */

/** The events that match, in their order. */
export interface Matches {
  /** Of the state of the listings that they were found in, or of an earlier one. */
  version: number;
  total: number;
  /** The first of them, all where there are not more. */
  ids: Uint32Array;
}

/** How events are found: a statement for their ids in order, without a limit, and one for how many there are. */
export interface MatchQuery {
  status: string;
  ids: Sql;
  total: Sql;
  /** Whether the ids are so few that asking for all of them takes no time. */
  isSmall: boolean;
}

/** Tests make them smaller. */
export const searchBounds = {
  /** So many events are looked up one by one in a time that nobody notices. */
  few: 5000,
  /** Of so many the ids are remembered. */
  ids: 10_000,
};
const maxRemembered = 300;

/** In seconds. Longer than anybody waits: what took too long for who asked first is there for who asks again. */
const longestWalk = 60;

interface Finding {
  matches: Promise<Matches>;
  /** How many wait for it. */
  waiting: number;
}

interface Memory {
  found: Lru<string, Matches>;
  /** Who asks for what somebody else is asking for waits for that. */
  beingFound: Map<string, Finding>;
  /** Ends when the last one of those in line has walked: each takes a connection for long, and there are few. */
  walks: Promise<unknown>;
}

const memories = new WeakMap<Core.Strapi, Memory>();

function memory(): Memory {
  const known = memories.get(strapi);
  if (known) return known;
  const made: Memory = {
    found: createLru(maxRemembered),
    beingFound: new Map(),
    walks: Promise.resolve(),
  };
  memories.set(strapi, made);
  return made;
}

export function rememberMatches(key: string, matches: Matches): void {
  memory().found.set(key, matches);
}

export const keyOf = ({ text, values }: Sql): string => JSON.stringify([text, values]);

/** What was found before, in whatever state of the listings; its version tells which. */
export function rememberedMatches(key: string): Matches | undefined {
  return memory().found.get(key);
}

/** The number of changes of the listings of a status, in the state that a statement sees. */
export const versionColumn = (status: string) =>
  number('version', sql`coalesce(${changesOf(status)}, 0)`);

const listed = columns('svc_event_listings l', 'public_id');

async function find(db: Knex, { status, ids, total, isSmall }: MatchQuery): Promise<Matches> {
  // Before the rest: what is found later than this is never taken for older than it is.
  const [state] = await select(db, sql`select ${versionColumn(status)}`);
  const ask = isSmall ? select : selectBeside;
  const { ids: maxIds } = searchBounds;
  const { text, values } = sql`select ${listed} ${ids} limit ${maxIds}`;
  const rows = await ask<{ public_id: number }>(db, { text, values });
  const [counted] =
    rows.length < maxIds
      ? [{ total: rows.length }]
      : await ask(db, sql`select ${number('total', total)}`);
  return {
    version: Number(state!.version),
    total: Number(counted!.total),
    ids: Uint32Array.from(rows, (row) => row.public_id),
  };
}

/** One after the other, and not for somebody who has gone. */
function walkInTurn(finding: Finding, walk: () => Promise<Matches>): Promise<Matches> {
  const known = memory();
  const turn = known.walks.then(() => {
    if (finding.waiting === 0) throw new OutOfTime();
    const seconds = currentTimeLimit();
    return withTimeLimit(seconds === 0 ? 0 : Math.max(seconds, longestWalk), walk);
  });
  known.walks = turn.catch(() => undefined);
  return turn;
}

function beginFinding(db: Knex, key: string, makeQuery: () => Promise<MatchQuery>): Finding {
  const { beingFound } = memory();
  const finding = { waiting: 0 } as Finding;
  const work = async () => {
    try {
      const query = await makeQuery();
      const walk = () => find(db, query);
      const matches = await (query.isSmall ? walk() : walkInTurn(finding, walk));
      rememberMatches(key, matches);
      return matches;
    } finally {
      beingFound.delete(key);
    }
  };
  beingFound.set(key, finding);
  finding.matches = work();
  // Those who wait hear of it; perhaps nobody does any more.
  finding.matches.catch(() => undefined);
  return finding;
}

/** @throws OutOfTime where the present work has no more time; what it waited for goes on */
async function waitFor(finding: Finding): Promise<Matches> {
  const seconds = currentTimeLimit();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    if (seconds > 0) timer = setTimeout(() => reject(new OutOfTime()), seconds * 1000);
  });
  finding.waiting += 1;
  try {
    return await Promise.race([finding.matches, late]);
  } finally {
    finding.waiting -= 1;
    clearTimeout(timer);
  }
}

/**
 * Finds them anew, and remembers them under the key. `isJoined`: somebody else had begun to, and what has been written
 * since may be missing.
 */
export async function findMatches(
  db: Knex,
  key: string,
  makeQuery: () => Promise<MatchQuery>,
): Promise<{ matches: Matches; isJoined: boolean }> {
  const known = memory().beingFound.get(key);
  const matches = await waitFor(known ?? beginFinding(db, key, makeQuery));
  return { matches, isJoined: known !== undefined };
}
