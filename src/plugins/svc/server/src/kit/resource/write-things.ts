import type { Knex } from 'knex';
import { storedStateOf, type WritableStatus } from '../../contract/event-status';
import { columnNamed, execute, finding, select, sql, tableNamed } from '../../database/sql';
import { type InvalidParams, invalidParams, Problem } from '../../domain/problem';
import { lockDocument, writeChecked } from '../../host/document-writes';
import { database, documents } from '../../host/strapi';
import { retriedTransaction } from '../../database/transaction';
import { storeComponent } from './components';
import { draftContent } from './draft-content';
import { fileProblem } from './media';
import { draftTargets } from './draft-links';
import { findTargets, publicAmong, type RelationField } from './relations';
import { sentName } from './resolve-fields';
import type { Field, Resolved } from './resolved';
import { findRow, findRowOfDocument, type ThingRow } from './select-things';
import { updateShownStatus } from './shown-status';

/*
 * Writes of things, by the Document Service: whatever holds there, holds here.
 */

type Sent = Record<string, unknown>;

const idsIn = (value: unknown): number[] => [value as number | number[]].flat().filter(Boolean);

async function problemOf(db: Knex, field: Field, value: unknown): Promise<string | undefined> {
  if (field.in === 'media') return fileProblem(db, field, idsIn(value));
  if (field.in !== 'relation') return undefined;
  const known = await findTargets(db, field, idsIn(value));
  const unknown = idsIn(value).filter((id) => !known.has(id));
  const kind = field.target.slice(field.target.lastIndexOf('.') + 1);
  return unknown.length > 0 ? `there is no ${kind} ${unknown.join(', ')}` : undefined;
}

/** What only the database knows to be wrong with what was sent, by attribute. */
export async function thingProblems(resolved: Resolved, sent: Sent): Promise<InvalidParams> {
  const problems: InvalidParams = {};
  for (const field of resolved.fields) {
    const value = sent[sentName(field)];
    const problem = value === undefined ? undefined : await problemOf(database(), field, value);
    if (problem) problems[field.attribute] = problem;
  }
  return problems;
}

async function assertFine(resolved: Resolved, sent: Sent): Promise<void> {
  const problems = await thingProblems(resolved, sent);
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
}

/** Who sends ids has seen those that are public: what they could not see stays, behind what they sent. */
async function storeRelation(
  trx: Knex,
  field: RelationField,
  value: unknown,
  documentId: string | undefined,
) {
  const ids = idsIn(value);
  const targets = await findTargets(trx, field, ids);
  const sent = ids.map((id) => targets.get(id)!);
  if (!field.isMany) return sent[0] ?? null;
  const named = documentId ? await draftTargets(trx, field, documentId) : [];
  const seen = await publicAmong(trx, field, named);
  return [...new Set([...sent, ...named.filter((one) => !seen.has(one))])];
}

async function storeField(trx: Knex, field: Field, value: unknown, documentId?: string) {
  if (field.in === 'column') return field.kind.store(value);
  if (field.in === 'component') return storeComponent(field, value);
  if (field.in === 'relation') return storeRelation(trx, field, value, documentId);
  return field.isMany ? idsIn(value) : (idsIn(value)[0] ?? null);
}

/** What was sent, as attributes. */
async function attributesOf(trx: Knex, { fields }: Resolved, sent: Sent, documentId?: string) {
  const attributes: Sent = { ...('title' in sent && { title: sent.title }) };
  for (const field of fields) {
    const value = sent[sentName(field)];
    if (value === undefined) continue;
    attributes[field.attribute] = await storeField(trx, field, value, documentId);
  }
  return attributes;
}

function stateOf(status: WritableStatus | undefined) {
  if (!status) return {};
  const { published, visibility, readyForReview } = storedStateOf[status];
  return { readyForReview, ...(published && { visibility }) };
}

/** Makes a thing, in the status asked for; `ownerId` is the host's user, null for an API token. */
export async function createThing(
  resolved: Resolved,
  sent: Sent,
  ownerId: number | null,
): Promise<ThingRow> {
  return retriedTransaction(async (trx) => {
    await assertFine(resolved, sent);
    const status = sent.status as WritableStatus | undefined;
    const data = {
      ...(await attributesOf(trx, resolved, sent)),
      ...(resolved.hasDrafts && stateOf(status)),
      ...(resolved.owner && { [resolved.owner]: ownerId }),
    };
    const published = resolved.hasDrafts && storedStateOf[status ?? 'draft'].published;
    const made = await documents(resolved.declared.uid).create({
      data,
      ...(published && { status: 'published' as const }),
    });
    return findRow(trx, resolved, (made as unknown as { publicId: number }).publicId);
  });
}

/** The row, which nobody else changes until the transaction ends. */
async function findLocked(trx: Knex, resolved: Resolved, id: number): Promise<ThingRow> {
  const seen = await findRow(trx, resolved, id);
  await lockDocument(trx, resolved.declared.uid, seen.document_id);
  return findRow(trx, resolved, id);
}

interface Times {
  published_at: unknown;
  updated_at: string | number | Date;
}

/** Whether a document is published, and whether an editor's edits of its draft wait to be. */
async function versionsOf(trx: Knex, { table }: Resolved, documentId: string) {
  const times = sql`${columnNamed(trx, 'published_at')}, ${columnNamed(trx, 'updated_at')}`;
  const rows = await select(
    trx,
    finding<Times>(
      sql`select ${times} from ${tableNamed(trx, table)} where document_id = ${documentId}`,
    ),
  );
  const time = (row: Times | undefined) => new Date(row?.updated_at ?? 0).getTime();
  const published = rows.find((row) => row.published_at);
  const draft = rows.find((row) => !row.published_at);
  return { isPublished: Boolean(published), editsWait: time(draft) > time(published) };
}

/** Changes exactly this in what is published; what else waits in the draft stays there, unpublished. */
async function changePublished(uid: string, documentId: string, data: Sent, editsWait: boolean) {
  const waiting = editsWait ? await draftContent(uid, documentId) : null;
  if (waiting) await documents(uid).discardDraft({ documentId });
  await documents(uid).update({ documentId, data });
  await documents(uid).publish({ documentId });
  if (waiting) await documents(uid).update({ documentId, data: { ...waiting, ...data } });
}

async function changeWithDraft(trx: Knex, resolved: Resolved, row: ThingRow, change: Sent) {
  const { uid } = resolved.declared;
  const { status, ...data } = change as Sent & { status?: WritableStatus };
  const { document_id: documentId } = row;
  if (status && row.shown_status === 'trash') await setTrashed(trx, resolved, documentId, false);
  const { isPublished, editsWait } = await versionsOf(trx, resolved, documentId);
  const toBePublished = status ? storedStateOf[status].published : isPublished;
  const attributes = { ...data, ...stateOf(status) };
  if (isPublished && toBePublished) {
    await changePublished(uid, documentId, attributes, editsWait);
    return;
  }
  await documents(uid).update({ documentId, data: attributes });
  if (toBePublished) await documents(uid).publish({ documentId });
  if (isPublished && !toBePublished) await documents(uid).unpublish({ documentId });
}

/** Changes attributes of a thing; of one with drafts, in the draft and in what is published. */
async function change(trx: Knex, resolved: Resolved, row: ThingRow, attributes: Sent) {
  if (resolved.hasDrafts) return changeWithDraft(trx, resolved, row, attributes);
  const { document_id: documentId } = row;
  return documents(resolved.declared.uid).update({ documentId, data: attributes });
}

/** Changes exactly the fields that were sent. @throws Problem `notFound`, `invalidParam` */
export function updateThing(resolved: Resolved, id: number, sent: Sent): Promise<ThingRow> {
  return retriedTransaction(async (trx) => {
    const row = await findLocked(trx, resolved, id);
    await assertFine(resolved, sent);
    const attributes = await attributesOf(trx, resolved, sent, row.document_id);
    const { status } = sent;
    await change(trx, resolved, row, { ...attributes, ...(status !== undefined && { status }) });
    return findRow(trx, resolved, id);
  });
}

/** Runs an action with the thing to itself; answers the thing as it is then. */
export function actOn(
  resolved: Resolved,
  id: number,
  work: (row: ThingRow, update: (attributes: Sent) => Promise<unknown>) => unknown,
): Promise<ThingRow> {
  return retriedTransaction(async (trx) => {
    const row = await findLocked(trx, resolved, id);
    await work(row, (attributes) => change(trx, resolved, row, attributes));
    return findRow(trx, resolved, id);
  });
}

async function setTrashed(trx: Knex, { table }: Resolved, documentId: string, trashed: boolean) {
  await execute(
    trx,
    sql`update ${tableNamed(trx, table)}
      set ${columnNamed(trx, 'trashed_at')} = ${trashed ? new Date() : null}
      where document_id = ${documentId}`,
  );
  await updateShownStatus(trx, table, [documentId]);
}

/** Within the rules of the project; false where it is there already. */
async function moveRow(trx: Knex, resolved: Resolved, row: ThingRow, isTrashed: boolean) {
  if ((row.shown_status === 'trash') === isTrashed) return false;
  const { document_id: documentId } = row;
  const written = { uid: resolved.declared.uid, documentId, isRemoved: isTrashed };
  await writeChecked(trx, written, () => setTrashed(trx, resolved, documentId, isTrashed));
  return true;
}

/** Moves it to the trash or back, as it is, by its document; false where it is there already. */
export function moveThing(
  resolved: Resolved,
  documentId: string,
  isTrashed: boolean,
): Promise<boolean> {
  return retriedTransaction(async (trx) => {
    await lockDocument(trx, resolved.declared.uid, documentId);
    const row = await findRowOfDocument(trx, resolved, documentId);
    return row !== undefined && moveRow(trx, resolved, row, isTrashed);
  });
}

/** Puts it into the trash, its draft and what is published of it. @throws Problem `notFound`, `alreadyTrashed` */
export function trashThing(resolved: Resolved, id: number): Promise<ThingRow> {
  return retriedTransaction(async (trx) => {
    const row = await findLocked(trx, resolved, id);
    if (!(await moveRow(trx, resolved, row, true))) {
      throw new Problem('alreadyTrashed', 'It is in the trash already.');
    }
    return findRow(trx, resolved, id);
  });
}

/** Removes it for good. `before` is told of the row while it is there. */
export function deleteThing<T>(
  resolved: Resolved,
  id: number,
  before: (row: ThingRow) => Promise<T>,
): Promise<T> {
  return retriedTransaction(async (trx) => {
    // Of two who remove it at the same time, the second waits for the row and then finds nothing.
    const row = await findLocked(trx, resolved, id);
    const result = await before(row);
    await documents(resolved.declared.uid).delete({ documentId: row.document_id });
    return result;
  });
}
