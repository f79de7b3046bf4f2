import * as yup from 'yup';
import { integer, text } from '../kit/schema';
import { paymentMethod } from './declare';
import { openPaymentMethods, readMethodSettings, valuesOf } from './method-settings';
import { findPaymentMethod, findProvider, providersFor } from './providers';

// No route is called here, and what makes requests within does not load beside Jest.
jest.mock('light-my-request', () => ({}));
jest.mock('../host/calling-file', () => ({ callingFile: () => 'src/api/invoice/routes/invoice' }));

const here = 'in src/api/invoice/routes/invoice';
const waits = () => ({ status: 'pending' as const, reference: '' });
const guest = { userId: null, isBoxOffice: false };

/** A host whose configuration offers these. */
function hostWith(paymentMethods: string[]): void {
  const configured = { paymentMethods, offlinePayment: 'nobody', stripe: { secretKey: '' } };
  const config: Record<string, object> = {
    'plugin::svc': configured,
    'plugin::svc.stripe': configured.stripe,
    server: { url: '', port: 1337 },
  };
  Object.assign(globalThis, { strapi: { config: { get: (name: string) => config[name] } } });
}

afterEach(() => {
  for (const name of ['INVOICE_IBAN', 'INVOICE_DAYS']) delete process.env[name];
});

describe('a name', () => {
  test('is given once', () => {
    paymentMethod('gift-card', { charge: waits });
    expect(() => paymentMethod('gift-card', { charge: waits })).toThrow(
      new Error(
        `The payment method gift-card ${here} is declared twice, first in src/api/invoice/routes/invoice.`,
      ),
    );
  });

  test.each(['free', 'offline', 'counter', 'stripe', 'test'])('%s is taken', (name) => {
    expect(() => paymentMethod(name, { charge: waits })).toThrow(
      new Error(
        `The payment method ${name} ${here} has a name that is taken: the service has free, offline, counter, stripe, test.`,
      ),
    );
  });

  test.each(['', 'Invoice', 'gift card', '7up', 'x'.repeat(65)])('"%s" is none', (name) => {
    expect(() => paymentMethod(name, { charge: waits })).toThrow(
      'needs a name like invoice or gift-card',
    );
  });
});

test('the next step has no field of the name that the answer itself has', () => {
  const charge = () => ({ ...waits(), step: { provider: 'me' } });
  expect(() => paymentMethod('named', { nextStep: { provider: text() }, charge })).toThrow(
    'has a field provider in its nextStep',
  );
});

describe('settings', () => {
  beforeAll(() => {
    const settings = {
      INVOICE_IBAN: text({ min: 1, max: 30 }),
      INVOICE_DAYS: integer({ min: 1, max: 90 }).default(14),
    };
    paymentMethod('billed', { settings, charge: waits });
    const typed = { INVOICE_IBAN: yup.string().oneOf(['one']) };
    paymentMethod('typed', { settings: typed, charge: waits });
  });

  test('are read and kept at the start', () => {
    Object.assign(process.env, { INVOICE_IBAN: ' DE02 ', INVOICE_DAYS: '30' });
    hostWith(['billed']);
    openPaymentMethods();
    process.env.INVOICE_DAYS = '60';
    expect(valuesOf('billed')).toEqual({ INVOICE_IBAN: 'DE02', INVOICE_DAYS: 30 });
  });

  test('have defaults', () => {
    process.env.INVOICE_IBAN = 'DE02';
    expect(readMethodSettings('billed')).toEqual({ INVOICE_IBAN: 'DE02', INVOICE_DAYS: 14 });
  });

  test.each([
    [{}, 'needs INVOICE_IBAN, which is not set'],
    [{ INVOICE_IBAN: '  ' }, 'needs INVOICE_IBAN, which is not set'],
    [
      { INVOICE_IBAN: 'x'.repeat(31) },
      'cannot use INVOICE_IBAN: it must be at most 30 characters long',
    ],
    [
      { INVOICE_IBAN: 'DE02', INVOICE_DAYS: '0' },
      'cannot use INVOICE_DAYS: it must be a whole number, from 1 to 90',
    ],
  ])('%o stop the start', (env, fault) => {
    Object.assign(process.env, env);
    hostWith(['billed']);
    expect(openPaymentMethods).toThrow(new Error(`The payment method billed ${here} ${fault}.`));
  });

  test('that are not needed may be missing', () => {
    hostWith([]);
    expect(openPaymentMethods).not.toThrow();
    expect(() => valuesOf('billed')).toThrow('is not set up');
  });

  test('are not repeated where they are wrong', () => {
    process.env.INVOICE_IBAN = 'secret';
    expect(() => readMethodSettings('typed')).toThrow('cannot use INVOICE_IBAN: it does not fit.');
  });
});

test('a method that nobody has declared stops the start', () => {
  hostWith(['billed', 'invoce']);
  process.env.INVOICE_IBAN = 'DE02';
  expect(openPaymentMethods).toThrow(/^paymentMethods names invoce, which is none of .*billed/);
});

test('one of ours is none that the setting may name', () => {
  hostWith(['stripe']);
  expect(openPaymentMethods).toThrow('paymentMethods names stripe, which is none of');
});

test('a method is offered where the setting names it, to whom it says', () => {
  paymentMethod('members', {
    settings: { INVOICE_IBAN: text() },
    offeredTo: ({ userId }, { INVOICE_IBAN }) => userId === 7 && INVOICE_IBAN === 'DE02',
    charge: waits,
  });
  const offered = (payer = guest) => providersFor(payer).map(({ name }) => name);
  process.env.INVOICE_IBAN = 'DE02';
  hostWith([]);
  openPaymentMethods();
  expect([offered(), findProvider('members')]).toEqual([['free'], undefined]);
  hostWith(['members']);
  openPaymentMethods();
  expect(offered()).toEqual(['free']);
  expect(offered({ ...guest, userId: 7 } as never)).toEqual(['free', 'members']);
  expect(findProvider('members')?.name).toBe('members');
});

test('days count for a method whose orders wait, while it is set up', () => {
  paymentMethod('days', { charge: waits, daysToPay: () => 5 });
  const now = { charge: waits, finalize: waits };
  paymentMethod('now', now);
  hostWith([]);
  expect(findPaymentMethod('days')!.daysToPay!()).toBe(0);
  hostWith(['days']);
  openPaymentMethods();
  expect(findPaymentMethod('days')!.daysToPay!()).toBe(5);
  expect(findPaymentMethod('now')!.daysToPay).toBeUndefined();
});
