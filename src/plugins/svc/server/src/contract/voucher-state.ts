/** Whether a voucher can be put on a cart now, as the list of vouchers shows it. */
export type VoucherState = 'valid' | 'not_yet' | 'ended' | 'used_up';
