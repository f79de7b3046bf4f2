import { describeTicket } from '../../resources/order/domain/describe-ticket';
import { findOrderPageByToken } from '../../resources/order/service';
import { Problem } from '../../domain/problem';
import { database, settings } from '../../host/strapi';
import { findPaymentMethod, findProvider } from '../../payments/providers';
import { refreshPayment } from '../../resources/order/operations/payment/pay';
import type { PageAnswer, Parameters } from '../page-route';
import { selectVenues } from '../../resources/venue/queries/venues';
import { findPaymentElsewhere, paymentAddressOf } from '../payment/find-payment';
import { findSelfHelp } from '../../resources/event/queries/self-help';
import { findHowToPay } from '../../resources/order/how-to-pay';
import { orderPage, type ShownOrder } from './order-page';
import { holdsPlace } from '../../contract/attendee-status';
import type { PlacesLeft } from '../../resources/order/domain/status-text';
import { findTicketsOfOrder, isHandedOn } from '../../resources/order/queries/purchased-tickets';
import { findRefundsOfOrder } from '../../resources/refund-request/queries/refunds-of-order';

/** As many as are made at once, and as one looks through. */
const perPage = 50;

/** A page that is no number is the first. */
function pageOf(page: string): number {
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** @throws Problem `notFound` unless the token opens the order with this id */
async function open({ id, token = '', page = '' }: Parameters) {
  const opened = await findOrderPageByToken(token, { page: pageOf(page), perPage });
  if (String(opened.order.public_id) !== id) {
    throw new Problem('notFound', 'The token is of another order.');
  }
  return opened;
}

/**
 * Of an order that is paid on another page: how the payment stands, since its buyer may have come back from there
 * before we were told. The address where one goes on, if there is anything to go on with.
 */
async function lookAtPayment(orderId: number): Promise<string | undefined> {
  const order = await findPaymentElsewhere(orderId);
  if (!order) return undefined;
  try {
    return paymentAddressOf(await refreshPayment(order, findProvider(order.paymentMethod)!));
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Of all its places, should one page not have them all. */
async function findPlacesLeft({ order, tickets, places }: ShownOrder): Promise<PlacesLeft> {
  const all =
    tickets.length < places ? await findTicketsOfOrder(database(), order.public_id) : tickets;
  const held = all.filter(({ status }) => holdsPlace(status));
  const handedOn = held.filter(isHandedOn).length;
  return { total: all.length, own: held.length - handedOn, handedOn };
}

/** @throws Problem `notFound` unless the token opens the order with this id */
export async function showOrder(parameters: Parameters): Promise<PageAnswer> {
  const { token = '', done = '' } = parameters;
  let opened = await open(parameters);
  const isOpen = opened.order.status === 'pending';
  const paymentAddress = isOpen ? await lookAtPayment(opened.order.public_id) : undefined;
  if (isOpen) opened = await open(parameters);
  const ids = opened.tickets.map((place) => describeTicket(place).event?.venue_id ?? 0);
  const venues = await selectVenues(
    database(),
    [...new Set(ids)].filter((one) => one > 0),
  );
  const { siteTimezone: zone } = settings();
  const daysToPay = findPaymentMethod(opened.order.payment_method)?.daysToPay?.();
  const eventIds = opened.tickets.map(({ event_id: eventId }) => eventId ?? 0);
  const events = await findSelfHelp(database(), eventIds);
  const { order } = opened;
  const howToPay = await findHowToPay(database(), order);
  const refunds = await findRefundsOfOrder(database(), order.public_id);
  const left = await findPlacesLeft(opened);
  const seen = { venues, events, zone, daysToPay, howToPay, refunds, left, paymentAddress };
  const setting = { ...seen, token, perPage, done };
  const shown = orderPage(opened, setting);
  return { status: 200, page: shown };
}
