import { randomBytes } from 'node:crypto';
import type { Engine } from './engine';
import { mysql } from './mysql';
import { postgres } from './postgres';
import { sqlite } from './sqlite';

const engines = { sqlite, postgres, mysql };
export type EngineName = keyof typeof engines;

/** Which database the tests run on, from TEST_DATABASE. */
export function engineName(): EngineName {
  const name = process.env.TEST_DATABASE || 'sqlite';
  if (name in engines) return name as EngineName;
  throw new Error(`TEST_DATABASE=${name} cannot be used: sqlite, postgres and mysql can.`);
}

export function engine(): Engine {
  return engines[engineName()];
}

const prefix = 'svc_test_';
const forgottenAfter = 2 * 60 * 60;

/** A name for the databases of one run; says when the run began. */
export function nameRun(): string {
  const now = Math.floor(Date.now() / 1000);
  return `${prefix}${now}_${randomBytes(3).toString('hex')}`;
}

/** A name for one database of a run. */
export function nameDatabase(run: string): string {
  return `${run}_${randomBytes(4).toString('hex')}`;
}

/** Drops every database of a run. */
export async function dropRun(run: string): Promise<void> {
  for (const name of await engine().list(run)) await engine().drop(name);
}

/** Drops what runs that were killed have left behind. Runs that may still be going on are left alone. */
export async function dropForgotten(): Promise<void> {
  const limit = Date.now() / 1000 - forgottenAfter;
  for (const name of await engine().list(prefix)) {
    const began = Number(name.slice(prefix.length).split('_')[0]);
    if (began < limit) await engine().drop(name);
  }
}
