import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip as gunzipWithCallback } from 'node:zlib';
import type { Call, CallOptions, Handle } from '#svc/testing/client';
import { engineName, type EngineName } from '#svc/testing/databases/index';
import { projectRoot } from '../environment';
import { basic, bearer } from '#svc/testing/makers';

/* The fixture of a release: what its database had, and what a client of its service knew. */

const folder = path.join(projectRoot, 'tests/upgrades');
const gunzip = promisify(gunzipWithCallback);
const dumps: Record<EngineName, string> = {
  sqlite: 'sqlite.db.gz',
  postgres: 'postgres.sql.gz',
  mysql: 'mysql.sql.gz',
};

/** Whom a request comes from. */
export type Who = 'guest' | 'manager' | 'buyer' | 'program';

/** A read, and what the release answered. */
export interface Read {
  as: Who;
  path: string;
  query?: CallOptions['query'];
  headers?: Record<string, string>;
  status: number;
  body: unknown;
}

/** What can be used again. All of it is made by chance for the fixture and opens nothing else. */
export interface Keys {
  /** Of every account of the host. */
  password: string;
  applicationPasswords: { manager: string; buyer: string };
  apiToken: string;
  cart: string;
}

export interface Facts {
  /** What the release ran with: passwords and tokens are worth something with these alone. */
  secrets: Record<string, string>;
  keys: Keys;
  /** The ticket that the cart holds places of. */
  ticket: number;
  /** An event whose draft has another title than what is published. */
  edited: { id: number; slug: string; draftTitle: string };
  trashed: { id: number; title: string };
  /** The id of something that was deleted again; every later id is higher. */
  lastId: number;
  /** A checkout with an Idempotency-Key, and its answer. */
  purchase: { headers: Record<string, string>; body: object; answer: unknown };
  counters: { public_id: number; sold: number; held: number }[];
  /** Outbox entries that were not delivered yet. */
  waiting: string[];
  reads: Read[];
}

const folderOf = (version: string) => path.join(folder, version);

/** The file of the dump of a release, for the database of this run. */
export const dumpFile = (version: string) => path.join(folderOf(version), dumps[engineName()]);

/** The file of what has to be found in it. Tokens are made by chance, so each database has other facts. */
export const factsFile = (version: string) =>
  path.join(folderOf(version), `${engineName()}.facts.json`);

/** Every release that has a fixture. */
export function releases(): string[] {
  return readdirSync(folder).sort();
}

export async function readFixture(version: string): Promise<{ facts: Facts; dump: Buffer }> {
  const facts = JSON.parse(readFileSync(factsFile(version), 'utf8')) as Facts;
  return { facts, dump: await gunzip(readFileSync(dumpFile(version))) };
}

/** What each of them sends to be known. */
export function handlesOf({
  applicationPasswords,
  apiToken,
}: Keys): Record<Who, Handle | undefined> {
  return {
    guest: undefined,
    manager: basic('manager', applicationPasswords.manager),
    buyer: basic('buyer', applicationPasswords.buyer),
    program: bearer(apiToken),
  };
}

/** Asks again what was asked then. */
export async function readAgain(call: Call, keys: Keys, read: Omit<Read, 'status' | 'body'>) {
  const { as, path: at, query, headers } = read;
  const { status, body } = await call('GET', at, { as: handlesOf(keys)[as], query, headers });
  return { status, body: body as unknown };
}
