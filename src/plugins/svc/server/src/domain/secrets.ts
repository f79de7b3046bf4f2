import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * Tokens that let somebody in, and codes that people read out. All from the system's CSPRNG; of tokens only digests
 * are kept.
 */

/** Thirty-two symbols, five bits each: no 0 and O, no 1 and I. */
const symbols = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const symbolsPerCode = 12;

/** A token of 256 random bits, to be sent to whom it lets in and kept as {@link digestOf} says. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token that shows whoever has the key that it is one of {@link newSignedToken}'s, before any database is asked. */
export function newSignedToken(key: string): string {
  const token = newToken();
  return `${token}.${signatureOf(token, key)}`;
}

export function isSignedToken(token: string, key: string): boolean {
  const [random = '', signature = '', ...more] = token.split('.');
  if (signature === '') return false;
  return more.length === 0 && isSameDigest(signature, signatureOf(random, key));
}

function signatureOf(token: string, key: string): string {
  return createHmac('sha256', key).update(`signed ${token}`).digest('base64url').slice(0, 22);
}

/** What is stored of a token. It has too many bits to be guessed from a fast digest. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What is stored of something that could be guessed, such as an address: nobody can try without the key. */
export function keyedDigestOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares two digests in constant time. */
export function isSameDigest(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** 128 random bits that a token can be made from again with {@link tokenFrom}. */
export function newSeed(): string {
  return randomBytes(16).toString('base64url');
}

/** The token of a seed, for who knows the key: the database alone does not have it. */
export function tokenFrom(seed: string, key: string): string {
  return createHmac('sha256', key).update(`order access ${seed}`).digest('base64url');
}

/** So many symbols that are told apart, five random bits each. */
export function newReadableCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => symbols[byte & 31]).join('');
}

/** A code that is read out at the door: 60 random bits. */
export function newSecurityCode(): string {
  return newReadableCode(symbolsPerCode);
}

/** A password for an account, long, and with the kinds of characters that the host's panel asks for. */
export function randomPassword(): string {
  return `Aa1-${randomBytes(18).toString('base64url')}`;
}
