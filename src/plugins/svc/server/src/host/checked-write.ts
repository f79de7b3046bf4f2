import { AsyncLocalStorage } from 'node:async_hooks';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { invalidParams, Problem } from '../domain/problem';
import { reasonOf } from '../lib/error-reason';
import { toFormError } from './form-errors';
import { type Moment, type RuleProblems, type Rules, rulesOf } from './rules';
import { readVersions, type Version, type Versions } from './versions';

/*
 * Asks the rules of a project about a write. It is made first, and then compared with what was there before: so rules
 * see the thing as it will be, whatever a form or another way of writing says of it. What they refuse is undone, also
 * where the transaction goes on.
 */

/** What is asked, and of what. */
type Question = [moment: Moment, before: Version | undefined, after: Version | undefined];

function hasChanged(before: Version | undefined, after: Version | undefined): boolean {
  return before?.text !== after?.text;
}

function questionsOf(before: Versions, after: Versions): Question[] {
  const questions: Question[] = [];
  if (!before.edited && after.edited) questions.push(['beforeCreate', undefined, after.edited]);
  else if (before.edited && !after.edited)
    questions.push(['beforeDelete', before.edited, undefined]);
  else if (hasChanged(before.edited, after.edited)) {
    questions.push(['beforeUpdate', before.edited, after.edited]);
  }
  if (after.published && hasChanged(before.published, after.published)) {
    questions.push(['beforePublish', before.published, after.published]);
  }
  return questions;
}

type Ask = (change: object) => Promise<RuleProblems | undefined>;
type Asked = Partial<Record<Moment, Ask>>;

/** What one rule says: what is wrong, by attribute. @throws what it throws, where that is about no attribute */
async function answerOf(rules: Rules, [moment, before, after]: Question, trx: Knex) {
  const change = { before: before?.thing ?? null, after: after?.thing ?? null, trx };
  try {
    return await (rules as Asked)[moment]?.(change);
  } catch (error) {
    const { params } = error as Partial<Problem>;
    if (error instanceof Problem && error.kind === 'invalidParam' && !Array.isArray(params)) {
      return params;
    }
    throw error instanceof Problem ? toFormError(error) : error;
  }
}

/** All that all rules have against it. */
async function problemsOf(asked: Rules[], questions: Question[], trx: Knex) {
  const found = new Map<string, Set<string>>();
  for (const question of questions) {
    for (const rules of asked) {
      const answer = (await answerOf(rules, question, trx)) ?? {};
      for (const [attribute, reason] of Object.entries(answer)) {
        if (reason) found.set(attribute, (found.get(attribute) ?? new Set()).add(reason));
      }
    }
  }
  return Object.fromEntries([...found].map(([name, reasons]) => [name, [...reasons].join('; ')]));
}

/** What is written. */
export interface Written {
  uid: string;
  /** None yet, where it is made. */
  documentId?: string;
  /** It is moved to where nobody sees it. */
  isRemoved?: boolean;
}

const nothing = new Map<string, Versions>();

async function check(trx: Knex, { uid, isRemoved }: Written, before: typeof nothing, id?: string) {
  const after = id && !isRemoved ? await readVersions(uid, id) : nothing;
  const languages = new Set([...before.keys(), ...after.keys()]);
  const questions = [...languages].flatMap((language) =>
    questionsOf(before.get(language) ?? {}, after.get(language) ?? {}),
  );
  const problems = await problemsOf(rulesOf(uid), questions, trx);
  if (Object.keys(problems).length > 0) throw toFormError(invalidParams(problems));
}

/** Rules that only throw say it so. */
async function faultsOf(trx: Knex, uid: string, versions: Versions): Promise<string[]> {
  try {
    const problems = await problemsOf(rulesOf(uid), questionsOf({}, versions), trx);
    return Object.entries(problems).map(([name, reason]) => `${name} ${reason}`);
  } catch (error) {
    // What others say may have the values of a statement in it.
    const isTold = error instanceof errors.ApplicationError;
    return [isTold ? (error as Error).message : `a rule has failed (${reasonOf(error)})`];
  }
}

/** What the rules have against a thing as it is, in one line; undefined where it is fine, or in the trash. */
export async function findFault(trx: Knex, uid: string, documentId: string) {
  const faults = new Set<string>();
  let name = documentId;
  for (const versions of (await readVersions(uid, documentId)).values()) {
    const { thing } = versions.edited ?? versions.published!;
    if (thing.trashedAt) continue;
    name = `${String(thing.publicId ?? documentId)} (${String(thing.title ?? '')})`;
    for (const fault of await faultsOf(trx, uid, versions)) faults.add(fault);
  }
  return faults.size > 0 ? `${uid} ${name}: ${[...faults].join('; ')}` : undefined;
}

let savepoints = 0;

/** Runs `check` after `write`; where it throws, the transaction is what it was before both. */
async function undoneIfRefused<T>(
  trx: Knex,
  write: () => Promise<T>,
  check: (result: T) => Promise<void>,
): Promise<T> {
  // On MySQL two of one name in a transaction would be one.
  const name = `svc_rule_${(savepoints += 1)}`;
  await trx.raw(`savepoint ${name}`);
  const result = await write();
  try {
    await check(result);
  } catch (error) {
    // Where it was the database that failed, there is nothing left to go back to.
    await trx.raw(`rollback to savepoint ${name}`).catch(() => undefined);
    throw error;
  }
  await trx.raw(`release savepoint ${name}`);
  return result;
}

/** What is being checked around the present work. */
interface Watch {
  thing: string;
  isOver: boolean;
  around: Watch | undefined;
}

const watches = new AsyncLocalStorage<Watch>();

/** A write that makes others of the same thing is asked about as a whole. */
function isWatched(thing: string): boolean {
  let watch = watches.getStore();
  while (watch && (watch.isOver || watch.thing !== thing)) watch = watch.around;
  return watch !== undefined;
}

function watching<T>(thing: string, work: () => Promise<T>): Promise<T> {
  const watch: Watch = { thing, isOver: false, around: watches.getStore() };
  return watches.run(watch, () => work().finally(() => (watch.isOver = true)));
}

/** Makes a write of a thing that nobody else writes meanwhile. @throws a form error where a rule refuses it */
export async function withRules<T>(
  trx: Knex,
  written: Written,
  write: () => Promise<T>,
): Promise<T> {
  const { uid, documentId } = written;
  if (rulesOf(uid).length === 0) return write();
  const thing = `${uid} ${documentId ?? '(new)'}`;
  if (documentId && isWatched(thing)) return write();
  const before = documentId ? await readVersions(uid, documentId) : nothing;
  const checkResult = (result: T) =>
    check(trx, written, before, documentId ?? (result as { documentId?: string }).documentId);
  return watching(thing, () => undoneIfRefused(trx, write, checkResult));
}
