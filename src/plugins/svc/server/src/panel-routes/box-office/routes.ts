import * as yup from 'yup';
import { invalidParams } from '../../domain/problem';
import { retriedTransaction } from '../../host/strapi';
import { required } from '../../kit/schema';
import { reachableAddress } from '../../kit/reachable-address';
import { cancelPlace, confirmPlace } from '../../resources/attendee/operations/change-place';
import { checkIn, undoCheckIn } from '../../resources/attendee/operations/check-in';
import { eraseBuyer } from '../../resources/buyer/operations/erase-buyer';
import { exportBuyer } from '../../resources/buyer/operations/export-buyer';
import { presentBuyer } from '../../resources/buyer/presenter';
import { resendConfirmation } from '../../resources/order/operations/resend-confirmation';
import { correctEmail } from '../../resources/order/operations/correct-email';
import { logOrder } from '../../resources/order/order-log';
import { findOrder } from '../../resources/order/service';
import { findFiledTickets } from '../../resources/order/tickets-file/find-tickets';
import { ticketsPdf } from '../../resources/order/tickets-file/tickets-pdf';
import { inLanguage } from '../../texts/language';
import { changeOrderStatus } from '../../resources/order/operations/change-status';
import { refundBody } from '../../resources/refund-request/schemas';
import { changeRefundRequest } from '../../resources/refund-request/operations/decide-refund';
import { adminRoute, type Handler, readFlag, readText } from '../../kit/admin-route';
import { type Act, attendee, boxOfficeAction, order, refund } from './box-office-action';
import { payOrder } from './pay-order';
import { readTillUse } from './till-use';

/*
 * What the box office does, by the services of the REST API.
 */

const emailSchema = required(reachableAddress());

const cancelOrder: Act = ({ publicId }) => changeOrderStatus(publicId, 'cancelled');

const sendConfirmationAgain: Act = ({ publicId }, ctx) => {
  const name = 'end_earlier_links';
  const endEarlierLinks = readFlag(name, ctx.request.body?.[name]);
  return resendConfirmation(publicId, { endEarlierLinks });
};

const correctEmailOf: Act = ({ publicId }, { request: { body = {} } }) => {
  const email = readText('email', emailSchema, body.email);
  const before =
    body.before === undefined ? undefined : readText('email', yup.string(), body.before);
  return correctEmail(publicId, email, before);
};

/** In the language of whoever buys, as the mail has them. */
const printTickets: Act = async ({ publicId }, ctx) => {
  const order = await findOrder(publicId);
  const content = await inLanguage(order.language, async () => {
    const tickets = await findFiledTickets(order);
    if (tickets.length === 0) throw invalidParams({ orderStatus: 'it has no tickets to print' });
    return ticketsPdf(order, tickets);
  });
  await retriedTransaction((trx) => logOrder(trx, publicId, 'printed'));
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Type', 'application/pdf');
  ctx.set('Content-Disposition', `inline; filename="tickets-${publicId}.pdf"`);
  ctx.body = content;
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
    return changeRefundRequest(publicId, { status, adminNotes, till: readTillUse(ctx) });
  };

const post = (path: string, handler: Handler) => adminRoute('POST', path, handler);

export const boxOfficeRoutes = [
  post('/orders/:documentId/pay', boxOfficeAction(order, 'payOrder', payOrder)),
  post('/orders/:documentId/cancel', boxOfficeAction(order, 'cancelOrder', cancelOrder)),
  post(
    '/orders/:documentId/confirm',
    boxOfficeAction(order, 'confirmOrder', sendConfirmationAgain),
  ),
  post('/orders/:documentId/email', boxOfficeAction(order, 'correctEmail', correctEmailOf)),
  adminRoute(
    'GET',
    '/orders/:documentId/tickets.pdf',
    boxOfficeAction(order, 'printTickets', printTickets),
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
    '/attendees/:documentId/confirm',
    boxOfficeAction(attendee, 'changePlace', ({ documentId }) => confirmPlace(documentId)),
  ),
  post(
    '/attendees/:documentId/cancel',
    boxOfficeAction(attendee, 'changePlace', ({ documentId }) => cancelPlace(documentId)),
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
