import { notFound } from '../../domain/problem';
import type { Page, PageResult } from '../../domain/page';
import { database } from '../../host/strapi';
import { createVoucher, deleteVoucher, updateVoucher } from './operations/write-voucher';
import {
  findVoucherRow,
  listVoucherRows,
  type VoucherFilter,
  type VoucherRow,
} from './queries/vouchers';

/** One page of the vouchers that match, in order of their ids. */
export function listVouchers(filter: VoucherFilter, page: Page): Promise<PageResult<VoucherRow>> {
  return listVoucherRows(database(), filter, page);
}

/** @throws Problem `notFound` */
export async function findVoucher(publicId: number): Promise<VoucherRow> {
  const voucher = await findVoucherRow(database(), publicId);
  if (!voucher) throw notFound('voucher');
  return voucher;
}

/**
 * `strapi.plugin('svc').service('voucher')`. Ids are public ones, amounts minor units. Times are wall-clock in the zone of the
 * event, or of the site; a voucher is put on a cart by the service of carts.
 */
export const voucherService = {
  listVouchers,
  findVoucher,
  createVoucher,
  updateVoucher,
  deleteVoucher,
};
