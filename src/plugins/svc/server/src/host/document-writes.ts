import { AsyncLocalStorage } from 'node:async_hooks';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { lockRows } from '../database/lock-rows';
import { driverOf } from '../database/sql';
import { type Written, withRules } from './checked-write';
import { isGuardedType } from './own-types';
import { contentTypes, type DocumentData, tableOf } from './strapi';
import { retriedTransaction } from '../database/transaction';

/*
 * Several who write the same document at once. The host looks and then writes, so that of two the second may write what
 * the first has deleted; and it knows no second try. Here each write waits for the one before, and is tried again.
 */

interface WriteParams {
  documentId?: string;
  locale?: unknown;
  data?: DocumentData;
}

type Write = (params?: WriteParams) => Promise<unknown>;

/** Makes everybody else who writes the document wait until the transaction ends. */
export type DocumentLock = (trx: Knex, documentId: string) => Promise<unknown>;

const locks = new Map<string, DocumentLock>();

/** For a type whose writers wait for another row than the document's own. To be called before anything is written. */
export function registerDocumentLock(uid: string, lock: DocumentLock): void {
  locks.set(uid, lock);
}

/** Makes everybody else who writes this document, by whatever way, wait until the transaction ends. */
export async function lockDocument(trx: Knex, uid: string, documentId: string): Promise<void> {
  // On SQLite a transaction has the whole file to itself from its beginning (sqlite.ts).
  if (driverOf(trx) === 'better-sqlite3') return;
  const lock = locks.get(uid);
  if (lock) await lock(trx, documentId);
  else await lockRows(trx, tableOf(uid), 'document_id', [documentId]);
}

const writes = [
  'create',
  'update',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
  'clone',
] as const;
type WriteName = (typeof writes)[number];

/**
 * Where nothing is published there is nothing to go back to. The host would delete the draft all the same, and with it
 * the whole document: an editor who discards meets one who unpublishes.
 */
async function assertPublished(trx: Knex, uid: string, { documentId, locale }: WriteParams) {
  const isOneLocale = typeof locale === 'string' && locale !== '' && locale !== '*';
  const published = (await trx(tableOf(uid))
    .where({ document_id: documentId, ...(isOneLocale && { locale }) })
    .whereNotNull('published_at')
    .first('id')) as unknown;
  if (published) return;
  throw new errors.ApplicationError(
    'This is no longer published, so its draft cannot be discarded.',
  );
}

/** The host would make nothing and say nothing, after the copy was given its id. */
async function assertExists(trx: Knex, uid: string, { documentId }: WriteParams): Promise<void> {
  const source = (await trx(tableOf(uid))
    .where({ document_id: documentId })
    .first('id')) as unknown;
  if (!source) throw new errors.NotFoundError('This was deleted and cannot be duplicated.');
}

/** What begins writes: a transaction, or a write that makes others. */
interface Origin {
  /** Ends when the last of its writes so far has ended. */
  last: Promise<unknown>;
}

const transactions = new WeakMap<Knex, Origin>();
const outerWrite = new AsyncLocalStorage<Origin>();

function originIn(trx: Knex): Origin {
  const known = outerWrite.getStore() ?? transactions.get(trx);
  if (known) return known;
  const origin = { last: Promise.resolve() };
  transactions.set(trx, origin);
  return origin;
}

/**
 * Runs the writes of one origin one after the other. The panel begins those of all that was ticked at once, in one
 * transaction: its locks do not keep them from each other, and what one has read another would change.
 */
function inTurn<T>(trx: Knex, write: () => Promise<T>): Promise<T> {
  const origin = originIn(trx);
  const turn = origin.last.then(() => outerWrite.run({ last: Promise.resolve() }, write));
  origin.last = turn.catch(() => undefined);
  return turn;
}

async function writeLocked(
  trx: Knex,
  uid: string,
  name: WriteName,
  write: Write,
  params: WriteParams,
) {
  const { documentId, data } = params;
  if (documentId) await lockDocument(trx, uid, documentId);
  if (documentId && name === 'discardDraft') await assertPublished(trx, uid, params);
  if (documentId && name === 'clone') await assertExists(trx, uid, params);
  // A copy is another thing.
  const written = documentId && name !== 'clone' ? { uid, documentId } : { uid };
  const sent = { ...params, ...(data && { data: { ...data } }) };
  return withRules(trx, written, () => write(sent));
}

/**
 * Makes a write that goes past the Document Service, in its turn and within the rules of the project. To be called in a
 * transaction that has the thing to itself.
 */
export function writeChecked<T>(trx: Knex, written: Written, write: () => Promise<T>): Promise<T> {
  return inTurn(trx, () => withRules(trx, written, write));
}

/** The write, in a transaction that has the document to itself. A second try begins with what was sent, once more. */
function serialized(uid: string, name: WriteName, write: Write): Write {
  return (params = {}) =>
    retriedTransaction((trx) => inTurn(trx, () => writeLocked(trx, uid, name, write, params)));
}

/**
 * Guards every write of the Document Service to a guarded type, whoever calls it. A middleware of the service could
 * not: its `next` works once. To be called when all types are complete, and before anybody writes.
 */
export function serializeDocumentWrites(): void {
  for (const { uid } of contentTypes().filter((type) => isGuardedType(type.uid))) {
    const repository = strapi.documents(uid as never) as unknown as Partial<
      Record<WriteName, Write>
    >;
    for (const name of writes) {
      const write = repository[name];
      if (write) repository[name] = serialized(uid, name, write);
    }
  }
}
