import type { Knex } from 'knex';
import { insertOrIgnore } from '../../../database/insert-rows';
import { table } from '../../../database/table';
import { findApprovers, findColleague } from '../../../host/approvers';
import { documents } from '../../../host/strapi';
import { Problem } from '../../../domain/problem';
import { now } from '../../../lib/clock';
import { recordEvents } from '../../../outbox/domain-events';

/*
 * An event that waits for review, or the changes of one: who asked, and the word that comes back to them. That it waits
 * says the event itself.
 */

const uid = 'plugin::svc.event';

export interface Review {
  /** Administrators; null for who asked by REST, and for what the service did by itself. */
  askedBy: number | null;
  askedAt: number | null;
  returnedBy: number | null;
  /** Null once that is over. */
  returnedAt: number | null;
  note: string | null;
}

export async function findReview(db: Knex, eventId: number): Promise<Review | null> {
  const row = await table(db, 'svc_event_reviews').where({ event_id: eventId }).first();
  if (!row) return null;
  const seconds = (kept: number | string | null) => (kept === null ? null : Number(kept));
  return {
    askedBy: row.asked_by,
    askedAt: seconds(row.asked_at),
    returnedBy: row.returned_by,
    returnedAt: seconds(row.returned_at),
    note: row.note,
  };
}

async function keep(trx: Knex, eventId: number, values: object): Promise<void> {
  await insertOrIgnore(trx, 'svc_event_reviews', { event_id: eventId });
  await table(trx, 'svc_event_reviews').where({ event_id: eventId }).update(values);
}

/** Notes who asks, and tells who may publish. */
export async function noteAsked(
  trx: Knex.Transaction,
  eventId: number,
  askedBy: number | null,
): Promise<void> {
  const answer = { returned_by: null, returned_at: null, note: null };
  await keep(trx, eventId, { asked_by: askedBy, asked_at: now(), ...answer });
  const approvers = (await findApprovers(uid)).filter((id) => id !== askedBy);
  await recordEvents(
    trx,
    ...approvers.map((administrator) => ({
      kind: 'review mail' as const,
      eventId,
      administrator,
      isReturned: false,
    })),
  );
}

/** What had to be said has been heeded, or is over: a later draft begins without it. Its mail may still have to go out. */
export async function endReturn(db: Knex, eventId: number): Promise<void> {
  await table(db, 'svc_event_reviews')
    .where({ event_id: eventId })
    .whereNotNull('returned_at')
    .update({ returned_at: null });
}

/** Whether who asked gets a mail when somebody gives it back, or publishes it: not who asked themselves, nor who has no account of the panel. */
export async function isAskerTold(review: Review, by: number | null): Promise<boolean> {
  const { askedBy } = review;
  return askedBy !== null && askedBy !== by && (await findColleague(askedBy)) !== null;
}

/** Gives it back with a word, which who asked gets by mail. @throws Problem where it waits for no review */
export async function returnEvent(
  trx: Knex.Transaction,
  event: { documentId: string; publicId: number; readyForReview: boolean | null },
  { by, note }: { by: number; note: string },
): Promise<void> {
  const { documentId, publicId: eventId, readyForReview } = event;
  if (!readyForReview) throw new Problem('invalidParam', 'It waits for no review any more.');
  await documents(uid).update({ documentId, data: { readyForReview: false } });
  await keep(trx, eventId, { returned_by: by, returned_at: now(), note });
  const review = (await findReview(trx, eventId))!;
  if (!(await isAskerTold(review, by))) return;
  await recordEvents(trx, {
    kind: 'review mail',
    eventId,
    administrator: review.askedBy!,
    isReturned: true,
  });
}

/** Tells who asked that what waited for review is published, by an administrator or, where that is null, otherwise. */
export async function notePublished(
  trx: Knex.Transaction,
  eventId: number,
  publishedBy: number | null,
): Promise<void> {
  const review = await findReview(trx, eventId);
  if (!review || !(await isAskerTold(review, publishedBy))) return;
  await recordEvents(trx, {
    kind: 'review mail',
    eventId,
    administrator: review.askedBy!,
    isReturned: false,
    isPublished: true,
    publishedBy,
  });
}
