import { anyone, signedIn } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { list, ok, noStore } from '../../kit/reply';
import { missingParams } from '../../domain/problem';
import { orderTokenHeaders, orderTokenOf, orderTokenQuery } from './order-token';
import { presentGuestOrder, presentOwnOrder, presentPurchasedTicket } from './presenter';
import { guestOrderOutput, ownOrderOutput, purchasedTicketOutput } from './schemas';
import { findOrderByToken, listOwnOrders, listPurchasedTickets } from './service';

const myTickets = endpoint({
  method: 'GET',
  path: 'svc/tickets/v1/my-tickets',
  summary: 'List the places that you bought, newest purchase first',
  access: signedIn,
  paged: true,
  output: purchasedTicketOutput,
  async handle({ caller, page }) {
    // `users` lets nobody else through.
    const { items, total } = await listPurchasedTickets(caller.userId!, page);
    return noStore(list(page, { items: items.map(presentPurchasedTicket), total }));
  },
});

const myOrders = endpoint({
  method: 'GET',
  path: 'svc/tickets/v1/my-orders',
  summary: 'List the orders that you placed, newest first, with what became of refund requests',
  access: signedIn,
  paged: true,
  output: ownOrderOutput,
  async handle({ caller, page }) {
    const { items, total } = await listOwnOrders(caller.userId!, page);
    return noStore(list(page, { items: items.map(presentOwnOrder), total }));
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
    return noStore(ok(presentGuestOrder(await findOrderByToken(token, withRefunds))));
  },
});

export default routesOf([myTickets, myOrders, guestOrder]);
