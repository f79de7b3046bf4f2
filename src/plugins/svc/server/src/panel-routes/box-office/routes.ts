import { checkIn, undoCheckIn } from '../../resources/attendee/operations/check-in';
import { eraseBuyer } from '../../resources/buyer/operations/erase-buyer';
import { exportBuyer } from '../../resources/buyer/operations/export-buyer';
import { presentBuyer } from '../../resources/buyer/presenter';
import { resendConfirmation } from '../../resources/order/operations/resend-confirmation';
import { changeOrderStatus } from '../../resources/order/operations/change-status';
import { refundBody } from '../../resources/refund-request/schemas';
import { changeRefundRequest } from '../../resources/refund-request/operations/decide-refund';
import { queryEngine } from '../../host/query-engine';
import {
  type BoxOfficePermission,
  boxOfficePermissions,
} from '../../contract/box-office-permissions';
import { permissionChecker } from '../../host/content-manager';
import {
  type AdminContext,
  adminRoute,
  type Handler,
  readFlag,
  readText,
} from '../../kit/admin-route';

/*
 * What the box office does, by the services of the REST API.
 */

/** What is acted on, as far as every type of the box office has it. */
interface BoxOfficeDocument {
  documentId: string;
  publicId: number;
  /** Of an order. */
  buyerEmail?: string;
}

type Act = (thing: BoxOfficeDocument, ctx: AdminContext) => Promise<unknown>;

interface DocumentType {
  uid: 'plugin::svc.attendee' | 'plugin::svc.order' | 'plugin::svc.refund-request';
  name: string;
}

const order: DocumentType = { uid: 'plugin::svc.order', name: 'order' };
const attendee: DocumentType = { uid: 'plugin::svc.attendee', name: 'attendee' };
const refund: DocumentType = { uid: 'plugin::svc.refund-request', name: 'refund request' };

/** For those whom a tick on their role lets do this, to things that they may see. */
function boxOfficeAction(
  { uid, name }: DocumentType,
  permission: BoxOfficePermission,
  act: Act,
): Handler {
  return async (ctx) => {
    const { userAbility } = ctx.state;
    const checker = permissionChecker(userAbility, uid);
    const isAllowed = userAbility.can(boxOfficePermissions[permission].id);
    // Before the look-up, so that nobody learns what there is.
    if (!isAllowed || checker.cannot.read()) return ctx.forbidden();
    const thing: BoxOfficeDocument | null = await queryEngine(uid).findOne({
      where: { documentId: ctx.params.documentId! },
      populate: ['createdBy'],
    });
    if (!thing) return ctx.notFound(`There is no such ${name}.`);
    if (checker.cannot.read(thing)) return ctx.forbidden();
    await act(thing, ctx);
    if (ctx.body === undefined) ctx.status = 204;
  };
}

const changeOrderTo =
  (status: 'completed' | 'cancelled'): Act =>
  ({ publicId }) =>
    changeOrderStatus(publicId, status);

const sendConfirmationAgain: Act = ({ publicId }, ctx) => {
  const name = 'end_earlier_links';
  const endEarlierLinks = readFlag(name, ctx.request.body?.[name]);
  return resendConfirmation(publicId, { endEarlierLinks });
};

/** All that is known of whoever bought it, in whatever order. */
const exportBuyerOf: Act = async ({ buyerEmail = '' }, ctx) => {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = presentBuyer(await exportBuyer(buyerEmail));
};

const eraseBuyerOf: Act = ({ buyerEmail = '' }, ctx) =>
  eraseBuyer(buyerEmail, { force: readFlag('force', ctx.request.body?.force) });

const decideRefundAs =
  (status: 'approved' | 'rejected'): Act =>
  ({ publicId }, ctx) => {
    const adminNotes = readText('notes', refundBody.admin_notes, ctx.request.body?.notes);
    return changeRefundRequest(publicId, { status, adminNotes });
  };

const post = (path: string, handler: Handler) => adminRoute('POST', path, handler);

export const boxOfficeRoutes = [
  post('/orders/:documentId/pay', boxOfficeAction(order, 'payOrder', changeOrderTo('completed'))),
  post(
    '/orders/:documentId/cancel',
    boxOfficeAction(order, 'cancelOrder', changeOrderTo('cancelled')),
  ),
  post(
    '/orders/:documentId/confirm',
    boxOfficeAction(order, 'confirmOrder', sendConfirmationAgain),
  ),
  adminRoute(
    'GET',
    '/orders/:documentId/buyer',
    boxOfficeAction(order, 'exportBuyer', exportBuyerOf),
  ),
  post('/orders/:documentId/erase-buyer', boxOfficeAction(order, 'eraseBuyer', eraseBuyerOf)),
  post(
    '/attendees/:documentId/check-in',
    boxOfficeAction(attendee, 'checkIn', ({ documentId }) => checkIn(documentId)),
  ),
  post(
    '/attendees/:documentId/undo-check-in',
    boxOfficeAction(attendee, 'checkIn', ({ documentId }) => undoCheckIn(documentId)),
  ),
  post(
    '/refund-requests/:documentId/approve',
    boxOfficeAction(refund, 'decideRefund', decideRefundAs('approved')),
  ),
  post(
    '/refund-requests/:documentId/reject',
    boxOfficeAction(refund, 'decideRefund', decideRefundAs('rejected')),
  ),
];
