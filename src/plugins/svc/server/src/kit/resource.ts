import type { Knex } from 'knex';
import * as yup from 'yup';
import { notFound } from '../domain/problem';
import { searchWords } from '../domain/search-words';
import { lockDocument } from '../host/document-writes';
import { database, documents, retriedTransaction, settings, tableOf } from '../host/strapi';
import { anyone, withCapability } from '../access/requirements';
import { type Endpoint, endpoint, routesOf } from './endpoint';
import { named } from './named-shapes';
import type { Page, PageResult } from '../domain/page';
import { selectPage } from '../database/select-page';
import { join, select, type Sql, sql, tableNamed } from '../database/sql';
import type { AddressedRow } from '../database/tables';
import { pascalCase } from '../lib/pascal-case';
import { registerResource } from './registry';
import { withReadEtag, created, deleted, list, ok } from './reply';
import { required, type Shape, text } from './schema';

/**
 * A content type without drafts that REST shows row by row: a title, plain fields, and a public address. Its schema
 * has the title and the fields; complete-types.ts adds the rest.
 */
export interface Resource {
  /** Strapi's name of the type, `plugin::svc.venue`. */
  uid: string;
  /** Relative to the REST root, `svc/events/v1/venues`. */
  path: string;
  /** The fields besides `title`, texts, whole numbers or booleans, named alike on the wire and in the content type. */
  fields: Shape;
  /** What an answer says of the thing's address: its whole `url`, or its `slug`. */
  address: 'url' | 'slug';
  /** Capabilities to create and update, and to delete; without them REST only reads. */
  edit?: string;
  remove?: string;
}

function typeNameOf({ uid }: Resource): string {
  return uid.slice(uid.lastIndexOf('.') + 1);
}

/** A field as the wire has it, also where it is empty. SQLite keeps booleans as numbers. */
function presentValue({ type }: yup.AnySchema, value: unknown): unknown {
  if (type === 'boolean') return Boolean(value);
  return value ?? (type === 'number' ? 0 : '');
}

function presenterOf({ path, fields, address }: Resource) {
  const plural = path.slice(path.lastIndexOf('/') + 1);
  return (row: Row): { id: number } & Record<string, unknown> => ({
    id: row.public_id,
    title: row.title,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [name, presentValue(schema, row[name])]),
    ),
    ...(address === 'url'
      ? { url: `${settings().publicUrl}/${plural}/${row.slug}` }
      : { slug: row.slug }),
  });
}

function outputOf(resource: Resource): Shape {
  const { fields, address } = resource;
  const shown = { id: yup.number(), title: yup.string(), ...fields, [address]: yup.string() };
  return named(pascalCase(typeNameOf(resource)), shown);
}

/** A row with the columns that every such type has, and those of its own fields. */
interface Row extends AddressedRow {
  [field: string]: unknown;
}
const wholeRow: Sql<Row> = { text: '*', values: [] };

function rowsOf({ uid }: Resource, db: Knex): Sql {
  return sql`from ${tableNamed(db, tableOf(uid))}`;
}

async function findRow(resource: Resource, id: number, db: Knex = database()): Promise<Row> {
  const query = sql`select ${wholeRow} ${rowsOf(resource, db)} where public_id = ${id}`;
  const [row] = await select(db, query);
  if (!row) throw notFound(typeNameOf(resource));
  return row;
}

/** Both made small by the database: engines differ in what becomes of letters such as İ and Σ. */
function isInTitle(word: string): Sql {
  const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
  return sql`lower(title) like lower(${pattern}) escape '!'`;
}

function listRows(resource: Resource, search: string, page: Page): Promise<PageResult<Row>> {
  const words = searchWords(search).map(isInTitle);
  const list = {
    columns: wholeRow,
    from: rowsOf(resource, database()),
    where: words.length === 0 ? sql`` : sql`where ${join(words, ' and ')}`,
    order: sql`order by title, public_id`,
  };
  return selectPage(database(), list, page);
}

/** Empty text is no value. */
function attributesOf(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value === '' ? null : value]),
  );
}

function readEndpoints(resource: Resource, output: Shape): Endpoint[] {
  const present = presenterOf(resource);
  const { path } = resource;
  return [
    endpoint({
      method: 'GET',
      path,
      summary: `List ${path.slice(path.lastIndexOf('/') + 1)} in order of their title`,
      access: anyone,
      query: { search: text() },
      paged: true,
      conditional: 'database',
      output,
      async handle({ query, page }) {
        const { items, total } = await listRows(resource, query.search ?? '', page);
        return list(page, { items: items.map(present), total });
      },
    }),
    endpoint({
      method: 'GET',
      path: `${path}/{id}`,
      summary: `Get one ${typeNameOf(resource)}`,
      access: anyone,
      conditional: 'database',
      uid: resource.uid,
      output,
      problems: ['notFound'],
      handle: async ({ id }) => ok(present(await findRow(resource, id))),
    }),
  ];
}

/** The row, which nobody else changes until the transaction ends. */
async function findLocked(resource: Resource, id: number, trx: Knex): Promise<Row> {
  const seen = await findRow(resource, id, trx);
  await lockDocument(trx, resource.uid, seen.document_id);
  return findRow(resource, id, trx);
}

/** Changes exactly the fields that were sent. */
function updateRow(resource: Resource, id: number, sent: Record<string, unknown>): Promise<Row> {
  return retriedTransaction(async (trx) => {
    const { document_id: documentId } = await findLocked(resource, id, trx);
    await documents(resource.uid).update({ documentId, data: attributesOf(sent) });
    return findRow(resource, id, trx);
  });
}

function writeEndpoints(resource: Resource, output: Shape, capability: string): Endpoint[] {
  const present = presenterOf(resource);
  const { uid, path } = resource;
  const body = { title: required(text({ min: 1 })), ...resource.fields };
  const access = withCapability(capability);
  return [
    endpoint({
      method: 'POST',
      path,
      summary: `Create a ${typeNameOf(resource)}`,
      success: 201,
      access,
      body,
      output,
      async handle({ body: sent }) {
        const made = await documents(uid).create({ data: attributesOf(sent) });
        const { publicId } = made as unknown as { publicId: number };
        return withReadEtag(created(present(await findRow(resource, publicId)), path, publicId));
      },
    }),
    endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Change a ${typeNameOf(resource)}: only the fields that are sent`,
      access,
      body,
      output,
      problems: ['notFound'],
      handle: async ({ id, body: sent }) =>
        withReadEtag(ok(present(await updateRow(resource, id, sent)))),
    }),
  ];
}

/** Of two who remove it at the same time, the second waits for the row and then finds nothing. */
function deleteRow(resource: Resource, id: number): Promise<Row> {
  return retriedTransaction(async (trx) => {
    const row = await findLocked(resource, id, trx);
    await documents(resource.uid).delete({ documentId: row.document_id });
    return row;
  });
}

function deleteEndpoint(resource: Resource, output: Shape, capability: string): Endpoint {
  return endpoint({
    method: 'DELETE',
    path: `${resource.path}/{id}`,
    summary: `Delete a ${typeNameOf(resource)}`,
    removes: 'always',
    access: withCapability(capability),
    output,
    problems: ['notFound'],
    async handle({ id }) {
      return deleted(presenterOf(resource)(await deleteRow(resource, id)));
    },
  });
}

/** The routes of a resource: its list and single reads, and the writes that it names a capability for. */
export function resource(declared: Resource) {
  registerResource(declared);
  const output = outputOf(declared);
  return routesOf([
    ...readEndpoints(declared, output),
    ...(declared.edit ? writeEndpoints(declared, output, declared.edit) : []),
    ...(declared.remove ? [deleteEndpoint(declared, output, declared.remove)] : []),
  ]);
}
