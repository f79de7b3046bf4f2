import { anyone, signedIn } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { list, ok, noStore } from '../../kit/reply';
import { presentGuestOrder, presentPurchasedTicket } from './presenter';
import { guestOrderQuery, guestOrderOutput, purchasedTicketOutput } from './schemas';
import { listPurchasedTickets, findOrderByToken } from './service';

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

const guestOrder = endpoint({
  method: 'GET',
  path: 'svc/tickets/v1/guest-order',
  summary: 'Get the order that a token opens, with its attendees',
  access: anyone,
  query: guestOrderQuery,
  output: guestOrderOutput,
  problems: ['notFound'],
  handle: async ({ query: { token = '' } }) =>
    noStore(ok(presentGuestOrder(await findOrderByToken(token)))),
});

export default routesOf([myTickets, guestOrder]);
