import { bookkeepingFields, type Form } from './form';

/** How the service's own pages and mails look; there is one of it. */
export const siteForm: Form = {
  uid: 'plugin::svc.site',
  mainField: 'name',
  fields: {
    name: { label: 'Name', help: 'At the head of pages and as the sender of mails.' },
    logo: { label: 'Logo', help: 'At the head of pages and mails, in place of the name.' },
    accentColor: {
      label: 'Colour of buttons and links',
      help: 'As #RRGGBB. Letters on it are black or white, whichever is read better.',
      placeholder: '#0f62fe',
    },
    headerColor: {
      label: 'Colour of the head',
      help: 'As #RRGGBB. Empty: that of the page.',
      placeholder: '#ffffff',
    },
    letters: {
      label: 'Letters',
      help: 'Of pages. They are those of the device: nothing is loaded.',
    },
    corners: { label: 'Corners', help: 'Of buttons, pictures and cards.' },
    imprintUrl: {
      label: 'Imprint',
      help: 'Its whole address. A link at the foot of pages and mails.',
    },
    privacyUrl: {
      label: 'Privacy',
      help: 'The whole address of what you say on it. A link at the foot of pages and mails.',
    },
    paymentWords: {
      label: 'How to pay later',
      help: 'For who chooses “Pay later”: to which account, at which desk. On the page of the order and in its mail, with the amount, the order and the last day.',
    },
    ...bookkeepingFields,
  },
  rows: [
    [
      ['name', 6],
      ['logo', 6],
    ],
    [
      ['accentColor', 6],
      ['headerColor', 6],
    ],
    [
      ['letters', 6],
      ['corners', 6],
    ],
    [
      ['imprintUrl', 6],
      ['privacyUrl', 6],
    ],
    [['paymentWords', 12]],
  ],
  columns: ['name'],
  sortBy: 'name',
};
