import {
  digestOf,
  isSameDigest,
  isSignedToken,
  newSecurityCode,
  newSeed,
  newSignedToken,
  newToken,
  tokenFrom,
} from './secrets';

test('tokens and seeds have enough bits, and no two are alike', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
  expect(Buffer.from(newSeed(), 'base64url')).toHaveLength(16);
  expect(new Set(Array.from({ length: 1000 }, newToken)).size).toBe(1000);
});

test('a signed token is known as ours, and nothing made of it is', () => {
  const token = newSignedToken('key');
  expect(isSignedToken(token, 'key')).toBe(true);
  const random = token.split('.')[0]!;
  for (const other of [
    '',
    '.',
    'x',
    random,
    token.slice(0, -1),
    `${token}.`,
    `${token},${token}`,
  ]) {
    expect(isSignedToken(other, 'key')).toBe(false);
  }
  expect(isSignedToken(token, 'another key')).toBe(false);
});

test('a digest does not show its token, and is the same again', () => {
  expect(digestOf('a')).toMatch(/^[0-9a-f]{64}$/);
  expect(digestOf('a')).toBe(digestOf('a'));
  expect(isSameDigest(digestOf('a'), digestOf('a'))).toBe(true);
  expect(isSameDigest(digestOf('a'), digestOf('b'))).toBe(false);
  expect(isSameDigest(digestOf('a'), '')).toBe(false);
});

test('a seed gives one token, which takes the key', () => {
  expect(tokenFrom('seed', 'key')).toBe(tokenFrom('seed', 'key'));
  expect(tokenFrom('seed', 'key')).not.toBe(tokenFrom('seed', 'another'));
  expect(Buffer.from(tokenFrom('seed', 'key'), 'base64url')).toHaveLength(32);
});

test('a security code is twelve symbols that nobody mistakes for another', () => {
  const codes = Array.from({ length: 2000 }, newSecurityCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(codes.join('')).size).toBe(32);
});
