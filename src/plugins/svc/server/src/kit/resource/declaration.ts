import type { Access } from '../../access/requirements';
import type * as yup from 'yup';
import type { Deprecation } from '../deprecation';
import type { Endpoint, EndpointRequest } from '../endpoint';
import type { Reply } from '../reply';
import type { Shape } from '../schema';
import type { Filter } from './filters';

/*
 * What a developer says of a content type so that REST serves it. Kinds, lengths, words, defaults and what is required
 * are in its schema.json; the declaration adds what only REST knows.
 */

/** What REST adds to an attribute. */
export interface FieldOptions {
  /** The attribute, where the field is not called like it: `fee` for `feeMinor`. */
  attribute?: string;
  /** The capability to see it; everybody sees it where nothing is said. */
  read?: string;
  /** A field that REST shows and does not take. */
  readOnly?: boolean;
  /** Whether a search looks into it, as it does into the title. For text and HTML. */
  searched?: boolean;
  /** What a JSON attribute may hold; such an attribute needs it. */
  holds?: yup.AnySchema;
  /** A sentence on what it means: the description has it, and of an added field the form in the panel. */
  help?: string;
}

/** Who may write: whoever holds the capability, or {@link own}. */
export type Editors = string | Own;

/** A capability for one's own things, and one for those of others. */
export interface Own {
  own: string;
  others: string;
}

/** `own('edit_svc_sponsors', 'edit_others_svc_sponsors')`: the second may change everybody's, the first one's own. */
export function own(ownThings: string, othersThings: string): Own {
  return { own: ownThings, others: othersThings };
}

/** A list below another thing: `svc/events/v1/events/{id}/sponsors`. */
export interface NestedList {
  /** The field, a relation, that names the thing above. */
  by: string;
  /** Values that its things have: `{ approved: true }`. */
  where?: Record<string, string | number | boolean>;
}

/** What an action works on. */
export interface ActionContext {
  /** The thing as REST shows it to the caller. */
  thing: Record<string, unknown>;
  request: EndpointRequest<Shape, Shape>;
  /** Changes attributes of the thing, those that REST does not take too; in the action's own transaction. */
  update: (change: Record<string, unknown>) => Promise<unknown>;
}

/** Something to be done with one thing, `POST …/{id}/approve`. */
export interface Action {
  capability: string;
  body?: Shape;
  /** Runs in a transaction that has the thing to itself. */
  work: (context: ActionContext) => unknown;
}

/**
 * An action with a capability of its own; the answer is the thing as it is then.
 * @param body what it takes, {@link Shape}; nothing where it is left out
 */
export function action(capability: string, work: Action['work'], body?: Shape): Action {
  return { capability, work, ...(body && { body }) };
}

/** The operations that can be overridden. */
export type OperationName = 'list' | 'get' | 'create' | 'update' | 'remove';

/** An operation as it is declared, to be called by the one that takes its place. */
export type Handle = Endpoint['handle'];
/** Takes the place of an operation; `next` is the one that was declared. */
export type Override = (
  next: Handle,
) => (request: EndpointRequest<Shape, Shape>) => Promise<Reply> | Reply;

/** What a declaration says of a type besides its name. */
export interface ResourceOptions {
  /** Where its list is, relative to the REST root: `svc/events/v1/performers`. */
  path: string;
  /** What REST shows and takes besides `title`, by name; `true` where the schema says everything. */
  fields?: Record<string, true | FieldOptions>;
  /**
   * What an answer says of the thing's address: its whole `url` on the site (unless said), the same on the service itself
   * (`page`), or its `slug`.
   */
  address?: 'url' | 'page' | 'slug';
  /** Whether its things have a place: `lat` and `lng`, and lists of those that are near another one. */
  located?: true;
  /** What `_embed` puts beside a thing: a name, and the relation that leads there: `{ venue: 'venue_id' }`. */
  embed?: Record<string, string>;
  /** Parameters of the list, each a condition on a field. */
  filters?: Record<string, Filter>;
  /** What lists are in order of, backwards with a minus: `-title`. By title unless said. */
  order?: string;
  /** What a request may ask the list to be in order of, by `orderby` and `order`. */
  orderby?: readonly string[];
  /** Whether its list in the panel has tabs by state, with counts, and can be had as a file. */
  listTools?: true;
  /** For a type with drafts: the capability to see those of others; without it, that to write. */
  drafts?: { read: string };
  /** Who may create and update, and who delete; without them REST only reads. */
  edit?: Editors;
  remove?: Editors;
  under?: Record<string, NestedList>;
  actions?: Record<string, Action>;
  /** That its operations will not stay: `{ since: '2026-11-01', sunset: '2027-11-01', link: 'https://…' }`. */
  deprecated?: Deprecation;
  /** Takes the place of one operation; the rest stays: `{ create: (next) => async (request) => … next(request) }`. */
  override?: Partial<Record<OperationName, Override>>;
}

/** A content type that REST shows: {@link ResourceOptions} and Strapi's name of the type. */
export interface Resource extends ResourceOptions {
  uid: string;
}

/** `plugin::svc.refund-request` is a refund-request. */
export function kindOf({ uid }: { uid: string }): string {
  return uid.slice(uid.lastIndexOf('.') + 1);
}

/** What the things are called together: the last part of their path. */
export function pluralOf({ path }: Resource): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Who may see and do what, as endpoints are told. */
export type { Access };
