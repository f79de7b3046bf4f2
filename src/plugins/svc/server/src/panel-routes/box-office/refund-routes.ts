import type { RefundOffer } from '../../contract/box-office-details';
import { refundReasons } from '../../contract/refund-reasons';
import { noMoney } from '../../domain/money';
import { canReadAll } from '../../host/content-manager';
import { database } from '../../host/strapi';
import { type AdminContext, adminRoute, readText, readValue } from '../../kit/admin-route';
import { money } from '../../kit/money-schema';
import { findRefundable } from '../../resources/refund-request/operations/find-refundable';
import { refundNow } from '../../resources/refund-request/operations/refund-now';
import type { RefundTarget } from '../../resources/refund-request/operations/request-refund';
import { newRefundBody } from '../../resources/refund-request/schemas';
import {
  type Act,
  attendee,
  type BoxOfficeDocument,
  boxOfficeAction,
  order,
} from './box-office-action';
import { findOrderAttendees } from './queries';
import { readTillUse } from './till-use';

/*
 * Refunds that the box office begins: what can go back, and giving it back.
 */

type TargetOf = (thing: BoxOfficeDocument) => RefundTarget;

const wholeOrder: TargetOf = ({ publicId }) => ({ orderId: publicId });
const onePlace: TargetOf = ({ publicId }) => ({ attendeeId: publicId });

const nothing: RefundOffer = {
  left: noMoney,
  refunded: noMoney,
  currency: '',
  isByHand: false,
  paidBy: null,
  hasVoucher: false,
  isMailed: false,
  places: [],
};

/** Names, for those who may read all attendees; ends of codes, for those who may read these. */
async function namesIn(orderDocument: string, { state }: AdminContext) {
  const sees = (field: string) => canReadAll(state.userAbility, attendee.uid, field);
  if (!sees('fullName')) return new Map<string, never>();
  const withCodes = sees('securityCode');
  const found = await findOrderAttendees(database(), orderDocument, { withCodes });
  return new Map(found.map(({ documentId, ...one }) => [documentId, one]));
}

const offerPlaces: Act = async (thing, ctx) => {
  const found = await findRefundable(wholeOrder(thing));
  const names = await namesIn(thing.documentId, ctx);
  const places = (found?.places ?? []).flatMap(({ documentId, left }) => {
    const one = names.get(documentId);
    if (!one) return [];
    const { fullName, ticket, codeEnd } = one;
    return [{ documentId, left, fullName, ticket, codeEnd }];
  });
  ctx.body = { ...(found ?? nothing), places } satisfies RefundOffer;
};

const offerPlace: Act = async (thing, ctx) => {
  const found = await findRefundable(onePlace(thing));
  ctx.body = { ...(found ?? nothing), places: [] } satisfies RefundOffer;
};

/** 0.00 is what an order begins with. */
const refundedSoFar = money({ wholeDigits: 12 });

const giveBack =
  (targetOf: TargetOf): Act =>
  (thing, ctx) => {
    const { body = {} } = ctx.request;
    const refund = {
      ...targetOf(thing),
      amount: readValue('amountMinor', newRefundBody.amount, body.amount),
      reason: readText('reason', newRefundBody.reason, body.reason || refundReasons.byOffice),
      refundedBefore: readValue('refunded', refundedSoFar, body.refunded),
    };
    return refundNow(refund, readTillUse(ctx));
  };

const decide = 'decideRefund';

export const refundRoutes = [
  adminRoute('GET', '/orders/:documentId/refund', boxOfficeAction(order, decide, offerPlaces)),
  adminRoute(
    'POST',
    '/orders/:documentId/refund',
    boxOfficeAction(order, decide, giveBack(wholeOrder)),
  ),
  adminRoute('GET', '/attendees/:documentId/refund', boxOfficeAction(attendee, decide, offerPlace)),
  adminRoute(
    'POST',
    '/attendees/:documentId/refund',
    boxOfficeAction(attendee, decide, giveBack(onePlace)),
  ),
];
