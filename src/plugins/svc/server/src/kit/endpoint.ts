import type { Context } from 'koa';
import { withTimeLimit } from '../database/time-limit';
import { type InvalidParams, Problem } from '../domain/problem';
import { addressOf, networkOf } from '../access/client-address';
import { callerOf, innerRequestOf } from '../access/identify';
import type { Access, AccessRequest } from '../access/requirements';
import { authOf } from '../access/strategies';
import type { Caller } from '../access/caller';
import {
  conditionalRequestOf,
  dependencyOf,
  sendNotModifiedFromCache,
  type ResponseDependency,
} from './conditional-get';
import { refuseForeignForm } from './foreign-form';
import { assertMethodIsKnown } from './method-override';
import { requireHttps } from '../access/basic';
import type { Connection } from './connection';
import { type Deprecation, markDeprecated } from './deprecation';
import { outerFields, requestedEmbeds, requestedFields } from './fields-parameter';
import { type InnerResponse, type InnerRequestOptions, sendInnerRequest } from './inner-request';
import type { Page } from '../domain/page';
import { pagingQuery } from './paging';
import { assertEtagIsComparable, handleIfMatch } from './precondition';
import { type AnyProblemKind, problemOf } from './error-body';
import type { Reply } from './reply';
import { findEndpoint, type Handler, registerEndpoint, registerRoute } from './registry';
import { bodyOf, rawBodyOf } from './request-body';
import { embedInto, type Embeds } from './resource/embeds';
import { sendReply } from './send-reply';
import { settings } from '../host/strapi';
import { type JsonSchema, maxInteger, type Shape, type Values } from './schema';
import { assertValid, bodyFields, readHeaders, readShape, type ShapeResult } from './validate';
import { onWire, reasonsOnWire, wireNamesOf } from './wire-names';

/** A request whose caller may make it and whose parameters are right. */
export interface EndpointRequest<Q extends Shape, B extends Shape> extends Connection {
  caller: Caller;
  /** The id in the path; 0 where the path has none. */
  id: number;
  /** The uuid in the path; empty where the path has none. */
  uuid: string;
  query: Partial<Values<Q>>;
  body: Partial<Values<B>>;
  /** The fields that `_fields` names, without what is in them; empty where all are wanted. */
  fields: string[];
  /** What of that which the endpoint can embed is asked for. */
  embeds: string[];
  /** Which page of a list is wanted. */
  page: Page;
  /** Where the client is, as far as a trusted proxy tells. */
  clientAddress: string;
  /** Makes another request of this service, as the same caller. */
  call: (inner: InnerRequestOptions) => Promise<InnerResponse>;
}

/**
 * One operation of the service, declared once: the Strapi route, the checks and (for readers) the description all
 * come from this.
 */
export interface Endpoint<Q extends Shape = Shape, B extends Shape = Shape> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the REST root; `{id}` or `{uuid}` stands for what names one thing. */
  path: string;
  summary: string;
  access: Access;
  query?: Q;
  body?: B;
  /** What is sent to one that reads the body itself, as it came: for the description alone. */
  rawBody?: { schema: JsonSchema; example: unknown };
  /** Headers that mean something to it, checked as parameters are. Those that sign in are not among them. */
  headers?: Shape;
  /** That it will not stay: the description says so, and each answer. */
  deprecated?: Deprecation;
  /** Headers of its answers besides those that the kit sets, and what each says. */
  responseHeaders?: Record<string, string>;
  /** The answer's fields; of each item for a list. */
  output: Shape;
  /** Status of an answer where nothing goes wrong; 200 unless said. */
  success?: 200 | 201 | 207;
  /** Whether the answer can be text, too; or what it is, where it never is JSON. Errors always are. */
  hasText?: boolean;
  mediaType?: string;
  /** The fields of an answer in another form, with the same status. */
  alternativeOutput?: Shape;
  /** Whether the answer tells of a thing that is gone, `{deleted, previous}`: always, or with `force` only. */
  removes?: 'always' | 'with force';
  /** Whether the description of each namespace that is asked in batches has it, too. */
  isInEveryDocument?: boolean;
  /** What a generated client calls it; made from method and path where nothing is said. */
  operationId?: string;
  /** Adds `page` and `per_page`, and the headers of a list. */
  paged?: boolean;
  /**
   * For reads that are open: the answer has a tag, and who sends it back in `If-None-Match` gets 304 while the answer is
   * the same. Says what it follows from: too much costs time, too little is wrong. It looks at no cookie and no header.
   */
  conditional?: ResponseDependency;
  /** Whether a function of a project's has taken the place of its work, and nobody here knows what an answer follows from. */
  isOverridden?: boolean;
  /** Parameters with which its answers follow from the clock, too. */
  clockParameters?: readonly string[];
  /** Fields with which they do, where `_fields` names one. */
  clockFields?: readonly string[];
  /** What `_embed` can have put into `_embedded`; with it the answer follows from the clock, too. */
  embeds?: Embeds;
  /**
   * For the read of one thing that has a tag, where there are writes at its path, which take the tag in `If-Match` and
   * lock the thing while they compare: Strapi's name of the type.
   */
  uid?: string;
  /** For what makes one thing of a type, where a batch may make several in one transaction: Strapi's name of the type. */
  makes?: string;
  /** Problems of its own, besides those of its checks. */
  problems?: readonly AnyProblemKind[];
  /** Fields that this request must have besides the required ones. `invalid` has those that were sent wrong. */
  findMissingFields?(request: EndpointRequest<Q, B>, invalid: InvalidParams): string[];
  /** What only the database knows to be wrong, by attribute: asked when values did not pass, so that the answer names all. */
  findInvalidFields?(request: EndpointRequest<Q, B>): Promise<InvalidParams>;
  /** For a write where there is no read. @throws Problem `notFound` */
  assertExists?(request: EndpointRequest<Q, B>): Promise<unknown>;
  /** The work itself, when the caller may and the parameters are right. */
  handle(request: EndpointRequest<Q, B>): Promise<Reply>;
}

/** Gives a declaration its types. */
export function endpoint<Q extends Shape, B extends Shape>(declared: Endpoint<Q, B>): Endpoint {
  return declared as unknown as Endpoint;
}

/** Whether the path is that of one thing, and not of a collection: the caller's own account, too. */
export function isSingleResource({ path }: Pick<Endpoint, 'path'>): boolean {
  return path.endsWith('}') || path.endsWith('/me');
}

/** Whether it changes or removes one thing, and so looks at `If-Match`. */
export function isSingleResourceWrite(declared: Endpoint): boolean {
  return declared.method !== 'GET' && isSingleResource(declared);
}

/** The id in the path; one too large for the database is an id that nothing has. */
function idOf(ctx: Context): number {
  const id = Number((ctx.params as Record<string, string>).id ?? 0);
  return id <= maxInteger ? id : 0;
}

type PagingValues = Partial<Record<'page' | 'per_page' | 'offset', number>>;

/** Paging stands behind an endpoint's own parameters. */
function readQuery({ query, paged }: Endpoint, ctx: Context): ShapeResult<Shape> {
  const own = readShape(query ?? {}, ctx.query);
  if (!paged) return own;
  const { values, invalid } = readShape(pagingQuery, ctx.query);
  Object.assign(own.values, values);
  Object.assign(own.invalid, invalid);
  return own;
}

/** What was sent, read as declared: as much as can be told without the database. @throws Problem `invalidJson` */
function readRequest(declared: Endpoint, ctx: Context, { caller, id }: AccessRequest) {
  const query = readQuery(declared, ctx);
  const headers = readHeaders(declared.headers, ctx);
  const sent = declared.body ? bodyFields(bodyOf(ctx)) : {};
  const partial = isSingleResource(declared);
  const body = readShape(declared.body ?? {}, sent, { partial });
  const { page = 1, per_page: perPage = 10, offset } = query.values as PagingValues;
  const request = {
    caller,
    id,
    uuid: (ctx.params as Record<string, string>).uuid?.toLowerCase() ?? '',
    query: query.values,
    body: body.values,
    fields: outerFields(ctx.query._fields),
    embeds: requestedEmbeds(ctx.query, declared.embeds ?? {}),
    page: { page, perPage, ...(declared.paged && offset !== undefined && { offset }) },
    cookie: (name: string) => ctx.cookies.get(name),
    header: (name: string) => ctx.get(name),
    rawBody: () => rawBodyOf(ctx),
    network: () => networkOf(ctx),
    requireHttps: () => requireHttps(ctx),
    accepts: (types: string[]) => ctx.accepts(types),
    acceptsLanguages: (tags: string[]) => ctx.acceptsLanguages(tags),
    get clientAddress() {
      return addressOf(ctx);
    },
    call: (inner: InnerRequestOptions) => sendInnerRequest(ctx, caller, inner),
  };
  const missing = declared.findMissingFields?.(request, body.invalid) ?? [];
  body.missing.push(...missing.filter((name) => !(name in body.invalid)));
  return { request, query, headers, body };
}

type ReadRequest = ReturnType<typeof readRequest>;

/** The request as declared. @throws Problem `missingParam`, `invalidParam` */
function assertRead({ request, query, headers, body }: ReadRequest) {
  assertValid(query, headers, body);
  return request;
}

/** Of one parameter, what is wrong with its form goes first: the database was asked without it. */
async function findInvalid(declared: Endpoint, { request, body }: ReadRequest): Promise<void> {
  if (Object.keys(body.invalid).length === 0) return;
  const found = await declared.findInvalidFields!(request);
  body.invalid = { ...reasonsOnWire(found, wireNamesOf(declared.body ?? {})), ...body.invalid };
}

/** How long a statement of a read may take that guests may ask for, in seconds; 0 for as long as it takes. */
function timeLimitOf({ method, access }: Endpoint): number {
  return method === 'GET' && access.allowsGuests ? settings().publicReadSeconds : 0;
}

/** Calls the handler of a request that passed its checks. */
async function handle(ctx: Context, declared: Endpoint, request: EndpointRequest<Shape, Shape>) {
  const ifMatch = ctx.req.headers['if-match'];
  try {
    if (ifMatch === undefined || !isSingleResourceWrite(declared)) {
      const reply = await declared.handle(request);
      if (request.embeds.length > 0) await embedInto(reply.body, declared.embeds!, request);
      return reply;
    }
    const fields = requestedFields(ctx.query._fields);
    return await handleIfMatch(declared, request, { ifMatch, fields });
  } catch (error) {
    const problem = problemOf(error);
    throw problem instanceof Problem ? onWire(problem, wireNamesOf(declared.body ?? {})) : error;
  }
}

/** Everything a request goes through, in the order of docs/contract.md 1.1. */
function handlerOf(declared: Endpoint) {
  return async (ctx: Context): Promise<void> => {
    if (declared.deprecated) markDeprecated(ctx, declared.deprecated);
    const caller = callerOf(ctx);
    const dependency = dependencyOf(declared, ctx.query);
    const condition = dependency ? conditionalRequestOf(dependency, ctx, caller) : null;
    if (condition && sendNotModifiedFromCache(ctx, condition)) return;
    const header = (name: string) => ctx.get(name);
    const attempt = { caller, id: idOf(ctx), query: ctx.query, header };
    const form = () => readRequest(declared, ctx, attempt);
    if (innerRequestOf(ctx)?.isDryRun) {
      assertRead(form());
      ctx.status = 204;
      return;
    }
    // Mostly there is nothing to wait for, and to wait takes time.
    const checked = declared.access.check(attempt);
    if (checked) await checked;
    if (declared.method !== 'GET') {
      refuseForeignForm(ctx);
      assertMethodIsKnown(ctx);
    }
    const read = form();
    if (declared.findInvalidFields) await findInvalid(declared, read);
    const request = assertRead(read);
    const reply = await withTimeLimit(timeLimitOf(declared), () => handle(ctx, declared, request));
    const sent = sendReply(ctx, reply, condition);
    if (sent) await sent;
  };
}

/** PUT, PATCH and POST on one thing are the same update. */
export function methodsOf(declared: Pick<Endpoint, 'method' | 'path'>): string[] {
  const isUpdate = declared.method === 'PUT' && isSingleResource(declared);
  return isUpdate ? ['PUT', 'PATCH', 'POST'] : [declared.method];
}

/** The path as the router takes it; what names one thing has a form, and another form is another path. */
function routePathOf({ path }: Pick<Endpoint, 'path'>): string {
  return `/${path.replace('{id}', ':id(\\d+)').replace('{uuid}', ':uuid([\\da-fA-F-]{36})')}`;
}

function routesAt(declared: Pick<Endpoint, 'method' | 'path'>, handler: Handler) {
  return methodsOf(declared).map((method) => {
    const config = { auth: authOf(handler) };
    const route = { method, path: routePathOf(declared), handler: [handler], config };
    registerRoute(declared, route, handler);
    return route;
  });
}

/** What a file in an API's `routes` folder exports. */
export function routesOf(endpoints: Endpoint[]) {
  for (const declared of endpoints) registerEndpoint(declared, declared);
  endpoints.filter(isSingleResourceWrite).forEach(assertEtagIsComparable);
  return { routes: endpoints.flatMap((declared) => routesAt(declared, handlerOf(declared))) };
}

/** The same, for operations that are declared while Strapi registers, when it knows the content types. */
export function lazyRoutesOf(operations: Pick<Endpoint, 'method' | 'path'>[]) {
  const routes = operations.flatMap((operation) => {
    let known: { declared: Endpoint; handler: Handler } | undefined;
    return routesAt(operation, (ctx) => {
      const declared = findEndpoint(operation)!;
      if (known?.declared !== declared) known = { declared, handler: handlerOf(declared) };
      return known.handler(ctx);
    });
  });
  return { routes };
}
