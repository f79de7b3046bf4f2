import { holdersOf } from '../../../rest/access';
import { endpoint, routesOf } from '../../../rest/endpoint';
import { list, ok, personal } from '../../../rest/reply';
import { orderOnWire } from '../http/presenter';
import { orderBody, orderListQuery, orderOutput } from '../http/schemas';
import { findOrder, listOrders } from '../services/order';
import { changeOrderStatus } from '../services/order-lifecycle';

const collection = 'svc/tickets/v1/orders';
const access = holdersOf('edit_svc_orders');

const listAll = endpoint({
  method: 'GET',
  path: collection,
  summary: 'List orders, newest first',
  access,
  query: orderListQuery,
  paged: true,
  output: orderOutput,
  async handle({ query, page }) {
    const filter = { status: query.status, eventId: query.event_id };
    const { items, total } = await listOrders(filter, page);
    return personal(list(page, { items: items.map(orderOnWire), total }));
  },
});

const getOne = endpoint({
  method: 'GET',
  path: `${collection}/{id}`,
  summary: 'Get one order',
  access,
  output: orderOutput,
  problems: ['notFound'],
  handle: async ({ id }) => personal(ok(orderOnWire(await findOrder(id)))),
});

const updateOne = endpoint({
  method: 'PUT',
  path: `${collection}/{id}`,
  summary: 'Mark an order paid that waits for its payment, or cancel one',
  access,
  body: orderBody,
  output: orderOutput,
  problems: ['notFound'],
  async handle({ id, body: { status } }) {
    if (status) await changeOrderStatus(id, status);
    return personal(ok(orderOnWire(await findOrder(id))));
  },
});

export default routesOf([listAll, getOne, updateOne]);
