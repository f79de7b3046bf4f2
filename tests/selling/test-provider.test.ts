import { built, type Service, startService } from '../support';
import { minor } from '../support/minor';

type Provider = typeof import('../../src/plugins/svc/server/src/payments/test/test-provider');
type Refund = Parameters<Provider['testProvider']['refund']>[0];

const { testProvider } = built<Provider>('payments/test/test-provider');
const { free } =
  built<typeof import('../../src/plugins/svc/server/src/payments/free')>('payments/free');
const { offline } =
  built<typeof import('../../src/plugins/svc/server/src/payments/offline')>('payments/offline');

let service: Service;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
});

let orderId = 0;

/** A charge of 10.00 of an order of its own; what to refund of it. */
async function chargeWith(token: string): Promise<Refund> {
  orderId += 1;
  const key = `order-${orderId}`;
  const charged = await testProvider.charge({
    key,
    nonce: '',
    orderId,
    amount: minor(1000),
    currency: 'USD',
    token,
    reference: '',
  });
  expect(charged).toEqual({ status: 'paid', reference: key });
  const refund = { orderId, chargeKey: key, chargeReference: key, currency: 'USD' };
  return { ...refund, key: `refund-${orderId}`, amount: minor(600) };
}

const refundedOf = async ({ chargeKey }: Refund) => {
  const row = (await service.strapi.db
    .connection('svc_test_charges')
    .where({ key: chargeKey })
    .first('refunded_minor')) as { refunded_minor: number | string };
  return Number(row.refunded_minor);
};
const refused = { status: 'refused', reason: expect.any(String) as string };

test('a refund is made once, however often it is asked for (4.19)', async () => {
  const refund = await chargeWith('tok_ok');
  const answers = await Promise.all(Array.from({ length: 8 }, () => testProvider.refund(refund)));
  for (const answer of answers) {
    expect(answer).toEqual({ status: 'refunded', reference: refund.key });
  }
  expect(await refundedOf(refund)).toBe(600);
});

test('no more goes back than was paid, whatever is asked for at once (4.19)', async () => {
  const refund = await chargeWith('tok_ok');
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      testProvider.refund({ ...refund, key: `${refund.key}-${index}`, amount: minor(300) }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'refunded')).toHaveLength(3);
  expect(await refundedOf(refund)).toBe(900);
});

test('what was never paid, or in another currency, does not go back (4.19)', async () => {
  const refund = await chargeWith('tok_ok');
  expect(await testProvider.refund({ ...refund, currency: 'EUR' })).toEqual(refused);
  const other = { ...refund, key: 'refund-of-nothing', chargeKey: 'order-none' };
  expect(await testProvider.refund(other)).toEqual(refused);
});

test('a token can pay and then refuse the refund, for good under this key (4.19)', async () => {
  const refund = await chargeWith('tok_refund_refused');
  expect(await testProvider.refund(refund)).toEqual(refused);
  const charge = service.strapi.db.connection('svc_test_charges').where({ key: refund.chargeKey });
  await charge.update({ refund_behaviour: 'ok' });
  expect(await testProvider.refund(refund)).toEqual(refused);
  const anew = { ...refund, key: `${refund.key}-2` };
  expect(await testProvider.refund(anew)).toEqual({ status: 'refunded', reference: anew.key });
});

test('or fail as an outage does (4.19)', async () => {
  const refund = await chargeWith('tok_refund_error');
  await expect(testProvider.refund(refund)).rejects.toThrow('is unavailable');
  expect(await refundedOf(refund)).toBe(0);
});

test('where no provider moved money, a refund is only written down (4.19)', async () => {
  const refund: Refund = {
    key: 'refund-1',
    orderId: 1,
    chargeKey: 'order-1',
    chargeReference: '',
    amount: minor(1000),
    currency: 'USD',
  };
  for (const provider of [free, offline]) {
    expect(await provider.refund(refund)).toEqual({ status: 'refunded', reference: '' });
  }
});
