import { required, text } from '../../kit/schema';

/** What is sent to put a voucher on a cart. */
export const voucherBody = { code: required(text({ min: 1, max: 100 })) };
