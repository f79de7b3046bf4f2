import * as is from './things';
import type { Attendee, Buyer, Death, Item, Order, Refund, Ticket } from './things';

/*
 * What is sold, as docs/contract.md has them, 3.2 to 4.19. Nothing is counted here, stored or tried again: what is sold,
 * held and left follows from who has what. Each step answers what the service has to.
 */
export class SalesModel {
  attendees: Attendee[] = [];
  orders: Order[] = [];
  refunds: Refund[] = [];
  private come = 0;

  constructor(
    readonly tickets: Ticket[],
    readonly buyers: Buyer[],
  ) {}

  sold = (ticket: Ticket) =>
    this.attendees.filter((one) => one.ticket === ticket && is.hasPlace(one)).length;
  held = (ticket: Ticket) =>
    is.sum(this.buyers.map((one) => (one.paying ? 0 : is.quantityOf(is.cartOf(one), ticket))));
  of = (order: Order) => this.attendees.filter((one) => one.order === order);
  back = (order: Order, count = (one: Refund) => one.status === 'approved' || !!one.claim) =>
    is.sum(
      this.refunds.filter((one) => one.order === order && count(one)).map((one) => one.amount),
    );
  totalOf = (buyer: Buyer) =>
    is.sum(is.cartOf(buyer).map(({ quantity, price }) => quantity * price));
  hasRoom = (ticket: Ticket, places: number) =>
    ticket.capacity < 0 || this.sold(ticket) + this.held(ticket) + places <= ticket.capacity;

  add = (buyer: Buyer, ticket: Ticket, quantity: number) =>
    this.set(buyer, ticket, is.quantityOf(is.cartOf(buyer), ticket) + quantity);

  set(buyer: Buyer, ticket: Ticket, quantity: number): string {
    if (buyer.paying) return is.busy;
    const more = quantity - is.quantityOf(is.cartOf(buyer), ticket);
    if (more > 0 && quantity > ticket.limit) return is.invalid('quantity');
    if (more > 0 && !this.hasRoom(ticket, more)) return is.full;
    const items = is.withItem(is.cartOf(buyer), { ticket, quantity, price: ticket.price });
    Object.assign(buyer, { items, isExpired: false });
    return '200';
  }

  clear(buyer: Buyer): string {
    if (buyer.paying) return is.busy;
    buyer.items = [];
    return '200';
  }

  signIn(user: Buyer, guest: Buyer): string {
    const brought = is.cartOf(guest);
    if (guest.paying || (user.paying && brought.length > 0)) return is.busy;
    const items = brought.reduce((all, item) => {
      const own = is.quantityOf(all, item.ticket);
      const most = Math.max(own, item.quantity, item.ticket.limit);
      return is.withItem(all, { ...item, quantity: Math.min(own + item.quantity, most) });
    }, is.cartOf(user));
    if (brought.length > 0) Object.assign(user, { items, isExpired: false });
    guest.items = [];
    return '200';
  }

  checkOut(buyer: Buyer, sent: string, { key, death }: { key?: string; death?: Death }): string {
    const known = key && buyer.keys.get(key);
    if (known && known.sent !== sent) return '422 rest_idempotency_mismatch';
    if (known) return known.answer || '409 rest_idempotency_in_flight';
    if (buyer.paying) return is.busy;
    const items = is.cartOf(buyer);
    const total = this.totalOf(buyer);
    if (items.length === 0) return is.invalid('cart');
    if (sent === 'free' && total > 0) return is.invalid('payment_method');
    if (death === 'early') return is.died;
    const token = total > 0 ? sent : 'free';
    const order = { buyer, sent, token, total, status: 'pending', isAsked: false, answer: '' };
    const places = items.flatMap((item) => Array<Item>(item.quantity).fill(item));
    for (const item of places)
      this.attendees.push({ ...item, nth: (this.come += 1), status: 'pending', order });
    this.orders.push(order);
    buyer.paying = order;
    if (key) buyer.keys.set(key, order);
    if (death === 'claimed') return is.died;
    order.isAsked = true;
    if (death === 'asked') return is.died;
    if (token === 'stripe' && total >= is.leastByCard) return '201';
    this.endPayment(order, sent === 'tok_error' ? is.unavailable : is.refused);
    return death === 'late' ? is.died : order.answer;
  }

  endPayment(order: Order, refusal: string): void {
    const { buyer, token, isAsked } = order;
    const isTaken = /^tok_(ok|refund)/.test(token) || !!order.isPaidLater;
    const isPaid = token === 'free' || (isAsked && isTaken);
    order.status = token === 'offline' ? 'pending' : isPaid ? 'completed' : 'failed';
    order.answer = order.status === 'failed' ? refusal : '201';
    buyer.paying = undefined;
    if (order.answer === '201') buyer.items = [];
    else this.attendees = this.attendees.filter((one) => one.order !== order);
    if (isPaid) for (const one of this.of(order)) one.status = 'confirmed';
  }

  /** What the buyer has answered the bank, and the bank the shop. */
  payLater(order: Order, isPaid: boolean): string {
    order.isPaidLater = isPaid;
    if (order.lost) this.takeAgain(order, order.lost);
    else this.endPayment(order, is.refused);
    return '200';
  }

  /** The hold is over, and nobody can say whether it was paid. */
  giveUp(order: Order): void {
    order.lost = this.of(order);
    this.endPayment(order, is.refused);
    order.buyer.isExpired = true;
  }

  /** For a payment after all: the places, if all of them are there, else the money goes back. */
  private takeAgain(order: Order, lost: Attendee[]): void {
    const wanted = (ticket: Ticket) => lost.filter((one) => one.ticket === ticket).length;
    order.lost = undefined;
    if (!order.isPaidLater || !this.tickets.every((one) => this.hasRoom(one, wanted(one)))) return;
    for (const one of lost) one.status = 'confirmed';
    order.status = 'completed';
    this.attendees = [...this.attendees, ...lost].sort((one, other) => one.nth - other.nth);
  }

  changeOrder(order: Order, to: string): string {
    const { status: from, buyer } = order;
    if (from === to) return '200';
    const isMove = is.orderMovesByHand.includes(`${from} ${to}`);
    if (buyer.paying === order || !isMove) return is.invalid('status');
    const isInside = this.of(order).some(({ status }) => status === 'checked_in');
    const isOnItsWay = this.refunds.some((one) => one.order === order && one.claim);
    if (to === 'cancelled' && (isInside || isOnItsWay)) return is.invalid('status');
    order.status = to;
    for (const one of this.of(order)) {
      if (to === 'completed' ? one.status === 'pending' : is.hasPlace(one))
        one.status = to === 'completed' ? 'confirmed' : 'cancelled';
    }
    return '200';
  }

  addAttendee(ticket: Ticket, status: string): string {
    if (!this.hasRoom(ticket, 1)) return is.full;
    this.attendees.push({ nth: (this.come += 1), ticket, price: ticket.price, status });
    return '201';
  }

  changeAttendee(attendee: Attendee, to: string): string {
    const { status: from, order } = attendee;
    if (from === to) return '200';
    const isMove = is.attendeeMoves.includes(`${from} ${to}`);
    if (!isMove || (order && order.buyer.paying === order)) return is.invalid('status');
    attendee.status = to;
    return '200';
  }

  removeAttendee(attendee: Attendee): string {
    const { order } = attendee;
    if (order && order.buyer.paying === order) return '400 rest_cannot_delete';
    this.attendees = this.attendees.filter((one) => one !== attendee);
    attendee.status = 'gone';
    return '200';
  }

  /** `by` is null for the box office. */
  askBack(by: Buyer | null, of: { order?: Order; attendee?: Attendee }, wanted?: number): string {
    const { attendee } = of;
    const order = attendee ? attendee.order : of.order;
    if (by && !by.isUser) return '401 rest_not_logged_in';
    if (by && order?.buyer !== by) return '403 rest_forbidden';
    if (!order) return is.invalid('attendee_id');
    const open = this.refunds.filter((one) => one.order === order && one.status === 'pending');
    const asked = this.back(order, (one) => one.status === 'approved' || open.includes(one));
    const left = is.isPaid(order)
      ? Math.min(attendee?.price ?? order.total, order.total - asked)
      : 0;
    const amount = wanted ?? left;
    if (!by && attendee && !is.canBeRefunded(attendee)) {
      return is.invalid('attendee_id');
    }
    const places = (attendee ? [attendee] : this.of(order)).filter(is.hasPlace);
    const mayAsk = places.length > 0 && places.every(({ status }) => status === 'confirmed');
    const isSame = (one: Refund) => !attendee || !one.attendee || one.attendee === attendee;
    if ((by && !mayAsk) || open.some(isSame)) return is.full;
    if (left === 0 || amount > left) return is.invalid('amount');
    this.refunds.push({ order, attendee, amount, status: 'pending' });
    return '201';
  }

  decide(refund: Refund, to: string, death?: Death): string {
    const { order, attendee, amount } = refund;
    if (to === refund.status) return '200';
    if (refund.status !== 'pending' || refund.claim) return is.invalid('status');
    if (to === 'rejected') refund.status = to;
    if (to === 'rejected') return '200';
    const hasMoney = is.isPaid(order) && amount <= order.total - this.back(order);
    const isThere = !attendee || is.canBeRefunded(attendee);
    if (!hasMoney) return is.invalid('status');
    if (death === 'early') return is.died;
    if (!isThere) return is.invalid('status');
    refund.claim = 'unasked';
    return death === 'claimed' ? is.died : this.giveBack(refund, death);
  }

  giveBack(refund: Refund, death?: Death): string {
    const { order, attendee } = refund;
    if (refund.claim === 'unasked' && order.token !== 'tok_refund_error')
      refund.claim = order.token === 'tok_refund_refused' ? 'refused' : 'given';
    if (death === 'asked') return is.died;
    if (refund.claim === 'unasked') return is.unavailable;
    const isGiven = refund.claim === 'given';
    refund.claim = undefined;
    if (!isGiven) return is.refused;
    refund.status = 'approved';
    const isAll = this.back(order, ({ status }) => status === 'approved') === order.total;
    order.status = isAll ? 'refunded' : 'partially_refunded';
    for (const one of attendee ? [attendee] : this.of(order))
      if (is.canBeRefunded(one)) one.status = 'refunded';
    return death === 'late' ? is.died : '200';
  }

  /** What is done every minute, when whatever was left is overdue. */
  settle(): void {
    for (const order of this.orders) if (order.lost) order.lost = undefined;
    for (const { paying } of this.buyers) if (paying) this.endPayment(paying, is.refused);
    for (const refund of this.refunds) if (refund.claim) this.giveBack(refund);
  }
}
