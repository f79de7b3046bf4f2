import type { Page, PageResult } from '../../../rest/paging';
import { database } from '../../../strapi';
import { type RefundFilter, type RefundRow, selectRefunds } from '../queries/requests';

/** One page of the refund requests that match, newest first. */
export function listRefundRequests(
  filter: RefundFilter,
  page: Page,
): Promise<PageResult<RefundRow>> {
  return selectRefunds(database(), filter, page);
}

export default () => ({ listRefundRequests });
