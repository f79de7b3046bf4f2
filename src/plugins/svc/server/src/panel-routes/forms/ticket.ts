import { type Form, bookkeepingFields, identityFields } from './form';

export const ticketForm: Form = {
  uid: 'plugin::svc.ticket',
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
      help: "In the site's currency. More than 0 for paid tickets, 0 for all others.",
    },
    startSaleDate: {
      label: 'On sale from',
      help: "What a clock at the event shows, in the event's time zone. Empty: at once.",
    },
    endSaleDate: {
      label: 'On sale until',
      help: "In the event's time zone, this minute included. Empty: until the event ends.",
    },
    capacity: {
      label: 'Places',
      help: '-1: as many as people want. Fewer than are sold: nobody loses a place, and nobody gets one.',
    },
    maxPerOrder: { label: 'Most per order', help: 'How many places one order may have.' },
    sold: {
      label: 'Sold',
      help: 'Places that attendees hold. The shop counts them.',
      isReadOnly: true,
    },
    held: {
      label: 'In carts',
      help: 'Places that buyers have in their carts. The shop counts them.',
      isReadOnly: true,
    },
    sku: {
      label: 'SKU',
      help: 'No two tickets share one. Empty: made of its number and its name.',
      placeholder: 'Made when you save',
    },
    description: { label: 'Description', help: 'What buyers should know of these places.' },
    overbooked: { label: 'Sold above the places' },
    eventId: { label: 'Number of the event' },
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
      ['startSaleDate', 6],
      ['endSaleDate', 6],
    ],
    [
      ['capacity', 6],
      ['maxPerOrder', 6],
    ],
    [
      ['sold', 6],
      ['held', 6],
    ],
    [['description', 12]],
    [['sku', 12]],
  ],
  columns: ['title', 'event', 'type', 'priceMinor', 'capacity', 'sold'],
  sortBy: 'title',
};
