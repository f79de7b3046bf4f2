import { warningsOfSecrets } from './secrets';
import { lineFor, long, production, read, secrets } from '../../tests/support/read-environment';

describe('a secret', () => {
  test.each(Object.keys(secrets))('must be there: %s', (name) => {
    for (const NODE_ENV of ['development', 'production', undefined]) {
      for (const value of [undefined, '', '  ', ...(name === 'APP_KEYS' ? [',', 'a,,b'] : [])]) {
        expect(lineFor({ ...production, NODE_ENV, [name]: value })).toMatch(
          new RegExp(`^Secrets that cannot be used: ${name}: missing`),
        );
      }
    }
  });

  test.each([
    'toBeModified1,toBeModified2',
    'tobemodified',
    'change-me',
    'ChangeMe',
    'change_me_1',
    'placeholder',
    'secret',
    'good,change-me',
  ])('is no placeholder in production: %s (7.16)', (JWT_SECRET) => {
    expect(lineFor({ ...production, JWT_SECRET })).toContain('JWT_SECRET: a placeholder');
    expect(lineFor({ JWT_SECRET, NODE_ENV: 'development' })).toBe('no complaint');
  });

  test.each(Object.keys(secrets))('is long in production: %s (7.16)', (name) => {
    const short = long('').slice(1);
    for (const value of name === 'APP_KEYS' ? [short, `${long('k')},${short}`] : [short]) {
      const line = lineFor({ ...production, [name]: value });
      expect(line).toContain(`${name}: shorter than 32 characters`);
    }
  });

  test.each([
    ['API_TOKEN_SALT, JWT_SECRET', { JWT_SECRET: secrets.API_TOKEN_SALT }],
    ['APP_KEYS', { APP_KEYS: `${long('k1')}, ${long('k1')}` }],
    ['APP_KEYS, ENCRYPTION_KEY', { ENCRYPTION_KEY: long('k2') }],
  ])('is no other secret in production: %s (7.16)', (names, same) => {
    expect(lineFor({ ...production, ...same })).toContain(
      `Secrets that cannot be used: ${names}: the same as another.`,
    );
  });

  test.each(['development', 'test', 'demo'])(
    'that is weak is warned of in %s, and by its name only (7.16)',
    (NODE_ENV) => {
      const env = { ...secrets, NODE_ENV, JWT_SECRET: 'hunter2', ENCRYPTION_KEY: 'hunter2' };
      expect(warningsOfSecrets(env)).toEqual([
        'A production start would refuse these secrets: ENCRYPTION_KEY, JWT_SECRET: shorter than 32 characters; ' +
          'ENCRYPTION_KEY, JWT_SECRET: the same as another.',
      ]);
      expect(warningsOfSecrets({ ...secrets, NODE_ENV })).toEqual([]);
    },
  );

  test('is never repeated, and all that are bad are named together', () => {
    const line = lineFor({ ...production, JWT_SECRET: 'change-me-hunter2', APP_KEYS: '' });
    expect(line).toMatch(
      /cannot be used: APP_KEYS: missing; JWT_SECRET: a placeholder; JWT_SECRET/,
    );
    expect(line).not.toContain('hunter2');
  });

  test('of one’s own is accepted in production', () => {
    expect(read(production).secrets).toEqual(secrets);
  });
});

describe('a production start', () => {
  test('refuses payments without money, which any other start may take (7.5)', () => {
    const env = { PAYMENT_TEST_PROVIDER: 'true' };
    expect(lineFor({ ...production, ...env })).toBe(
      'PAYMENT_TEST_PROVIDER="true" cannot be used: it gives tickets away, so take it out in production.',
    );
    for (const NODE_ENV of ['development', 'test', 'demo']) {
      expect(read({ ...env, NODE_ENV }).paymentTestProvider).toBe(true);
    }
  });

  test.each([undefined, '', ' '])('needs the public address: not %j (7.16)', (PUBLIC_URL) => {
    expect(lineFor({ ...production, PUBLIC_URL })).toMatch(
      /^PUBLIC_URL="" cannot be used: in production it must be the address that buyers come to, such as/,
    );
  });
});
