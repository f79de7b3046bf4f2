import type { Knex } from 'knex';
import { storedStateOf, type WritableStatus } from '../../contract/event-status';
import { allMade } from '../../database/made-together';
import { columnNamed, execute, sql, tableNamed } from '../../database/sql';
import { invalidParams, Problem } from '../../domain/problem';
import { lockDocument, writeChecked } from '../../host/document-writes';
import { documents } from '../../host/strapi';
import { retriedTransaction } from '../../database/transaction';
import { changePublished, versionsOf } from './change-published';
import type { Resolved } from './resolved';
import { attributesOf, thingProblems } from './sent-values';
import { findRow, findRowOfDocument, type ThingRow } from './select-things';
import { updateShownStatus } from './shown-status';

/*
 * Writes of things, by the Document Service: whatever holds there, holds here.
 */

type Sent = Record<string, unknown>;

async function assertFine(resolved: Resolved, sent: Sent): Promise<void> {
  const problems = await thingProblems(resolved, sent);
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
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
    await allMade();
    return findRow(trx, resolved, (made as unknown as { publicId: number }).publicId);
  });
}

/** The row, which nobody else changes until the transaction ends. */
async function findLocked(trx: Knex, resolved: Resolved, id: number): Promise<ThingRow> {
  const seen = await findRow(trx, resolved, id);
  await lockDocument(trx, resolved.declared.uid, seen.document_id);
  return findRow(trx, resolved, id);
}

async function changeWithDraft(trx: Knex, resolved: Resolved, row: ThingRow, change: Sent) {
  const { uid } = resolved.declared;
  const { status, ...data } = change as Sent & { status?: WritableStatus };
  const { document_id: documentId } = row;
  if (status && row.shown_status === 'trash') await setTrashed(trx, resolved, documentId, false);
  const { isPublished, editsWait } = await versionsOf(trx, resolved.table, documentId);
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
