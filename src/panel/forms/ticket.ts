import { type Form, bookkeepingFields, identityFields } from './form';

export const ticketForm: Form = {
  uid: 'api::ticket.ticket',
  fields: {
    title: { label: 'Name', placeholder: 'General admission' },
    event: {
      label: 'Event',
      help: 'The event it admits to. It cannot change later.',
      mainField: 'title',
    },
    type: {
      label: 'Type',
      help: 'paid: has a price. rsvp: a reply without payment. free: costs nothing.',
    },
    priceMinor: {
      label: 'Price',
      help: "In the site's currency. Only for paid tickets.",
    },
    capacity: { label: 'Places', help: '-1: as many as people want.' },
    sold: {
      label: 'Sold',
      help: 'Places that attendees hold. The shop counts them.',
      isReadOnly: true,
    },
    ...identityFields,
    ...bookkeepingFields,
  },
  rows: [
    [
      ['title', 6],
      ['event', 6],
    ],
    [
      ['type', 6],
      ['priceMinor', 6],
    ],
    [
      ['capacity', 6],
      ['sold', 6],
    ],
  ],
  columns: ['title', 'event', 'type', 'priceMinor', 'capacity', 'sold'],
  sortBy: 'title',
};
