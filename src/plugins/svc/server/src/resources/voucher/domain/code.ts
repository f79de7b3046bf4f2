import { newReadableCode } from '../../../domain/secrets';

/*
 * A voucher's code: capitals of ASCII, digits and dashes, so that nobody has to know how it was printed.
 */

const form = /^(?=.*[A-Z\d])[A-Z\d-]{4,40}$/;

/** What telephones and programs of text make of a dash, and what they put between letters that nobody sees. */
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const unseen = /[\s\u00ad\u200b-\u200d\u2060]+/g;

/** As a code is kept, whatever was typed: in capitals, without spaces. */
export function normalCode(typed: string): string {
  return typed.replace(unseen, '').replace(dashes, '-').toUpperCase();
}

/** What codes are told apart by, and found: one that {@link normalCode} has made, without its dashes. */
export function keyOfCode(code: string): string {
  return code.replaceAll('-', '');
}

/** What is wrong with a code, which is as {@link normalCode} makes it; undefined for nothing. */
export function codeProblem(code: string): string | undefined {
  if (form.test(code)) return undefined;
  return 'must have 4 to 40 letters from A to Z, digits and dashes';
}

/** A code that nobody guesses, 55 random bits: `7KQM-X4TP-9WZ`. */
export function newCode(): string {
  return newReadableCode(11).replace(/(.{4})(?=.)/g, '$1-');
}
