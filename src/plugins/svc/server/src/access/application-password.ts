import { createHmac, randomInt } from 'node:crypto';

/*
 * What an application password is: 24 letters and digits from a CSPRNG, some 142 bits. That much cannot be guessed,
 * so a fast keyed hash protects it as well as a slow one, and it can be looked up by its digest.
 */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 24;
const form = /^[A-Za-z0-9]{24}$/;

export function generatePassword(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** `abcdEFGH…` as people copy it: six groups of four. */
export function formatPassword(password: string): string {
  return password.match(/.{4}/g)!.join(' ');
}

/** The password in what was sent, in groups or not; null where it cannot be one. */
export function parsePassword(sent: string): string | null {
  const password = sent.replace(/ /g, '');
  return form.test(password) ? password : null;
}

/** What is stored and looked up. Without the key nobody can tell whether a password belongs to a digest. */
export function digestOfPassword(password: string, key: string): string {
  return createHmac('sha256', key).update(`application-password:${password}`).digest('hex');
}
