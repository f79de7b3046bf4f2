import { checkIn, undoCheckIn } from '../../api/attendee/services/check-in';
import { confirmAgain } from '../../api/order/services/confirm-again';
import { changeOrderStatus } from '../../api/order/services/order-lifecycle';
import { refundBody } from '../../api/refund-request/http/schemas';
import { changeRefundRequest } from '../../api/refund-request/services/decide';
import { rows } from '../../strapi';
import { type BoxOfficePermission, boxOfficePermissions } from '../box-office/permissions';
import { permissionChecker } from '../content-manager';
import { type AdminContext, adminRoute, type Handler, readText } from './admin-route';

/*
 * What the box office does, by the services of the REST API.
 */

/** What is acted on, as far as every type of the box office has it. */
interface Thing {
  documentId: string;
  publicId: number;
}

type Act = (thing: Thing, ctx: AdminContext) => Promise<unknown>;

interface Kind {
  uid: string;
  name: string;
}

const order: Kind = { uid: 'api::order.order', name: 'order' };
const attendee: Kind = { uid: 'api::attendee.attendee', name: 'attendee' };
const refund: Kind = { uid: 'api::refund-request.refund-request', name: 'refund request' };

/** For those whom a tick on their role lets do this, to things that they may see. */
function acting({ uid, name }: Kind, permission: BoxOfficePermission, act: Act): Handler {
  return async (ctx) => {
    const { userAbility } = ctx.state;
    const checker = permissionChecker(userAbility, uid);
    const isAllowed = userAbility.can(boxOfficePermissions[permission].id);
    // Before the look-up, so that nobody learns what there is.
    if (!isAllowed || checker.cannot.read()) return ctx.forbidden();
    const thing = (await rows(uid).findOne({
      where: { documentId: ctx.params.documentId! },
      populate: ['createdBy'],
    })) as Thing | null;
    if (!thing) return ctx.notFound(`There is no such ${name}.`);
    if (checker.cannot.read(thing)) return ctx.forbidden();
    await act(thing, ctx);
    ctx.status = 204;
  };
}

const settleAs =
  (status: 'completed' | 'cancelled'): Act =>
  ({ publicId }) =>
    changeOrderStatus(publicId, status);

const decideAs =
  (status: 'approved' | 'rejected'): Act =>
  ({ publicId }, ctx) => {
    const adminNotes = readText('notes', refundBody.admin_notes, ctx.request.body?.notes);
    return changeRefundRequest(publicId, { status, adminNotes });
  };

const post = (path: string, handler: Handler) => adminRoute('POST', path, handler);

export const boxOfficeRoutes = [
  post('/orders/:documentId/pay', acting(order, 'payOrder', settleAs('completed'))),
  post('/orders/:documentId/cancel', acting(order, 'cancelOrder', settleAs('cancelled'))),
  post(
    '/orders/:documentId/confirm',
    acting(order, 'confirmOrder', ({ publicId }) => confirmAgain(publicId)),
  ),
  post(
    '/attendees/:documentId/check-in',
    acting(attendee, 'checkIn', ({ documentId }) => checkIn(documentId)),
  ),
  post(
    '/attendees/:documentId/undo-check-in',
    acting(attendee, 'checkIn', ({ documentId }) => undoCheckIn(documentId)),
  ),
  post(
    '/refund-requests/:documentId/approve',
    acting(refund, 'decideRefund', decideAs('approved')),
  ),
  post('/refund-requests/:documentId/reject', acting(refund, 'decideRefund', decideAs('rejected'))),
];
