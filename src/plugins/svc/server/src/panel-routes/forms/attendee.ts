import { type Form, bookkeepingFields, identityFields } from './form';

export const attendeeForm: Form = {
  uid: 'plugin::svc.attendee',
  mainField: 'fullName',
  fields: {
    fullName: { label: 'Full name', placeholder: 'Ada Lovelace' },
    email: {
      label: 'E-mail',
      help: 'How to reach them. Nobody is written to when you add somebody here.',
      placeholder: 'ada@example.org',
    },
    ticket: {
      label: 'Ticket',
      help: 'Type the name of the ticket, of its event, or parts of both. It cannot change later.',
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
      help: 'Changed by the buttons beside the form. Cancelled and refunded are final.',
      isReadOnly: true,
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
    checkedInAt: { label: 'Inside since' },
    checkedInBy: { label: 'Let in by' },
    checkedInScan: { label: 'Scan' },
    handedOnAt: { label: 'Handed on' },
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
