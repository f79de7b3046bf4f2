import { withCapability } from '../../access/requirements';
import { endpoint, type EndpointRequest, routesOf } from '../../kit/endpoint';
import { created, list, ok, noStore } from '../../kit/reply';
import { omitUndefined } from '../../lib/omit-undefined';
import { orderTokenHeaders, orderTokenOf, orderTokenQuery } from '../order/order-token';
import { createAccess } from './access';
import { presentRefundRequest } from './presenter';
import { newRefundBody, refundBody, refundListQuery, refundOutput } from './schemas';
import { requestRefund, refundProblems, type RefundInput } from './operations/request-refund';
import { changeRefundRequest } from './operations/decide-refund';
import { findRefundRequest, listRefundRequests } from './service';

const collection = 'svc/tickets/v1/refund-requests';
const access = withCapability('edit_svc_orders');
const output = refundOutput;

type Request = EndpointRequest<typeof orderTokenQuery, typeof newRefundBody>;

function toRefundInput(request: Request): RefundInput {
  const { body, caller } = request;
  return {
    orderId: body.order_id || undefined,
    attendeeId: body.attendee_id || undefined,
    amount: body.amount,
    reason: body.reason ?? '',
    userId: caller.userId,
    token: orderTokenOf(request),
    isBoxOffice: caller.can('edit_svc_orders'),
  };
}

const listAll = endpoint({
  method: 'GET',
  path: collection,
  summary: 'List refund requests, newest first',
  access,
  query: refundListQuery,
  paged: true,
  output,
  async handle({ query, page }) {
    const { status, order_id: orderId, event_id: eventId } = query;
    const { items, total } = await listRefundRequests({ status, orderId, eventId }, page);
    return noStore(list(page, { items: items.map(presentRefundRequest), total }));
  },
});

const subjects = ['order_id', 'attendee_id'] as const;

const createOne = endpoint({
  method: 'POST',
  path: collection,
  summary: 'Ask for the money of an order, or of one place of it',
  success: 201,
  access: createAccess,
  query: orderTokenQuery,
  headers: orderTokenHeaders,
  body: newRefundBody,
  output,
  findMissingFields: (request, invalid) =>
    orderTokenOf(request) || subjects.some((name) => request.body[name] || name in invalid)
      ? []
      : [...subjects],
  findInvalidFields: (request) => refundProblems(toRefundInput(request)),
  problems: ['cannotCreate', 'forbidden', 'notFound'],
  async handle(request) {
    const made = await requestRefund(toRefundInput(request));
    return noStore(created(presentRefundRequest(made), collection, made.public_id));
  },
});

const updateOne = endpoint({
  method: 'PUT',
  path: `${collection}/{id}`,
  summary: 'Approve a refund request, which gives the money back, or reject it',
  access,
  body: refundBody,
  output,
  problems: ['notFound', 'paymentFailed', 'paymentUnavailable'],
  assertExists: ({ id }) => findRefundRequest(id),
  async handle({ id, body: { status, admin_notes: adminNotes } }) {
    const changed = await changeRefundRequest(id, omitUndefined({ status, adminNotes }));
    return noStore(ok(presentRefundRequest(changed)));
  },
});

export default routesOf([listAll, createOne, updateOne]);
