import type { Knex } from 'knex';
import { forbidden, type InvalidParams, invalidParams, Problem } from '../../../domain/problem';
import { issueId } from '../../../identity/public-ids';
import { insertRows, insertUnlessTaken } from '../../../insert-rows';
import { database, retriedTransaction, settings } from '../../../strapi';
import { attendeeStates } from '../../attendee/domain/status';
import { documentColumns } from '../../order/services/place-order';
import { now } from '../../ticket/stock/stock';
import { amountProblem, leftToRefund } from '../domain/amounts';
import { problemForBuyer } from '../domain/for-buyers';
import { type RefundRow, selectRefund } from '../queries/requests';
import {
  type OpenRequest,
  type OrderToRefund,
  type PlaceRow,
  selectOpenRequests,
  selectOrderToRefund,
  selectPlaces,
} from '../queries/subject';
import { lockOrder } from './lock-order';

/** What somebody asks for: the money of an order, or of one place of it. Ids are public ones. */
export interface RefundWish {
  orderId?: number;
  attendeeId?: number;
  /** Minor units; all that is left where nothing is said. */
  amount?: number;
  reason: string;
  /** Who asks; null for an API token. */
  userId: number | null;
  /** Whether for anybody's order, and whenever. */
  isOffice: boolean;
}

/** What a wish is about, as it stands. */
interface Subject {
  order: OrderToRefund;
  /** Of the whole order, or the one. */
  places: PlaceRow[];
  open: OpenRequest[];
}

async function orderIdOf(db: Knex, { orderId, attendeeId }: RefundWish) {
  if (!attendeeId) return orderId;
  const row = (await db('attendees').where({ public_id: attendeeId }).first('order_id')) as
    { order_id: number | null } | undefined;
  return row?.order_id ?? undefined;
}

/** A stranger's order is the same as one that is not there. @throws Problem `forbidden` */
function assertOwn({ userId, isOffice }: RefundWish, order: OrderToRefund | undefined): void {
  if (isOffice || (order && userId !== null && order.user_id === userId)) return;
  throw forbidden();
}

function inspectIds(wish: RefundWish, order?: OrderToRefund, place?: PlaceRow): InvalidParams {
  const { orderId, attendeeId } = wish;
  if (attendeeId && !order) {
    return { attendee_id: `there is no attendee ${attendeeId} who came with an order` };
  }
  if (!order) return { order_id: `there is no order ${orderId}` };
  if (orderId && orderId !== order.public_id) {
    return { order_id: `is not the order of attendee ${attendeeId}` };
  }
  // Buyers are told by their own rules.
  if (wish.isOffice && place && !attendeeStates.allows(place.status, 'refunded')) {
    return { attendee_id: `attendee ${attendeeId} is ${place.status} and cannot be refunded` };
  }
  return {};
}

function leftOf({ order, places, open }: Subject, { attendeeId }: RefundWish): number {
  const asked = open
    .filter(({ settle_after: onItsWay }) => onItsWay === null)
    .reduce((sum, { amount_minor: amount }) => sum + Number(amount), 0);
  const money = {
    status: order.status,
    total: Number(order.total_minor),
    refunded: Number(order.refunded_minor),
    asked,
  };
  return leftToRefund(money, attendeeId ? (places[0]?.price_minor ?? 0) : undefined);
}

/** @throws Problem `forbidden` */
async function inspect(db: Knex, wish: RefundWish) {
  const orderId = await orderIdOf(db, wish);
  const order = orderId ? await selectOrderToRefund(db, orderId) : undefined;
  assertOwn(wish, order);
  const ofOrder = order ? await selectPlaces(db, order.public_id) : [];
  const { attendeeId } = wish;
  const places = attendeeId ? ofOrder.filter((place) => place.public_id === attendeeId) : ofOrder;
  const problems = inspectIds(wish, order, attendeeId ? places[0] : undefined);
  const open = order ? await selectOpenRequests(db, order.public_id) : [];
  return { problems, subject: order && { order, places, open } };
}

function inspectAmount(wish: RefundWish, subject: Subject): InvalidParams {
  const left = leftOf(subject, wish);
  const problem = amountProblem(wish.amount ?? left, left);
  return problem ? { amount: problem } : {};
}

/**
 * What is wrong with a wish beyond the form of its values, by parameter.
 * @throws Problem `forbidden`
 */
export async function problemsOfWish(wish: RefundWish): Promise<InvalidParams> {
  if (!wish.orderId && !wish.attendeeId) return {};
  const { problems, subject } = await inspect(database(), wish);
  return { ...(subject && inspectAmount(wish, subject)), ...problems };
}

function assertNone(problems: InvalidParams): void {
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
}

function assertForBuyer({ order, places }: Subject): void {
  const problem = problemForBuyer({
    places: places.map(({ status, end_utc: end }) => ({
      status,
      endsAt: end === null ? null : Number(end),
    })),
    placedAt: Number(order.placed_at),
    now: now(),
    windowDays: settings().refundWindowDays,
  });
  if (problem) throw new Problem('cannotCreate', problem);
}

function alreadyOpen(): Problem {
  return new Problem('cannotCreate', 'There is a refund request for this already, to be decided.');
}

/** One place is in one open request: its own, or one for the whole order. */
function assertNoneOpen({ open }: Subject, { attendeeId }: RefundWish): void {
  const isSame = (other: number) => !attendeeId || other === 0 || other === attendeeId;
  if (open.some((request) => isSame(request.attendee_id))) throw alreadyOpen();
}

/** What is open has a key that no second one has, whatever happens at the same time. */
function openKeyOf({ order }: Subject, { attendeeId }: RefundWish): string {
  return attendeeId ? `attendee-${attendeeId}` : `order-${order.public_id}`;
}

/** The event that a request is about; 0 where there are several. */
function eventOf({ places }: Subject): number {
  const [event, ...others] = new Set(places.map(({ event_id: eventId }) => eventId ?? 0));
  return others.length === 0 ? (event ?? 0) : 0;
}

async function write(trx: Knex.Transaction, wish: RefundWish, subject: Subject): Promise<number> {
  const { order } = subject;
  const at = now();
  const id = await issueId(trx, 'refund-request');
  const row = await insertUnlessTaken(trx, 'refund_requests', {
    ...documentColumns(at),
    public_id: id,
    status: 'pending',
    order_id: order.public_id,
    attendee_id: wish.attendeeId ?? 0,
    event_id: eventOf(subject),
    amount_minor: wish.amount ?? leftOf(subject, wish),
    currency: order.currency,
    reason: wish.reason,
    buyer_name: order.buyer_name,
    buyer_email: order.buyer_email,
    requested_at: at,
    open_key: openKeyOf(subject, wish),
  });
  if (row === null) throw alreadyOpen();
  const link = { refund_request_id: row, order_id: order.id };
  await insertRows(trx, 'refund_requests_order_lnk', [link]);
  return id;
}

/**
 * Asks for money back; the box office decides. Requests for one order come one after the other, so that together they
 * ask for no more than there is.
 * @throws Problem `forbidden`, `invalidParam`, `cannotCreate`
 */
export async function askForRefund(wish: RefundWish): Promise<RefundRow> {
  const orderId = await orderIdOf(database(), wish);
  return retriedTransaction(async (trx) => {
    if (orderId) await lockOrder(trx, orderId);
    const { problems, subject } = await inspect(trx, wish);
    assertNone(problems);
    if (!subject) throw forbidden();
    if (!wish.isOffice) assertForBuyer(subject);
    assertNoneOpen(subject, wish);
    assertNone(inspectAmount(wish, subject));
    return (await selectRefund(trx, await write(trx, wish, subject)))!;
  });
}

export default () => ({ askForRefund });
