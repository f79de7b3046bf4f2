import type { EventStatus } from '../../contract/event-status';
import { withCapability } from '../../access/requirements';
import { database } from '../../host/strapi';
import { type Endpoint, endpoint, type EndpointRequest } from '../endpoint';
import { findReadEndpoint } from '../registry';
import { assertOrdering } from '../list-parameters';
import { created, deleted, list, ok, type Reply, withReadEtag } from '../reply';
import { boolean, type Shape } from '../schema';
import { readShape } from '../validate';
import { nearAsked } from './located';
import { type Action, kindOf, type OperationName, pluralOf } from './declaration';
import { presentRow, presentRows } from './present';
import {
  assertReadable,
  canRead,
  createAccess,
  listAccess,
  ownersOfList,
  readAccess,
  writeAccess,
} from './resource-access';
import type { Nested, Resolved } from './resolved';
import { findRow, listRows, type ThingFilter, type ThingRow } from './select-things';
import { thingProblems } from './sent-values';
import { actOn, createThing, deleteThing, trashThing, updateThing } from './write-things';

/*
 * The operations of a resource, made from its declaration.
 */

type Request = EndpointRequest<Shape, Shape>;

/** Not everybody who may write a thing may read it then. */
async function written(
  resolved: Resolved,
  row: ThingRow,
  { caller }: Request,
  answer: (shown: object) => Reply,
) {
  const reply = answer(await presentRow(database(), resolved, row, caller));
  return (await canRead(resolved, row, caller)) ? withReadEtag(reply) : reply;
}

async function listThings(resolved: Resolved, request: Request, under?: ThingFilter['under']) {
  const { query, page, caller } = request;
  assertOrdering(query as Parameters<typeof assertOrdering>[0]);
  const status = (query.status as EventStatus | undefined) ?? 'publish';
  const filter = { query, status, ...(under ? { under } : ownersOfList(resolved, request)) };
  const { items, total } = await listRows(database(), resolved, filter, page);
  const near = nearAsked(query)?.place;
  const shown = await presentRows(database(), resolved, items, caller, near);
  return list(page, { items: shown, total });
}

function orderSaid({ declared }: Resolved): string {
  return (declared.order ?? 'title').replace(/^-/, '');
}

export function listEndpoint(resolved: Resolved): Endpoint {
  return endpoint({
    method: 'GET',
    path: resolved.declared.path,
    summary: `List ${pluralOf(resolved.declared)} in order of their ${orderSaid(resolved)}`,
    access: listAccess(resolved),
    query: resolved.query,
    paged: true,
    conditional: 'database',
    embeds: resolved.embeds,
    output: resolved.output,
    handle: (request) => listThings(resolved, request),
  });
}

export function getEndpoint(resolved: Resolved): Endpoint {
  return endpoint({
    method: 'GET',
    path: `${resolved.declared.path}/{id}`,
    summary: `Get one ${kindOf(resolved.declared)}`,
    access: readAccess(resolved),
    conditional: 'database',
    embeds: resolved.embeds,
    uid: resolved.declared.uid,
    output: resolved.output,
    problems: ['notFound'],
    async handle({ id, caller }) {
      const row = await findRow(database(), resolved, id);
      await assertReadable(resolved, row, caller);
      return ok(await presentRow(database(), resolved, row, caller));
    },
  });
}

export function createEndpoint(resolved: Resolved): Endpoint {
  const { path, edit } = resolved.declared;
  return endpoint({
    method: 'POST',
    path,
    summary: `Create a ${kindOf(resolved.declared)}`,
    success: 201,
    access: createAccess(edit!),
    body: resolved.body,
    output: resolved.output,
    makes: resolved.declared.uid,
    findInvalidFields: ({ body }) => thingProblems(resolved, body),
    async handle(request) {
      const row = await createThing(resolved, request.body, request.caller.userId);
      return written(resolved, row, request, (shown) => created(shown, path, row.public_id));
    },
  });
}

export function updateEndpoint(resolved: Resolved): Endpoint {
  const { path, edit } = resolved.declared;
  return endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    summary: `Change a ${kindOf(resolved.declared)}: only the fields that are sent`,
    access: writeAccess(() => resolved, edit!),
    body: resolved.body,
    output: resolved.output,
    problems: ['notFound'],
    findInvalidFields: ({ body }) => thingProblems(resolved, body),
    async handle(request) {
      const row = await updateThing(resolved, request.id, request.body);
      return written(resolved, row, request, ok);
    },
  });
}

async function remove(resolved: Resolved, { id, caller }: Request): Promise<Reply> {
  const previous = await deleteThing(resolved, id, (row) =>
    presentRow(database(), resolved, row, caller),
  );
  return deleted(previous);
}

export function removeEndpoint(resolved: Resolved): Endpoint {
  const { path, remove: removers } = resolved.declared;
  const kind = kindOf(resolved.declared);
  const common = {
    method: 'DELETE' as const,
    path: `${path}/{id}`,
    access: writeAccess(() => resolved, removers!),
    output: resolved.output,
  };
  if (!resolved.hasDrafts) {
    return endpoint({
      ...common,
      summary: `Delete a ${kind}`,
      removes: 'always',
      problems: ['notFound'],
      handle: (request: Request) => remove(resolved, request),
    });
  }
  return endpoint({
    ...common,
    summary: `Move a ${kind} to the trash, or with force delete it for good`,
    removes: 'with force',
    query: { force: boolean().default(false) },
    problems: ['notFound', 'alreadyTrashed'],
    async handle(request) {
      if (request.query.force) return remove(resolved, request as Request);
      const row = await trashThing(resolved, request.id);
      return ok(await presentRow(database(), resolved, row, request.caller));
    },
  });
}

/** @throws Problem as the read of the thing above does */
async function assertParent({ parent }: Nested, request: Request): Promise<void> {
  const read = findReadEndpoint(parent)!;
  await read.handle({ ...request, query: readShape(read.query ?? {}, {}).values, body: {} });
}

/** A list below another thing, of those that are published. */
export function nestedEndpoint(resolved: Resolved, nested: Nested): Endpoint {
  const { status, ...query } = resolved.query;
  const kind = nested.parent.replace(/\/\{id\}$/, '').replace(/.*\//, '');
  return endpoint({
    method: 'GET',
    path: nested.path,
    summary: `List ${pluralOf(resolved.declared)} of one of the ${kind}`,
    access: readAccess(resolved),
    query,
    paged: true,
    conditional: 'database',
    embeds: resolved.embeds,
    output: resolved.output,
    problems: ['notFound'],
    async handle(request) {
      await assertParent(nested, request as Request);
      return listThings(resolved, request as Request, { nested, id: request.id });
    },
  });
}

export function actionEndpoint(resolved: Resolved, name: string, declared: Action): Endpoint {
  const { capability, body, work } = declared;
  const kind = kindOf(resolved.declared);
  return endpoint({
    method: 'POST',
    path: `${resolved.declared.path}/{id}/${name}`,
    summary: `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')} a ${kind}`,
    access: withCapability(capability),
    ...(body && { body }),
    output: resolved.output,
    problems: ['notFound'],
    async handle(request) {
      const row = await actOn(resolved, request.id, async (current, update) => {
        const thing = await presentRow(database(), resolved, current, request.caller);
        await work({ thing, request: request as Request, update });
      });
      return ok(await presentRow(database(), resolved, row, request.caller));
    },
  });
}

/** The operation, with what takes its place if something does. */
export function overridden(resolved: Resolved, name: OperationName, made: Endpoint): Endpoint {
  const override = resolved.declared.override?.[name];
  if (!override) return made;
  const handle = override((request) => made.handle(request));
  return { ...made, isOverridden: true, handle: async (request) => handle(request) };
}
