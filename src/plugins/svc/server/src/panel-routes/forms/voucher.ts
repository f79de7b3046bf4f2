import { type Form, bookkeepingFields, identityFields } from './form';

export const voucherForm: Form = {
  uid: 'plugin::svc.voucher',
  mainField: 'code',
  fields: {
    code: {
      label: 'Code',
      help: '4 to 40 letters from A to Z, digits and dashes. Leave it empty, and a code is made that cannot be guessed.',
      placeholder: 'Made when you save',
    },
    percent: {
      label: 'Percent off',
      help: '1 to 100, of each place. Empty where an amount is given.',
    },
    amountMinor: {
      label: 'Amount off',
      help: "Off each place, in the site's currency. Empty where a percentage is given.",
    },
    event: {
      label: 'Event',
      help: 'Empty: for the tickets of every event.',
      mainField: 'title',
    },
    validFrom: {
      label: 'Valid from',
      help: "In the event's time zone, or the site's. Empty: at once.",
    },
    validUntil: {
      label: 'Valid until',
      help: "In the same zone. Who has it in the cart by then keeps the price until the hold ends. Empty: it doesn't end.",
    },
    maxPlaces: {
      label: 'For how many places',
      help: '-1: as many as people want. It may be fewer than are used already: what was bought stays as it is.',
    },
    used: {
      label: 'Used',
      help: 'Places of orders that this voucher has lowered. The shop counts them.',
      isReadOnly: true,
    },
    note: { label: 'Note', help: 'For those who sell. Buyers never see it.' },
    eventId: { label: 'Number of the event' },
    publicId: identityFields.publicId,
    ...bookkeepingFields,
  },
  rows: [
    [['code', 12]],
    [
      ['percent', 6],
      ['amountMinor', 6],
    ],
    [['event', 12]],
    [
      ['validFrom', 6],
      ['validUntil', 6],
    ],
    [
      ['maxPlaces', 6],
      ['used', 6],
    ],
    [['note', 12]],
  ],
  columns: ['code', 'percent', 'event', 'used', 'validFrom', 'validUntil'],
  sortBy: 'code',
};
