import type { Page, PageResult } from '../../domain/page';
import { database } from '../../host/strapi';
import { type RefundFilter, type RefundRow, listRefundRows } from './queries/refund-requests';
import { changeRefundRequest, findRefund } from './operations/decide-refund';
import { requestRefund } from './operations/request-refund';

/** One page of the refund requests that match, newest first. */
export function listRefundRequests(
  filter: RefundFilter,
  page: Page,
): Promise<PageResult<RefundRow>> {
  return listRefundRows(database(), filter, page);
}

/** A refund request in whatever status. @throws Problem `notFound` */
export function findRefundRequest(publicId: number): Promise<RefundRow> {
  return findRefund(database(), publicId);
}

/**
 * `strapi.plugin('svc').service('refund-request')`. Ids are public ones, amounts minor units, times seconds since 1970.
 */
export const refundRequestService = {
  listRefundRequests,
  findRefundRequest,
  requestRefund,
  changeRefundRequest,
};
