import { type Form, type FormField, bookkeepingFields } from './form';

/** Orders are there to be read: REST and payments change them. */
function readOnly(fields: Record<string, FormField>): Record<string, FormField> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, isReadOnly: true }]),
  );
}

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
      ['publicId', 4],
      ['orderStatus', 4],
      ['totalMinor', 4],
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
