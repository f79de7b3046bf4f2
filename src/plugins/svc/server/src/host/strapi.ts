import type { Core, Modules, UID } from '@strapi/strapi';
import { addressesOf, cartHoldMaxSecondsOf, type Settings, type StripeSettings } from '../settings';

export {
  assertNoTransaction,
  database,
  isUniqueViolation,
  retriedTransaction,
  transaction,
  tryTransaction,
} from '../database/transaction';

/*
 * The one place that meets Strapi's loose types. Everything here speaks of the running instance.
 */

declare global {
  // Strapi sets this global before it loads anything of ours.
  var strapi: Core.Strapi;
}

/** Looking a setting up in Strapi's configuration is slow, and every event of a list asks. */
const settingsOf = new WeakMap<Core.Strapi, Settings>();

/** The plugin's settings. What speaks with Stripe is not among them. */
export function settings(): Settings {
  const known = settingsOf.get(strapi);
  if (known) return known;
  const { stripe, ...configured }: Settings & { stripe: StripeSettings } =
    strapi.config.get('plugin::svc');
  const read = {
    ...configured,
    ...addressesOf(configured, strapi.config.get('server')),
    cartHoldMaxSeconds: cartHoldMaxSecondsOf(configured),
  };
  settingsOf.set(strapi, read);
  return read;
}

/** The whole address of a file of the media library; those of local files are relative there. */
export function mediaUrl(address: string): string {
  return address.startsWith('/') ? `${settings().mediaUrl}${address}` : address;
}

/** How to speak with Stripe; null where the site does not use it. */
export function stripeSettings(): StripeSettings | null {
  const stripe: StripeSettings = strapi.config.get('plugin::svc.stripe');
  return stripe.secretKey === '' ? null : { ...stripe };
}

/** The attributes of a document, as far as the compiler is concerned. */
export type DocumentData = Record<string, unknown>;

/** What the Document Service does, for any content type. */
export interface Documents {
  create(params: { data: DocumentData; status?: 'published' }): Promise<{ documentId: string }>;
  update(params: { documentId: string; data: DocumentData }): Promise<unknown>;
  publish(params: { documentId: string }): Promise<unknown>;
  unpublish(params: { documentId: string }): Promise<unknown>;
  discardDraft(params: { documentId: string }): Promise<unknown>;
  /** The draft, with what is populated. */
  findOne(params: { documentId: string; populate: object }): Promise<DocumentData | null>;
  delete(params: { documentId: string }): Promise<unknown>;
  clone(params: { documentId: string; data: DocumentData }): Promise<{ documentId: string }>;
}

export function documents(uid: string): Documents {
  return strapi.documents(uid as UID.ContentType) as unknown as Documents;
}

/** A content type, as far as the compiler is concerned. */
export interface ContentType {
  uid: string;
  /** The name of its table. */
  collectionName: string;
  attributes: Record<string, { type: string; [option: string]: unknown }>;
  indexes?: { name: string; columns: string[]; type?: 'unique' }[];
  /** The panel is told them. */
  options?: { draftAndPublish?: boolean; hasTabs?: boolean };
  pluginOptions?: Record<string, { visible?: boolean } | undefined>;
}

export function contentTypes(): ContentType[] {
  return Object.values(strapi.contentTypes as unknown as Record<string, ContentType>);
}

/** One of them; undefined for none. Unlike all of them, which the host puts together each time, it costs nothing. */
export function contentType(uid: string): ContentType | undefined {
  return strapi.contentType(uid as UID.ContentType) as unknown as ContentType | undefined;
}

export function tableOf(uid: string): string {
  return strapi.db.metadata.get(uid).tableName;
}

/** What a Document Service middleware is told. */
export interface DocumentContext {
  uid: string;
  action: Modules.Documents.Middleware.Context['action'];
  contentType: ContentType;
  params: {
    documentId?: string;
    data?: DocumentData;
    filters?: unknown;
    populate?: unknown;
    status?: unknown;
  };
}

/** Puts `around` around every Document Service call; it must pass on what `next` answers. */
export function useDocumentMiddleware(
  around: (call: DocumentContext, next: () => Promise<unknown>) => Promise<unknown>,
): void {
  type Use = (middleware: typeof around) => void;
  (strapi.documents.use as unknown as Use)(around);
}
