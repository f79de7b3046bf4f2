import { type Form, bookkeepingFields, identityFields } from './form';

export const attendeeForm: Form = {
  uid: 'plugin::svc.attendee',
  mainField: 'fullName',
  fields: {
    fullName: { label: 'Full name', placeholder: 'Ada Lovelace' },
    email: { label: 'E-mail', help: 'Where the ticket goes.', placeholder: 'ada@example.org' },
    ticket: {
      label: 'Ticket',
      help: 'The ticket they hold. It cannot change later.',
      mainField: 'title',
    },
    order: {
      label: 'Order',
      help: 'The order they came with; none where you add them here.',
      mainField: 'buyerName',
      isReadOnly: true,
    },
    state: {
      label: 'Status',
      help: 'Cancelled and refunded are final: the place goes to somebody else.',
    },
    securityCode: {
      label: 'Code',
      help: 'What they show at the door.',
      placeholder: 'Made when you save',
      isReadOnly: true,
    },
    priceMinor: { label: 'Price of the place' },
    eventId: { label: 'Number of the event' },
    ticketId: { label: 'Number of the ticket' },
    orderId: { label: 'Number of the order' },
    ...identityFields,
    ...bookkeepingFields,
  },
  rows: [
    [
      ['fullName', 6],
      ['email', 6],
    ],
    [
      ['ticket', 6],
      ['order', 6],
    ],
    [
      ['state', 6],
      ['securityCode', 6],
    ],
  ],
  columns: ['fullName', 'email', 'state', 'securityCode'],
  sortBy: 'fullName',
};
