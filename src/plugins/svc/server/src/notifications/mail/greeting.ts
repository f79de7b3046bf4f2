import { strangersWords } from '../../domain/strangers-words';
import { say } from '../../texts/say';

/** The first line of a mail. */
export function greeting(name: string): string {
  const words = strangersWords(name);
  return words ? say('mail.hello', { name: words }) : say('mail.hello-nobody');
}

/** Whose a place is. */
export function attendeeWords({ full_name: name }: { full_name: string }): string {
  return strangersWords(name) || say('mail.guest');
}
