import { readOutboxKey } from './outbox-keys';

test.each([
  ['order 4', 'order {order}', { order: '4' }],
  ['mails of unpaid order 4', 'mails of unpaid order {order}', { order: '4' }],
  ['mails of order 4', 'mails of order {order}', { order: '4' }],
  [
    'mails of event 7 to order 12',
    'mails of event {event} to order {order}',
    { event: '7', order: '12' },
  ],
])('a key of the outbox is read as what it was made of: %s', (key, form, named) => {
  expect(readOutboxKey(key)).toEqual({ form, named });
});

test.each(['sponsor 5', 'order', 'an order 5', 'order 5 of 6', ''])(
  'a key that a project has chosen is of no form: %j',
  (key) => {
    expect(readOutboxKey(key)).toBeUndefined();
  },
);
