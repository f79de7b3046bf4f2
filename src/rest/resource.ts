import type { Knex } from 'knex';
import * as yup from 'yup';
import { notFound } from '../domain/problem';
import { database, documents, settings, tableOf, transaction } from '../strapi';
import { anyone, holdersOf } from './access';
import { type Endpoint, endpoint, routesOf } from './endpoint';
import { named } from './named';
import { offsetOf, type Page, type PageResult } from './paging';
import { pascalCase } from './pascal-case';
import { registerResource } from './registry';
import { created, deleted, list, ok } from './reply';
import { required, type Shape, text } from './schema';

/**
 * A content type without drafts that REST shows row by row: a title, plain fields, and a public address. Its schema
 * has the title and the fields; complete-types.ts adds the rest.
 */
export interface Resource {
  /** Strapi's name of the type, `api::venue.venue`. */
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

interface Row {
  public_id: number;
  document_id: string;
  title: string;
  slug: string;
  [field: string]: unknown;
}

function nameOf({ uid }: Resource): string {
  return uid.slice(uid.lastIndexOf('.') + 1);
}

/** A field as the wire has it, also where it is empty. SQLite keeps booleans as numbers. */
function shown({ type }: yup.AnySchema, value: unknown): unknown {
  if (type === 'boolean') return Boolean(value);
  return value ?? (type === 'number' ? 0 : '');
}

function presenterOf({ path, fields, address }: Resource) {
  const plural = path.slice(path.lastIndexOf('/') + 1);
  return (row: Row): { id: number } & Record<string, unknown> => ({
    id: row.public_id,
    title: row.title,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [name, shown(schema, row[name])]),
    ),
    ...(address === 'url'
      ? { url: `${settings().publicUrl}/${plural}/${row.slug}` }
      : { slug: row.slug }),
  });
}

function outputOf(resource: Resource): Shape {
  const { fields, address } = resource;
  const shown = { id: yup.number(), title: yup.string(), ...fields, [address]: yup.string() };
  return named(pascalCase(nameOf(resource)), shown);
}

async function find(resource: Resource, id: number, db: Knex = database()): Promise<Row> {
  const row = (await db(tableOf(resource.uid)).where({ public_id: id }).first()) as Row | undefined;
  if (!row) throw notFound(nameOf(resource));
  return row;
}

function matching(resource: Resource, search: string): Knex.QueryBuilder {
  const query = database()(tableOf(resource.uid));
  for (const word of search.split(/\s+/).filter(Boolean)) {
    // Both made small by the database: engines differ in what becomes of letters such as İ and Σ.
    const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
    void query.whereRaw("lower(title) like lower(?) escape '!'", [pattern]);
  }
  return query;
}

async function listRows(resource: Resource, search: string, page: Page): Promise<PageResult<Row>> {
  const items = (await matching(resource, search)
    .orderBy(['title', 'public_id'])
    .limit(page.perPage)
    .offset(offsetOf(page))) as Row[];
  const [counted] = (await matching(resource, search).count({ total: '*' })) as {
    total: number | string;
  }[];
  return { items, total: Number(counted!.total) };
}

/** Empty text is no value. */
function attributesOf(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value === '' ? null : value]),
  );
}

function readsOf(resource: Resource, output: Shape): Endpoint[] {
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
      summary: `Get one ${nameOf(resource)}`,
      access: anyone,
      conditional: 'database',
      output,
      problems: ['notFound'],
      handle: async ({ id }) => ok(present(await find(resource, id))),
    }),
  ];
}

function editsOf(resource: Resource, output: Shape, capability: string): Endpoint[] {
  const present = presenterOf(resource);
  const { uid, path } = resource;
  const body = { title: required(text({ min: 1 })), ...resource.fields };
  const access = holdersOf(capability);
  return [
    endpoint({
      method: 'POST',
      path,
      summary: `Create a ${nameOf(resource)}`,
      success: 201,
      access,
      body,
      output,
      async handle({ body: sent }) {
        const made = await documents(uid).create({ data: attributesOf(sent) });
        const { publicId } = made as unknown as { publicId: number };
        return created(present(await find(resource, publicId)), path, publicId);
      },
    }),
    endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Change a ${nameOf(resource)}: only the fields that are sent`,
      access,
      body,
      output,
      problems: ['notFound'],
      async handle({ id, body: sent }) {
        const { document_id: documentId } = await find(resource, id);
        await documents(uid).update({ documentId, data: attributesOf(sent) });
        return ok(present(await find(resource, id)));
      },
    }),
  ];
}

/** Of two who remove it at the same time, the second waits for the row and then finds nothing. */
function remove(resource: Resource, id: number): Promise<Row> {
  return transaction(async (trx) => {
    await trx(tableOf(resource.uid)).where({ public_id: id }).update({ public_id: id });
    const row = await find(resource, id, trx);
    await documents(resource.uid).delete({ documentId: row.document_id });
    return row;
  });
}

function removalOf(resource: Resource, output: Shape, capability: string): Endpoint {
  return endpoint({
    method: 'DELETE',
    path: `${resource.path}/{id}`,
    summary: `Delete a ${nameOf(resource)}`,
    removes: 'always',
    access: holdersOf(capability),
    output,
    problems: ['notFound'],
    async handle({ id }) {
      return deleted(presenterOf(resource)(await remove(resource, id)));
    },
  });
}

/** The routes of a resource: its list and single reads, and the writes that it names a capability for. */
export function resource(declared: Resource) {
  registerResource(declared);
  const output = outputOf(declared);
  return routesOf([
    ...readsOf(declared, output),
    ...(declared.edit ? editsOf(declared, output, declared.edit) : []),
    ...(declared.remove ? [removalOf(declared, output, declared.remove)] : []),
  ]);
}
