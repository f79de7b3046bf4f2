import type { IntlShape } from 'react-intl';
import { readOutboxKey } from '../../../server/src/contract/outbox-keys';

/** What is chosen from words, and what an entry of the outbox is and is about, in the language of the panel. */
export function storedWord(intl: IntlShape, stored: string): string {
  // What an entry is may read like what one is about: order placed, order 5.
  if (stored in intl.messages) return intl.formatMessage({ id: stored });
  const key = readOutboxKey(stored);
  // What a project has named is no message: it may have braces.
  return key ? intl.formatMessage({ id: key.form, defaultMessage: key.form }, key.named) : stored;
}
