import type { Knex } from 'knex';
import type { Sql, Value } from '../database/sql';

/*
 * The one place that meets the Content Manager's services, which have no public types.
 */

export interface FieldMetadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

/** What "Configure the view" edits. */
export interface ViewConfiguration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldMetadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

interface ContentTypesService {
  findConfiguration(contentType: { uid: string }): Promise<ViewConfiguration>;
  updateConfiguration(
    contentType: { uid: string },
    configuration: ViewConfiguration,
  ): Promise<unknown>;
}

/** What an administrator may do to things of one type; a condition of their role may look at the thing itself. */
export interface PermissionChecker {
  cannot: {
    create(thing?: unknown, field?: string): boolean;
    /** With a field: whether that field is out of reach. */
    read(thing?: unknown, field?: string): boolean;
    update(thing?: unknown, field?: string): boolean;
    delete(thing?: unknown): boolean;
    publish(thing?: unknown): boolean;
  };
  /** Whether only the thing itself tells: asked without one, `cannot` forgets conditions. */
  requiresEntity: { read(): boolean };
  /** A query of the Content Manager, narrowed to what the role lets see. */
  sanitizedQuery: { read(query: object): Promise<object> };
}

/** What somebody who is signed in to the panel may do. */
export interface Ability {
  can(action: string): boolean;
}

interface PermissionCheckerService {
  create(options: { userAbility: unknown; model: string }): PermissionChecker;
}

export function viewConfigurations(): ContentTypesService {
  return strapi.plugin('content-manager').service('content-types') as ContentTypesService;
}

export function permissionChecker(userAbility: unknown, model: string): PermissionChecker {
  const service = strapi
    .plugin('content-manager')
    .service('permission-checker') as PermissionCheckerService;
  return service.create({ userAbility, model });
}

/** Whether an administrator may read every thing of a type, and of each this field. */
export function canReadAll(userAbility: unknown, model: string, field?: string): boolean {
  const { cannot, requiresEntity } = permissionChecker(userAbility, model);
  return !cannot.read(undefined, field) && !requiresEntity.read();
}

/** The host's own way from a query to a statement. */
interface QueryBuilder {
  select(names: string[]): QueryBuilder;
  where(where: object): QueryBuilder;
  getKnexQuery(): Knex.QueryBuilder;
}

/** A query of the Content Manager, as the query engine takes it. */
export function transformQuery(uid: string, query: object): { where?: object } {
  const params = strapi.get('query-params') as {
    transform(uid: string, query: object): { where?: object };
  };
  return params.transform(uid, query);
}

interface PopulateBuilder {
  populateFromQuery(query: object): { build(): Promise<object | undefined> };
}

/** What the conditions of roles look at: the creator with their roles, and what the query of a role names. */
export async function conditionPopulate(uid: string, query: object): Promise<object> {
  const service = strapi.plugin('content-manager').service('populate-builder') as unknown as (
    uid: string,
  ) => PopulateBuilder;
  const named = await service(uid).populateFromQuery(query).build();
  return { ...named, createdBy: { populate: { roles: true } } };
}

/** The document ids of the drafts that an administrator may read: a sub-query, whatever conditions their roles have. */
export async function readableDocuments(userAbility: unknown, model: string): Promise<Sql> {
  const query = await permissionChecker(userAbility, model).sanitizedQuery.read({});
  const { where = {} } = transformQuery(model, query);
  const db = strapi.db as unknown as { queryBuilder(uid: string): QueryBuilder };
  const { sql: text, bindings } = db
    .queryBuilder(model)
    .select(['documentId'])
    .where({ $and: [where, { publishedAt: null }] })
    .getKnexQuery()
    .toSQL();
  return { text, values: bindings as Value[] };
}
