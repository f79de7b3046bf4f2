import { formatMinor } from '../../domain/money';
import type { VoucherRow } from './queries/vouchers';

/** A voucher as REST shows it to the office. */
export function presentVoucher(voucher: VoucherRow) {
  const { amount_minor: amount, max_places: most } = voucher;
  return {
    id: voucher.public_id,
    code: voucher.code,
    percent: voucher.percent,
    amount: amount === null ? null : formatMinor(amount),
    event_id: voucher.event_id ?? 0,
    valid_from: voucher.valid_from ?? '',
    valid_until: voucher.valid_until ?? '',
    max_places: most === null || most < 0 ? -1 : most,
    used: voucher.used,
    note: voucher.note ?? '',
  };
}
