import * as yup from 'yup';
import { Problem } from '../../domain/problem';
import { nameOf } from '../../host/administrator-name';
import { findColleague } from '../../host/approvers';
import { permissionChecker } from '../../host/content-manager';
import { lockDocument } from '../../host/document-writes';
import { queryEngine, withCreator } from '../../host/query-engine';
import { database, retriedTransaction } from '../../host/strapi';
import { type AdminContext, adminRoute, type Handler, readText } from '../../kit/admin-route';
import type { ShownReview } from '../../contract/event-list';
import { findReview, isAskerTold, returnEvent } from '../../resources/event/review/reviews';

/* The word that goes back to who asked for a review, and what there is to be read about it. */

const uid = 'plugin::svc.event';
const maxNote = 2000;
const noteSchema = yup.string().trim().required('has to say something').max(maxNote);

function findDraft({ params }: AdminContext) {
  return queryEngine(uid).findOne({
    where: { documentId: params.documentId, publishedAt: null, trashedAt: null },
    populate: withCreator,
  });
}

const sayWho = async (id: number | null) => {
  const found = id === null ? null : await findColleague(id);
  return found && nameOf(found);
};

/** For those who may see the event. */
const showReview: Handler = async (ctx) => {
  const checker = permissionChecker(ctx.state.userAbility, uid);
  if (checker.cannot.read()) return ctx.forbidden();
  const event = await findDraft(ctx);
  if (!event) return ctx.notFound('There is no such event.');
  if (checker.cannot.read(event)) return ctx.forbidden();
  const review = await findReview(database(), event.publicId);
  const isReturned = review !== null && review.returnedAt !== null;
  ctx.body = {
    waits: Boolean(event.readyForReview),
    askedBy: review && (await sayWho(review.askedBy)),
    askedAt: review?.askedAt ?? null,
    returnedBy: isReturned ? await sayWho(review.returnedBy) : null,
    returnedAt: review?.returnedAt ?? null,
    note: isReturned ? review.note : null,
    isAskerTold: review !== null && (await isAskerTold(review, ctx.state.user.id)),
  } satisfies ShownReview;
};

/** For those who could publish it instead. */
const giveBack: Handler = async (ctx) => {
  const checker = permissionChecker(ctx.state.userAbility, uid);
  if (checker.cannot.publish()) return ctx.forbidden();
  const note = readText('note', noteSchema, ctx.request.body?.note);
  const event = await findDraft(ctx);
  if (!event) return ctx.notFound('There is no such event.');
  if (checker.cannot.read(event) || checker.cannot.publish(event)) return ctx.forbidden();
  await retriedTransaction(async (trx) => {
    await lockDocument(trx, uid, event.documentId);
    const now = await findDraft(ctx);
    if (!now) throw new Problem('notFound', 'There is no such event.');
    await returnEvent(trx, now, { by: ctx.state.user.id, note });
  });
  ctx.status = 204;
};

export const reviewRoutes = [
  adminRoute('GET', '/events/:documentId/review', showReview),
  adminRoute('POST', '/events/:documentId/return', giveBack),
];
