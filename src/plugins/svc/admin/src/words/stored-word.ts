import type { IntlShape } from 'react-intl';
import { readOutboxKey } from '../../../server/src/contract/outbox-keys';

/** What is chosen from words, and what an entry of the outbox is and is about, in the language of the panel. */
export function storedWord(intl: IntlShape, stored: string): string {
  const key = readOutboxKey(stored);
  const id = key?.form ?? stored;
  // What a project has named is no message: it may have braces.
  return key || id in intl.messages
    ? intl.formatMessage({ id, defaultMessage: id }, key?.named)
    : stored;
}
