import { holdsPlace } from '../../contract/attendee-status';
import { describeTicket } from '../../resources/order/domain/describe-ticket';
import { orderStatusText } from '../../resources/order/domain/status-text';
import { placeText } from '../../resources/venue/domain/place-text';
import { walletPath, walletsFor } from '../../resources/order/wallet/declare';
import { walletTicketOf } from '../../resources/order/wallet/wallet-ticket';
import { selectVenues, type Venue } from '../../resources/venue/queries/venues';
import { findHowToPay } from '../../resources/order/how-to-pay';
import { findPaymentMethod } from '../../payments/providers';
import { confirmable } from '../../contract/order-status';
import { findOrderRow, type OrderRow } from '../../resources/order/queries/orders';
import {
  type PurchasedTicketRow,
  findTicketsOfOrder,
  isHandedOn,
} from '../../resources/order/queries/purchased-tickets';
import { minor, noMoney, plus } from '../../domain/money';
import { deductionText, moneyText } from '../../domain/money-text';
import { database, settings } from '../../host/strapi';
import { inLanguage } from '../../texts/language';
import { say } from '../../texts/say';
import { codePictures } from './code-pictures';
import { attendeeWords } from './greeting';
import { ticketAttachments } from './ticket-attachments';
import { orderUrl, mailBuyer, mailUnpaidBuyer } from './mail-buyer';
import {
  composeConfirmation,
  type Confirmation,
  type ConfirmedEvent,
} from './compose-confirmation';

/** Where a place is had for wallets; `address` is that of its order. */
function walletsOf(place: PurchasedTicketRow, venue: Venue | undefined, address: string) {
  const token = new URL(address).searchParams.get('token') ?? '';
  const order = { orderId: place.order_id ?? 0, ticketId: place.public_id, token };
  return walletsFor(walletTicketOf(place, venue)).map(({ name, label }) => ({
    label,
    address: `${settings().serviceUrl}${walletPath(name, order)}`,
  }));
}

/** The places, under the events that they are for. */
async function byEvent(places: PurchasedTicketRow[], address: string): Promise<ConfirmedEvent[]> {
  const described = places.map((place) => ({ ...describeTicket(place), bought: place }));
  const venueIds = described.map(({ event }) => event?.venue_id ?? 0).filter((id) => id > 0);
  const venues = await selectVenues(database(), [...new Set(venueIds)]);
  const events = new Map<number | null, ConfirmedEvent>();
  for (const {
    eventTitle: title,
    ticketTitle: ticket,
    schedule,
    event: today,
    bought,
  } of described) {
    const venue = venues.get(today?.venue_id ?? 0);
    const place = venue ? placeText(venue) : '';
    const event = events.get(bought.event_id) ?? { title, schedule, place, tickets: [] };
    events.set(bought.event_id, event);
    const fullName = attendeeWords(bought);
    const wallets = walletsOf(bought, venue, address);
    event.tickets.push({ fullName, ticket, code: bought.security_code, wallets });
  }
  return [...events.values()];
}

function stateOf({ total_minor: total }: OrderRow, isPending: boolean): Confirmation['state'] {
  if (isPending) return 'reserved';
  return minor(total) === noMoney ? 'free' : 'paid';
}

function voucherOf(order: OrderRow): Confirmation['voucher'] {
  const { voucher_code: code, discount_minor: discount, total_minor: total, currency } = order;
  if (!code || minor(discount) === noMoney) return null;
  const subtotal = moneyText(plus(minor(total), minor(discount)), currency);
  return { code, subtotal, discount: deductionText(discount, currency) };
}

/** As the order's page says it. */
function nextOf(order: OrderRow): string {
  const daysToPay = findPaymentMethod(order.payment_method)?.daysToPay?.();
  const payment = { total: minor(order.total_minor), daysToPay };
  return orderStatusText('pending', payment).explanation;
}

/** What the mail says, and what goes with it. */
async function compose(order: OrderRow, isPending: boolean) {
  const places = await findTicketsOfOrder(database(), order.public_id);
  const files = await ticketAttachments(order, { isPending });
  const address = await orderUrl(order);
  const events = await byEvent(
    places.filter((place) => holdsPlace(place.status) && !isHandedOn(place)),
    address,
  );
  const tickets = events.flatMap((event) => event.tickets);
  const pictures = await codePictures(tickets.map(({ code }) => code));
  pictures.forEach(({ cid }, index) => (tickets[index]!.picture = cid));
  const content = composeConfirmation({
    orderId: order.public_id,
    state: stateOf(order, isPending),
    next: isPending ? nextOf(order) : '',
    howToPay: await findHowToPay(database(), order),
    buyerName: order.buyer_name,
    voucher: voucherOf(order),
    total:
      minor(order.total_minor) === noMoney
        ? say('sale.free')
        : moneyText(order.total_minor, order.currency),
    address,
    events,
  });
  return { ...content, attachments: [...files, ...pictures] };
}

/** The same in the order's own language. */
function contentOf(order: OrderRow, { isPending }: { isPending: boolean }) {
  return inLanguage(order.language, () => compose(order, isPending));
}

/**
 * Tells the buyer what they have paid for. Nothing is sent of an order that was cancelled or refunded meanwhile.
 * @throws Error where the mail cannot be sent
 */
export async function sendConfirmation(
  factId: string,
  { orderId }: { orderId: number },
): Promise<void> {
  const order = await findOrderRow(database(), orderId);
  if (!order || !confirmable.includes(order.status)) return;
  await mailBuyer(factId, order, await contentOf(order, { isPending: false }));
}

/**
 * The same of an order that costs nothing, or is still to be paid; of one that was paid meanwhile another mail tells.
 * @throws NotYet, Error where the mail cannot be sent
 */
export async function sendUnpaidConfirmation(
  factId: string,
  { orderId, status }: { orderId: number; status: 'completed' | 'pending' },
): Promise<void> {
  const order = await findOrderRow(database(), orderId);
  if (order?.status !== status) return;
  const content = await contentOf(order, { isPending: status === 'pending' });
  await mailUnpaidBuyer(factId, order, content);
}
