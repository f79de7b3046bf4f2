import { type Form, bookkeepingFields, identityFields } from './form';

export const organizerForm: Form = {
  uid: 'plugin::svc.organizer',
  fields: {
    title: { label: 'Name', placeholder: 'Friends of the Library' },
    email: { label: 'E-mail', help: 'Shown to the public.', placeholder: 'hello@example.org' },
    phone: { label: 'Phone', help: 'With the country code.', placeholder: '+49 30 1234567' },
    website: {
      label: 'Website',
      help: 'The whole address, with http:// or https://.',
      placeholder: 'https://',
    },
    ...identityFields,
    ...bookkeepingFields,
  },
  rows: [
    [['title', 12]],
    [
      ['email', 6],
      ['phone', 6],
    ],
    [['website', 12]],
    [['slug', 12]],
  ],
  columns: ['title', 'email', 'phone', 'website'],
  sortBy: 'title',
};
