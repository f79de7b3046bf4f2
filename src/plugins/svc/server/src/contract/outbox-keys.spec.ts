import { outboxKey, outboxKeyForms, readOutboxKey } from './outbox-keys';

test('a key of the outbox is read as what it was made of', () => {
  const key = outboxKey('mails of event {event} to order {order}', { event: 7, order: 12 });
  expect(key).toBe('mails of event 7 to order 12');
  expect(readOutboxKey(key)).toEqual({
    form: 'mails of event {event} to order {order}',
    named: { event: '7', order: '12' },
  });
});

test('each form is told from the others', () => {
  for (const form of outboxKeyForms) {
    const values = { order: 1, attendee: 2, token: 'abc', event: 4, administrator: 5 };
    expect(readOutboxKey(outboxKey(form, values))?.form).toBe(form);
  }
});

test.each(['sponsor 5', 'order', 'an order 5', 'order 5 of 6', ''])(
  'a key that a project has chosen is of no form: %j',
  (key) => {
    expect(readOutboxKey(key)).toBeUndefined();
  },
);
