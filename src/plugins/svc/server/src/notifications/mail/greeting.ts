import { strangersWords } from '../../domain/strangers-words';

/** The first line of a mail. */
export function greeting(name: string): string {
  const words = strangersWords(name);
  return words ? `Hello ${words},` : 'Hello,';
}

/** Whose a place is. */
export function attendeeWords({ full_name: name }: { full_name: string }): string {
  return strangersWords(name) || 'Guest';
}
