import { lineFor, read } from '../../tests/support/read-environment';

describe('Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_hunter2', STRIPE_WEBHOOK_SECRET: 'whsec_hunter2' };

  test('is offered with both of its secrets, a restricted key included', () => {
    const stripe = {
      secretKey: 'sk_test_hunter2',
      publishableKey: '',
      webhookSecret: 'whsec_hunter2',
      apiBase: '',
    };
    expect(read(keys).stripe).toEqual(stripe);
    const restricted = { ...keys, STRIPE_SECRET_KEY: 'rk_live_hunter2' };
    expect(read(restricted).stripe.secretKey).toBe('rk_live_hunter2');
  });

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)(
    'is not offered without %s: the start ends with what is missing',
    (name) => {
      const line = `${name} is missing: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must both be set, or neither.`;
      expect(lineFor({ ...keys, [name]: '' })).toBe(line);
    },
  );

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_test_hunter2'],
    ['STRIPE_SECRET_KEY', 'whsec_hunter2'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_hunter2'],
    ['STRIPE_WEBHOOK_SECRET', 'we_hunter2'],
  ])('knows its secrets by their form: %s is not %s, which is not repeated', (name, value) => {
    const line = lineFor({ ...keys, [name]: value });
    expect(line).toMatch(new RegExp(`^${name} cannot be used: it must be`));
    expect(line).not.toContain('hunter2');
  });

  test.each(['http://127.0.0.1:12111', 'https://localhost/', 'http://[::1]:12111'])(
    'may be on this machine: %s',
    (address) => {
      const { apiBase } = read({ ...keys, STRIPE_API_BASE: address }).stripe;
      expect(apiBase).toBe(address.replace(/\/$/, ''));
    },
  );

  test.each([
    'stripe.test',
    'ftp://stripe.test',
    'http://stripe.test/v1',
    'http://127.0.0.1/v1',
    'http://127.0.0.1/?a=1',
    'http://me:hunter2@127.0.0.1',
    'https://stripe.test',
    'http://127.0.0.1.example.test',
    'http://localhost.example.test',
  ])('is not at %s', (address) =>
    expect(lineFor({ STRIPE_API_BASE: address })).toBe(
      `STRIPE_API_BASE="${address}" cannot be used: it must be an address of this machine such as http://127.0.0.1:12111.`,
    ),
  );
});
