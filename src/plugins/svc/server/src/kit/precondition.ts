import type { Knex } from 'knex';
import { lockDocument } from '../host/document-writes';
import { columns, select, sql, tableNamed } from '../database/sql';
import { Problem } from '../domain/problem';
import { retriedTransaction, tableOf } from '../host/strapi';
import { bodyWithEtag } from './conditional-get';
import type { Endpoint, EndpointRequest } from './endpoint';
import { matchesAnyEtag, matchesEtag } from './conditional-get';
import { pickFields } from './fields-parameter';
import { findReadEndpoint } from './registry';
import type { Reply } from './reply';
import type { Shape } from './schema';
import { readShape } from './validate';
import { TransportProblem } from './transport-problem';

/*
 * Conditional writes: who has read a thing and sends its tag in `If-Match` writes only while a read would answer the same.
 * The thing is locked, read as that caller reads it, compared and written in one transaction, so that of two who have
 * the same tag one writes.
 */

type Request = EndpointRequest<Shape, Shape>;

/** What the request says of the state that it is for. */
export interface Precondition {
  ifMatch: string;
  /** The names in its own `_fields`: who always reads with them has the tag of such an answer. */
  fields: string[];
}

function resourceChanged(): TransportProblem {
  return new TransportProblem(
    'preconditionFailed',
    'It has changed since it was read: read it again, and send the new ETag.',
  );
}

function etagNotSupported(): TransportProblem {
  return new TransportProblem(
    'preconditionFailed',
    'This has no ETag that could be sent in If-Match: leave the header out, or send *.',
  );
}

/** @throws Error for a write that would compare a tag with what others may change meanwhile */
export function assertEtagIsComparable({ path }: Endpoint): void {
  const read = findReadEndpoint(path);
  if (!read?.conditional || (read.uid && path.endsWith('/{id}'))) return;
  throw new Error(`GET ${path} has tags, which writes have to compare: it must say its uid.`);
}

/** Named alike in the table of every content type. */
const documentId = columns('svc_tags', 'document_id');

/** Makes everybody else who writes the thing, by whatever way, wait until the transaction ends. */
async function lockResource(trx: Knex, uid: string, publicId: number): Promise<void> {
  const [row] = await select(
    trx,
    sql`select ${documentId} from ${tableNamed(trx, tableOf(uid))} where public_id = ${publicId}`,
  );
  if (row) await lockDocument(trx, uid, row.document_id);
}

/**
 * What the read at the same path answers the caller; null where they may write the thing and not read it. That it is
 * not there goes before that.
 * @throws Problem `notFound`
 */
async function readAsCaller(read: Endpoint, request: Request): Promise<Reply | null> {
  const query = readShape(read.query ?? {}, {}).values;
  try {
    const reply = await read.handle({ ...request, query, body: {} });
    const { caller, id, header } = request;
    await read.access.check({ caller, id, query: {}, header });
    return reply;
  } catch (error) {
    const isRefused = error instanceof Problem && ['notSignedIn', 'forbidden'].includes(error.kind);
    if (isRefused) return null;
    throw error;
  }
}

function matchesPrecondition({ ifMatch, fields }: Precondition, { body }: Reply): boolean {
  const answers = fields.length === 0 ? [body] : [body, pickFields(body, fields)];
  return answers.some((answer) => matchesEtag(ifMatch, bodyWithEtag(answer).etag));
}

/** @throws Problem `notFound`, `preconditionFailed` */
async function rejectEtag(declared: Endpoint, request: Request): Promise<never> {
  const read = findReadEndpoint(declared.path);
  await (read ? readAsCaller(read, request) : declared.assertExists?.(request));
  throw etagNotSupported();
}

/**
 * Handles a write on one thing that says `If-Match`.
 * @throws Problem `notFound`, and `preconditionFailed` where no read of it would have one of the tags; then nothing has
 *   changed.
 */
export async function handleIfMatch(
  declared: Endpoint,
  request: Request,
  precondition: Precondition,
): Promise<Reply> {
  // Whether it is there at all, every write looks by itself.
  if (matchesAnyEtag(precondition.ifMatch)) return declared.handle(request);
  const read = findReadEndpoint(declared.path);
  const { conditional, uid } = read ?? {};
  if (!read || !conditional || !uid) return rejectEtag(declared, request);
  return retriedTransaction(async (trx) => {
    await lockResource(trx, uid, request.id);
    const current = await readAsCaller(read, request);
    if (!current || !matchesPrecondition(precondition, current)) throw resourceChanged();
    return declared.handle(request);
  });
}
