import type { Knex } from 'knex';
import {
  forbidden,
  type InvalidParams,
  cannotCreate,
  invalidParams,
  Problem,
} from '../../../domain/problem';
import { digestOf, isSameDigest } from '../../../domain/secrets';
import { issueId } from '../../../identity/public-ids';
import { insertRows, insertOrIgnore } from '../../../database/insert-rows';
import { table } from '../../../database/table';
import { database, retriedTransaction, settings } from '../../../host/strapi';
import { attendeeStates } from '../../../contract/attendee-status';
import { documentColumns } from '../../../database/document-columns';
import { now } from '../../../lib/clock';
import { amountProblem, refundableAmount } from '../domain/refundable-amount';
import { buyerRefundProblem } from '../domain/buyer-rules';
import { type RefundRow, findRefundRow } from '../queries/refund-requests';
import {
  type PendingRequest,
  type RefundableOrder,
  type RefundableAttendee,
  findPendingRequests,
  findRefundableOrder,
  findAttendeesOfOrder,
  findOrderIdByDigest,
} from '../queries/refund-subject';
import { lockOrder } from '../../order/lock-order';
import { logOrder } from '../../order/order-log';
import { minor, noMoney, sumOf, unitsOf, type Minor } from '../../../domain/money';

/** What somebody asks for: the money of an order, or of one place of it. Ids are public ones. */
export interface RefundInput {
  orderId?: number;
  attendeeId?: number;
  /** All that is left where nothing is said. */
  amount?: Minor;
  reason: string;
  /** Who asks; null for an API token, and for guests. */
  userId: number | null;
  /** What opens an order: whoever has it is its buyer, and means that order where no other is named. */
  token?: string;
  /** Whether for anybody's order, and whenever. */
  isBoxOffice: boolean;
  /** Whether its buyer gives the place back under the order's terms, and nobody decides. */
  isReturn?: boolean;
  /** What of the order counted as refunded when the amount was chosen. Where it is more by now, nothing happens. */
  refundedBefore?: Minor;
}

/** What a refund is about, as it stands. */
export interface RefundSubject {
  order: RefundableOrder;
  /** Of the whole order, or the one. */
  attendees: RefundableAttendee[];
  pendingRequests: PendingRequest[];
}

export type RefundTarget = Pick<RefundInput, 'orderId' | 'attendeeId' | 'token'>;

/** The order that a refund is of; undefined where there is none. */
export async function orderIdOf(db: Knex, { orderId, attendeeId, token }: RefundTarget) {
  if (!attendeeId) {
    return orderId ?? (token ? findOrderIdByDigest(db, digestOf(token)) : undefined);
  }
  const row = await table(db, 'svc_attendees').where({ public_id: attendeeId }).first('order_id');
  return row?.order_id ?? undefined;
}

function isOpenedBy(token: string | undefined, { access_digest: digest }: RefundableOrder) {
  return Boolean(token && digest && isSameDigest(digest, digestOf(token)));
}

/** A stranger's order is the same as one that is not there. @throws Problem `forbidden`, `notFound` */
function assertOwn(input: RefundInput, order: RefundableOrder | undefined): void {
  const { userId, isBoxOffice, token, orderId, attendeeId } = input;
  const isNamed = (orderId ?? attendeeId) !== undefined;
  if (isBoxOffice) return;
  if (order && userId !== null && order.user_id === userId) return;
  if (order && isOpenedBy(token, order)) return;
  if (!isNamed) throw new Problem('notFound', 'There is no order with this token.');
  throw forbidden();
}

function idProblems(
  input: RefundInput,
  order?: RefundableOrder,
  attendee?: RefundableAttendee,
): InvalidParams {
  const { orderId, attendeeId } = input;
  if (attendeeId && !order) {
    return { attendeeId: `there is no attendee ${attendeeId} who came with an order` };
  }
  if (!order) {
    const problem = orderId ? `there is no order ${orderId}` : 'is required: the token opens none';
    return { orderId: problem };
  }
  if (orderId && orderId !== order.public_id) {
    return { orderId: `is not the order of attendee ${attendeeId}` };
  }
  // Buyers are told by their own rules.
  if (input.isBoxOffice && attendee && !attendeeStates.allows(attendee.status, 'refunded')) {
    if (attendee.status === 'refunded') {
      return { attendeeId: 'this place is refunded already' };
    }
    return { attendeeId: `this place is ${attendee.status} and cannot be refunded` };
  }
  return {};
}

/** What may still go back: of the order, or of the one place. */
export function remainingAmount(
  { order, attendees, pendingRequests }: RefundSubject,
  { attendeeId }: RefundTarget,
): Minor {
  const requested = pendingRequests
    .filter(({ settle_after: onItsWay }) => onItsWay === null)
    .map(({ amount_minor: amount }) => minor(amount));
  const money = {
    status: order.status,
    total: minor(order.total_minor),
    refunded: minor(order.refunded_minor),
    requested: sumOf(requested),
  };
  return refundableAmount(money, attendeeId ? (attendees[0]?.price_minor ?? noMoney) : undefined);
}

/** @throws Problem `forbidden` */
async function findSubject(db: Knex, input: RefundInput) {
  const orderId = await orderIdOf(db, input);
  const order = orderId ? await findRefundableOrder(db, orderId) : undefined;
  assertOwn(input, order);
  const ofOrder = order ? await findAttendeesOfOrder(db, order.public_id) : [];
  const { attendeeId } = input;
  const attendees = attendeeId
    ? ofOrder.filter((place) => place.public_id === attendeeId)
    : ofOrder;
  const problems = idProblems(input, order, attendeeId ? attendees[0] : undefined);
  const pendingRequests = order ? await findPendingRequests(db, order.public_id) : [];
  return { problems, subject: order && { order, attendees, pendingRequests } };
}

function amountProblems(input: RefundInput, subject: RefundSubject): InvalidParams {
  const { amount, refundedBefore } = input;
  if (refundedBefore !== undefined && refundedBefore !== minor(subject.order.refunded_minor)) {
    return { amountMinor: 'was chosen before more of the order was refunded' };
  }
  const left = remainingAmount(subject, input);
  const problem = amountProblem(amount ?? left, left);
  return problem ? { amountMinor: problem } : {};
}

/**
 * What is wrong with a wish beyond the form of its values, by attribute.
 * @throws Problem `forbidden`
 */
export async function refundProblems(input: RefundInput): Promise<InvalidParams> {
  if (!input.orderId && !input.attendeeId && !input.token) return {};
  const { problems, subject } = await findSubject(database(), input);
  return { ...(subject && amountProblems(input, subject)), ...problems };
}

function assertNone(problems: InvalidParams): void {
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
}

function assertBuyerMayAsk({ order, attendees }: RefundSubject): void {
  const problem = buyerRefundProblem({
    attendees: attendees.map(({ status, end_utc: end }) => ({
      status,
      endsAt: end === null ? null : Number(end),
    })),
    placedAt: Number(order.placed_at),
    now: now(),
    windowDays: settings().refundWindowDays,
  });
  if (problem) throw problem;
}

function alreadyRequested(): Problem {
  return cannotCreate('There is already a pending refund request for this.', {
    reason: 'already_requested',
  });
}

/** One place is in one open request: its own, or one for the whole order. */
export function isAskedFor(pendingRequests: PendingRequest[], { attendeeId }: RefundTarget) {
  const isSame = (other: number) => !attendeeId || other === 0 || other === attendeeId;
  return pendingRequests.some((request) => isSame(request.attendee_id));
}

/** What is open has a key that no second one has, whatever happens at the same time. */
export function openKeyOf({ orderId, attendeeId }: RefundTarget): string {
  return attendeeId ? `attendee-${attendeeId}` : `order-${orderId}`;
}

/** The event that a request is about; 0 where there are several. */
function eventOf({ attendees }: RefundSubject): number {
  const [event, ...others] = new Set(attendees.map(({ event_id: eventId }) => eventId ?? 0));
  return others.length === 0 ? (event ?? 0) : 0;
}

/** What is given back is in the history already. */
function logRequest(
  trx: Knex.Transaction,
  input: RefundInput,
  subject: RefundSubject,
  request: number,
) {
  return logOrder(trx, subject.order.public_id, 'refund_requested', {
    ...(!input.isBoxOffice && { hand: 'buyer' as const }),
    ...(input.attendeeId && { attendee: input.attendeeId }),
    request,
    amount: unitsOf(input.amount ?? remainingAmount(subject, input)),
  });
}

/** Writes it down; whoever calls has looked at the rules. @throws Problem `cannotCreate` */
export async function insertRequest(
  trx: Knex.Transaction,
  input: RefundInput,
  subject: RefundSubject,
): Promise<number> {
  const { order } = subject;
  const at = now();
  const id = await issueId(trx, 'refund-request');
  const row = await insertOrIgnore(trx, 'svc_refund_requests', {
    ...documentColumns(new Date(at * 1000)),
    public_id: id,
    status: 'pending',
    order_id: order.public_id,
    attendee_id: input.attendeeId ?? 0,
    event_id: eventOf(subject),
    amount_minor: input.amount ?? remainingAmount(subject, input),
    currency: order.currency,
    reason: input.reason,
    buyer_name: order.buyer_name,
    buyer_email: order.buyer_email,
    requested_at: at,
    returned: input.isReturn ?? false,
    open_key: openKeyOf({ orderId: order.public_id, attendeeId: input.attendeeId }),
  });
  if (row === null) throw alreadyRequested();
  const link = { refund_request_id: row, order_id: order.id };
  await insertRows(trx, 'svc_refund_requests_order_lnk', [link]);
  if (!input.isReturn) await logRequest(trx, input, subject, id);
  return id;
}

/**
 * Asks for money back; the box office decides. Requests for one order come one after the other, so that together they
 * ask for no more than there is.
 * @throws Problem `forbidden`, `invalidParam`, `cannotCreate`
 */
export async function requestRefund(input: RefundInput): Promise<RefundRow> {
  const orderId = await orderIdOf(database(), input);
  return retriedTransaction(async (trx) => {
    if (orderId) await lockOrder(trx, orderId);
    const { problems, subject } = await findSubject(trx, input);
    assertNone(problems);
    if (!subject) throw forbidden();
    if (!input.isBoxOffice) assertBuyerMayAsk(subject);
    if (isAskedFor(subject.pendingRequests, input)) throw alreadyRequested();
    assertNone(amountProblems(input, subject));
    return (await findRefundRow(trx, await insertRequest(trx, input, subject)))!;
  });
}
