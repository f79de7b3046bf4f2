import { type Form, bookkeepingFields, readOnly } from './form';

/** Orders are there to be read: payments change them, and the box office by actions of its own. */
export const orderForm: Form = {
  uid: 'plugin::svc.order',
  fields: {
    ...readOnly({
      publicId: {
        label: 'Number',
        help: 'What buyers are told. It never changes.',
      },
      buyerName: { label: 'Buyer' },
      buyerEmail: { label: 'E-mail' },
      orderStatus: { label: 'Status' },
      totalMinor: { label: 'Total' },
      refundedMinor: {
        label: 'Refunded',
        help: 'How much of the total was refunded or is being refunded.',
      },
      voucherCode: { label: 'Voucher' },
      discountMinor: {
        label: 'Discount',
        help: 'What the voucher took off before the total.',
      },
      currency: { label: 'Currency' },
      paymentMethod: { label: 'Payment' },
      paymentReference: {
        label: 'Payment reference',
        help: 'What the provider calls the payment.',
      },
      userId: {
        label: 'Account',
        help: 'The number of the account that bought it. Empty: a guest.',
      },
    }),
    ...bookkeepingFields,
    createdAt: { label: 'Placed' },
  },
  rows: [
    [
      ['publicId', 3],
      ['orderStatus', 3],
      ['totalMinor', 3],
      ['refundedMinor', 3],
    ],
    [
      ['buyerName', 6],
      ['buyerEmail', 6],
    ],
    [
      ['paymentMethod', 6],
      ['paymentReference', 6],
    ],
    [
      ['voucherCode', 6],
      ['discountMinor', 6],
    ],
  ],
  columns: ['publicId', 'createdAt', 'buyerName', 'totalMinor', 'orderStatus', 'paymentMethod'],
  mainField: 'publicId',
  sortBy: 'publicId',
  sortOrder: 'DESC',
};
