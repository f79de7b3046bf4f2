import { type Form, bookkeepingFields, readOnly } from './form';

/** Orders are there to be read: REST and payments change them. */
export const orderForm: Form = {
  uid: 'api::order.order',
  fields: {
    ...readOnly({
      publicId: {
        label: 'Number',
        help: 'The id in the REST API, and in the address of the order.',
      },
      buyerName: { label: 'Buyer' },
      buyerEmail: { label: 'E-mail' },
      orderStatus: { label: 'Status', help: 'The box office changes it over the REST API.' },
      totalMinor: { label: 'Total' },
      refundedMinor: {
        label: 'Refunded',
        help: 'What has gone back of the total, or is on its way.',
      },
      currency: { label: 'Currency' },
      paymentMethod: { label: 'Payment method' },
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
  ],
  columns: [
    'publicId',
    'buyerName',
    'buyerEmail',
    'orderStatus',
    'totalMinor',
    'paymentMethod',
    'createdAt',
  ],
  mainField: 'buyerName',
  sortBy: 'publicId',
  sortOrder: 'DESC',
};
