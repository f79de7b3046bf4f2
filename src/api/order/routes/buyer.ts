import { anyone, users } from '../../../rest/access';
import { endpoint, routesOf } from '../../../rest/endpoint';
import { list, ok, personal } from '../../../rest/reply';
import { openedOrderOnWire, placeOnWire } from '../http/presenter';
import { guestOrderQuery, openedOrderOutput, placeOutput } from '../http/schemas';
import { listPlacesOf, openOrder } from '../services/order';

const myTickets = endpoint({
  method: 'GET',
  path: 'svc/tickets/v1/my-tickets',
  summary: 'List the places that you bought, newest purchase first',
  access: users,
  paged: true,
  output: placeOutput,
  async handle({ caller, page }) {
    // `users` lets nobody else through.
    const { items, total } = await listPlacesOf(caller.userId!, page);
    return personal(list(page, { items: items.map(placeOnWire), total }));
  },
});

const guestOrder = endpoint({
  method: 'GET',
  path: 'svc/tickets/v1/guest-order',
  summary: 'Get the order that a token opens, with its attendees',
  access: anyone,
  query: guestOrderQuery,
  output: openedOrderOutput,
  problems: ['notFound'],
  handle: async ({ query: { token = '' } }) =>
    personal(ok(openedOrderOnWire(await openOrder(token)))),
});

export default routesOf([myTickets, guestOrder]);
