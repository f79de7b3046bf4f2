import { built, type Service, startService } from '../support';
import { shopperOf } from '../support/shop';

/* What a site is told before it shows a price. */

const path = 'svc/tickets/v1/settings';

let service: Service;

beforeAll(async () => {
  service = await startService({
    env: {
      CURRENCY: 'EUR',
      SITE_TIMEZONE: 'Europe/Berlin',
      SITE_LOCALE: 'de-AT',
      OFFLINE_PAYMENT: 'users',
      PAYMENT_TEST_PROVIDER: 'true',
      STRIPE_SECRET_KEY: 'sk_test_secret',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
      CART_HOLD_SECONDS: '600',
      CART_MAX_PLACES: '30',
      REFUND_WINDOW_DAYS: '14',
    },
  });
});

const offered = () =>
  built<typeof import('../../src/plugins/svc/server/src/payments/providers')>('payments/providers')
    .publicPaymentMethods()
    .map(({ name }) => name);
const change = (to: object) =>
  Object.assign(
    built<typeof import('../../src/plugins/svc/server/src/host/strapi')>('host/strapi').settings(),
    to,
  );

test('currency, ways of paying and bounds are there for everybody, and no secret (8.9)', async () => {
  const { status, body, headers } = await service.call('GET', path);
  expect([status, body]).toEqual([
    200,
    {
      currency: 'EUR',
      currency_decimals: 2,
      timezone: 'Europe/Berlin',
      locale: 'de-AT',
      payment_methods: [
        { id: 'free' },
        { id: 'stripe', publishable_key: 'pk_test_public' },
        { id: 'test' },
        { id: 'offline' },
      ],
      cart_hold_seconds: 600,
      cart_max_places: 30,
      refund_window_days: 14,
    },
  ]);
  expect(headers.get('Cache-Control')).toBe('public, no-cache');
  const ETag = headers.get('ETag')!;
  const again = await service.call('GET', path, { headers: { 'If-None-Match': ETag } });
  expect([again.status, again.body]).toEqual([304, null]);
});

test('what nobody but the box office may choose is not named (8.9, 7.4)', () => {
  change({ offlinePayment: 'nobody', paymentTestProvider: false });
  expect(offered()).toEqual(['free', 'stripe']);
  change({ offlinePayment: 'everyone', paymentTestProvider: true });
  expect(offered()).toEqual(['free', 'offline', 'stripe', 'test']);
});

test('a cart has its currency where that is named (8.9)', async () => {
  const { body } = await shopperOf(service.call).show();
  expect(body).not.toHaveProperty('currency');
  const named = await service.call('GET', 'svc/tickets/v1/cart', {
    query: { _fields: 'total,currency' },
  });
  expect(named.body).toEqual({ total: '0.00', currency: 'EUR' });
});
