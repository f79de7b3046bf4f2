import { withCapability } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { list, ok, noStore } from '../../kit/reply';
import { presentOrder } from './presenter';
import { orderBody, orderListQuery, orderOutput } from './schemas';
import { findOrder, listOrders } from './service';
import { changeOrderStatus } from './operations/change-status';

const collection = 'svc/tickets/v1/orders';
const access = withCapability('edit_svc_orders');

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
    return noStore(list(page, { items: items.map(presentOrder), total }));
  },
});

const getOne = endpoint({
  method: 'GET',
  path: `${collection}/{id}`,
  summary: 'Get one order',
  access,
  output: orderOutput,
  problems: ['notFound'],
  handle: async ({ id }) => noStore(ok(presentOrder(await findOrder(id)))),
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
    return noStore(ok(presentOrder(await findOrder(id))));
  },
});

export default routesOf([listAll, getOne, updateOne]);
