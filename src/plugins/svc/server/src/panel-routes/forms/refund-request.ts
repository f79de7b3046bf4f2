import { type Form, bookkeepingFields, readOnly } from './form';

export const refundRequestForm: Form = {
  uid: 'plugin::svc.refund-request',
  fields: {
    ...readOnly({
      publicId: { label: 'Number', help: 'The id in the REST API.' },
      requestStatus: { label: 'Status' },
      amountMinor: { label: 'Amount' },
      currency: { label: 'Currency' },
      buyerName: { label: 'Buyer' },
      buyerEmail: { label: 'E-mail' },
      order: { label: 'Order', mainField: 'buyerName' },
      attendeeId: {
        label: 'Number of the attendee',
      },
      reason: { label: 'Reason' },
      adminNotes: { label: 'Notes of the box office' },
      paymentReference: {
        label: 'Payment reference',
        help: 'What the provider calls the refund.',
      },
      orderId: { label: 'Number of the order' },
      eventId: { label: 'Number of the event' },
    }),
    ...bookkeepingFields,
    createdAt: { label: 'Asked' },
  },
  rows: [
    [
      ['publicId', 4],
      ['requestStatus', 4],
      ['amountMinor', 4],
    ],
    [
      ['buyerName', 6],
      ['buyerEmail', 6],
    ],
    [['reason', 12]],
    [['adminNotes', 12]],
    [['paymentReference', 6]],
  ],
  columns: ['buyerName', 'amountMinor', 'requestStatus', 'reason', 'createdAt'],
  mainField: 'buyerName',
  sortBy: 'publicId',
  sortOrder: 'DESC',
};
