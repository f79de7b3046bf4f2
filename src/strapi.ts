import { setTimeout as sleep } from 'node:timers/promises';
import type { Core, Modules, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Settings, StripeSettings } from './settings';

/*
 * The one place that meets Strapi's loose types. Everything here speaks of the running instance.
 */

declare global {
  // Strapi sets this global before it loads anything of ours.
  var strapi: Core.Strapi;
}

type PublicSettings = Omit<Settings, 'secrets' | 'mail' | 'stripe'>;

/** Looking a setting up in Strapi's configuration is slow, and every event of a list asks. */
const settingsOf = new WeakMap<Core.Strapi, PublicSettings>();

/** The service's settings, as config/svc.ts read them. */
export function settings(): PublicSettings {
  const known = settingsOf.get(strapi);
  if (known) return known;
  const read: PublicSettings = strapi.config.get('svc');
  settingsOf.set(strapi, read);
  return read;
}

/** How to speak with Stripe, as config/stripe.ts read it; null where the site does not use it. */
export function stripeSettings(): StripeSettings | null {
  const { secretKey, webhookSecret, apiBase }: StripeSettings = strapi.config.get('stripe');
  return secretKey === '' ? null : { secretKey, webhookSecret, apiBase };
}

/** For reads outside a transaction. Inside one, use what {@link transaction} hands you: this would wait for it. */
export function database(): Knex {
  return strapi.db.connection;
}

/**
 * Runs `work` in a transaction, which the Document Service and the query engine join; inside another transaction it
 * joins that one. All of it happens, or nothing.
 */
export function transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return strapi.db.transaction(({ trx }) => work(trx)) as Promise<T>;
}

const retryable = new Set([
  // PostgreSQL: serialization failure, deadlock.
  '40001',
  '40P01',
  // MySQL and MariaDB: the record has changed since it was read, lock wait time-out, deadlock.
  'ER_CHECKREAD',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  // Another process writes to the file.
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
]);

const attempts = 8;

/** Whether the database asks for the transaction to be tried again. */
export function isRetryable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && retryable.has(code);
}

const uniqueViolations = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505', 'ER_DUP_ENTRY']);

/** Whether a unique index objected; the transaction is then to be rolled back. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && uniqueViolations.has(code);
}

/**
 * A {@link transaction} that is tried again, a few times, when the database ends it for the sake of another: `work`
 * must do nothing but write to this database. Inside another transaction it is simply part of that one.
 */
export async function retriedTransaction<T>(
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction(work);
    } catch (error) {
      const isInner = strapi.db.inTransaction();
      if (isInner || attempt === attempts || !isRetryable(error)) throw error;
      // At random, so that those who met do not meet again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** The attributes of a document, as far as the compiler is concerned. */
export type DocumentData = Record<string, unknown>;

/** What the Document Service does, for any content type. */
export interface Documents {
  create(params: { data: DocumentData; status?: 'published' }): Promise<{ documentId: string }>;
  update(params: { documentId: string; data: DocumentData }): Promise<unknown>;
  publish(params: { documentId: string }): Promise<unknown>;
  unpublish(params: { documentId: string }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
  clone(params: { documentId: string; data: DocumentData }): Promise<unknown>;
}

export function documents(uid: string): Documents {
  return strapi.documents(uid as UID.ContentType) as unknown as Documents;
}

/** The query engine: rows of a content type with their relations, below the Document Service. */
export function rows(uid: string) {
  return strapi.db.query(uid as UID.ContentType);
}

/** A content type, as far as the compiler is concerned. */
export interface ContentType {
  uid: string;
  /** The name of its table. */
  collectionName: string;
  attributes: Record<string, { type: string; [option: string]: unknown }>;
  indexes?: { name: string; columns: string[]; type?: 'unique' }[];
  options?: { draftAndPublish?: boolean };
  pluginOptions?: Record<string, { visible?: boolean } | undefined>;
}

export function contentTypes(): ContentType[] {
  return Object.values(strapi.contentTypes as unknown as Record<string, ContentType>);
}

export function tableOf(uid: string): string {
  return strapi.db.metadata.get(uid).tableName;
}

/** What a Document Service middleware is told. */
export interface DocumentCall {
  uid: string;
  action: Modules.Documents.Middleware.Context['action'];
  contentType: ContentType;
  params: { documentId?: string; data?: DocumentData; filters?: unknown };
}

/** Puts `around` around every Document Service call; it must pass on what `next` answers. */
export function aroundDocuments(
  around: (call: DocumentCall, next: () => Promise<unknown>) => Promise<unknown>,
): void {
  type Use = (middleware: typeof around) => void;
  (strapi.documents.use as unknown as Use)(around);
}
