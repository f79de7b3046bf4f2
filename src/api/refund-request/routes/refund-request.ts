import { holdersOf } from '../../../rest/access';
import { endpoint, type EndpointRequest, routesOf } from '../../../rest/endpoint';
import { created, list, ok, personal } from '../../../rest/reply';
import { sentOnly } from '../../../rest/sent-only';
import { askAccess } from '../http/access';
import { refundOnWire } from '../http/presenter';
import { newRefundBody, refundBody, refundListQuery, refundOutput } from '../http/schemas';
import { askForRefund, problemsOfWish, type RefundWish } from '../services/ask-for-refund';
import { changeRefundRequest } from '../services/decide';
import { listRefundRequests } from '../services/refund-request';

const collection = 'svc/tickets/v1/refund-requests';
const access = holdersOf('edit_svc_orders');
const output = refundOutput;

type Request = EndpointRequest<Record<never, never>, typeof newRefundBody>;

function wishOf({ body, caller }: Request): RefundWish {
  return {
    orderId: body.order_id || undefined,
    attendeeId: body.attendee_id || undefined,
    amount: body.amount,
    reason: body.reason ?? '',
    userId: caller.userId,
    isOffice: caller.can('edit_svc_orders'),
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
    return personal(list(page, { items: items.map(refundOnWire), total }));
  },
});

const subjects = ['order_id', 'attendee_id'] as const;

const createOne = endpoint({
  method: 'POST',
  path: collection,
  summary: 'Ask for the money of an order, or of one place of it',
  success: 201,
  access: askAccess,
  body: newRefundBody,
  output,
  alsoMissing: ({ body }, invalid) =>
    subjects.some((name) => body[name] || name in invalid) ? [] : [...subjects],
  alsoInvalid: (request) => problemsOfWish(wishOf(request)),
  problems: ['cannotCreate', 'forbidden'],
  async handle(request) {
    const made = await askForRefund(wishOf(request));
    return personal(created(refundOnWire(made), collection, made.public_id));
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
  async handle({ id, body: { status, admin_notes: adminNotes } }) {
    const changed = await changeRefundRequest(id, sentOnly({ status, adminNotes }));
    return personal(ok(refundOnWire(changed)));
  },
});

export default routesOf([listAll, createOne, updateOne]);
