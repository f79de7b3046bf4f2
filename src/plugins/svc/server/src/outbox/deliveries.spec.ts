import { closeDeliveries, declareEvent, deliver, deliveriesOn } from './deliveries';

jest.mock('../host/calling-file', () => ({ callingFile: () => 'src/api/ledger/index' }));

/** A host that registers. */
beforeEach(() => {
  Object.assign(globalThis, { strapi: {} });
});

const order = { on: 'svc_order_completed' } as const;
const tell = () => undefined;
const line = (text: string) => new Error(text);

test('an event that there is not is refused in one line that names those that there are', () => {
  declareEvent('api_sponsor_approved');
  deliver('ledger', { on: 'api_sponsor_aproved' }, tell);
  expect(closeDeliveries).toThrow(
    line(
      'The delivery ledger in src/api/ledger/index is on api_sponsor_aproved, which is none of ' +
        'svc_attendee_created, svc_attendee_status_changed, svc_order_completed, api_sponsor_approved.',
    ),
  );
});

test('a name is given once', () => {
  deliver('ledger', order, tell);
  expect(() => deliver('ledger', order, tell)).toThrow(
    line(
      'The delivery ledger in src/api/ledger/index is declared twice, first in src/api/ledger/index.',
    ),
  );
  declareEvent('api_done');
  expect(() => declareEvent('api_done')).toThrow(
    'The event api_done in src/api/ledger/index is declared twice.',
  );
});

test.each(['', 'Ledger', 'the ledger', 'x'.repeat(65)])('"%s" is no name of a delivery', (name) => {
  expect(() => deliver(name, order, tell)).toThrow('needs a name like ledger or ticket-printer');
});

test.each(['api_', 'api_Done', 'sponsor'])('%s is no name of an event', (name) => {
  expect(() => declareEvent(name as 'api_done')).toThrow('needs a name like api_sponsor_approved');
});

test.each([[{ attempts: 0 }], [{ attempts: 1.5 }], [{ backOff: [] }], [{ backOff: [-1] }]])(
  '%o are no options',
  (options) => {
    expect(() => deliver('ledger', { ...order, ...options }, tell)).toThrow('The delivery ledger');
  },
);

test('what comes late is not lost without a word', () => {
  deliver('ledger', order, tell);
  closeDeliveries();
  expect(() => deliver('late', order, tell)).toThrow('call deliver() in register()');
  expect(() => declareEvent('api_late')).toThrow('call declareEvent() in register()');
  expect(deliveriesOn('svc_order_completed')).toEqual(['ledger']);
});
