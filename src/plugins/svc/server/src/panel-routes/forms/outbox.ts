import { type Form, bookkeepingFields, readOnly } from './form';

/** What waits to be told and to be sent, and what could not be. */
export const outboxForm: Form = {
  uid: 'plugin::svc.outbox-entry',
  fields: {
    ...readOnly({
      kind: { label: 'What' },
      orderKey: { label: 'Of', help: 'Entries with the same key are delivered in order.' },
      state: {
        label: 'State',
        help: 'Dead: given up after many tries. It goes out again with "Send again".',
      },
      attempts: { label: 'Tries' },
      lastError: { label: 'Last error' },
      factId: {
        label: 'Fact',
        help: 'Part of the mail’s Message-ID and of the ids that hooks receive.',
      },
    }),
    ...bookkeepingFields,
    createdAt: { label: 'Since' },
  },
  rows: [
    [
      ['kind', 6],
      ['orderKey', 6],
    ],
    [
      ['state', 4],
      ['attempts', 4],
      ['lastError', 4],
    ],
    [['factId', 12]],
  ],
  columns: ['kind', 'orderKey', 'state', 'attempts', 'lastError', 'createdAt'],
  mainField: 'kind',
  sortBy: 'createdAt',
  sortOrder: 'DESC',
};
