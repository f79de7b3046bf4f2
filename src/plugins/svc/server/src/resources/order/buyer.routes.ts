import { anyone, signedIn } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { list, ok, noStore } from '../../kit/reply';
import { missingParams } from '../../domain/problem';
import { orderTokenHeaders, orderTokenOf, orderTokenQuery } from './order-token';
import { presentGuestOrder, presentOwnOrder, presentPurchasedTicket } from './presenter';
import { guestOrderOutput, ownOrderOutput, purchasedTicketOutput } from './schemas';
import {
  findEventsToday,
  findOrderByToken,
  type GuestOrder,
  listOwnOrders,
  listPurchasedTickets,
} from './service';

/** The places of orders, where something of them may be named. */
function placesNamed(fields: string[], orders: Pick<GuestOrder, 'tickets'>[]) {
  return fields.includes('attendees') ? orders.flatMap(({ tickets }) => tickets) : [];
}

const myTickets = endpoint({
  method: 'GET',
  path: 'svc/tickets/v1/my-tickets',
  summary: 'List the places that you bought, newest purchase first',
  access: signedIn,
  paged: true,
  output: purchasedTicketOutput,
  async handle({ caller, page, fields }) {
    // `users` lets nobody else through.
    const { items, total } = await listPurchasedTickets(caller.userId!, page);
    const events = await findEventsToday(fields.includes('self_help') ? items : []);
    const shown = items.map((place) => presentPurchasedTicket(place, events));
    return noStore(list(page, { items: shown, total }));
  },
});

const myOrders = endpoint({
  method: 'GET',
  path: 'svc/tickets/v1/my-orders',
  summary: 'List the orders that you placed, newest first, with what became of refund requests',
  access: signedIn,
  paged: true,
  output: ownOrderOutput,
  async handle({ caller, page, fields }) {
    const { items, total } = await listOwnOrders(caller.userId!, page);
    const events = await findEventsToday(placesNamed(fields, items));
    const shown = items.map((order) => presentOwnOrder(order, events));
    return noStore(list(page, { items: shown, total }));
  },
});

const guestOrder = endpoint({
  method: 'GET',
  path: 'svc/tickets/v1/guest-order',
  summary: 'Get the order that a token opens, with its attendees',
  access: anyone,
  query: orderTokenQuery,
  headers: orderTokenHeaders,
  output: guestOrderOutput,
  problems: ['missingParam', 'notFound'],
  async handle(request) {
    const token = orderTokenOf(request);
    if (token === '' && request.query.token === undefined) throw missingParams(['token']);
    const withRefunds = request.fields.includes('refund_requests');
    const opened = await findOrderByToken(token, withRefunds);
    const events = await findEventsToday(placesNamed(request.fields, [opened]));
    return noStore(ok(presentGuestOrder(opened, events)));
  },
});

export default routesOf([myTickets, myOrders, guestOrder]);
