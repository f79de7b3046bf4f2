import { findText, type TextKey, type TextValues } from './catalogues';
import { currentLanguage } from './language';

/** A text in the language that is spoken. */
export function say(key: TextKey, values: TextValues = {}): string {
  const text = findText(currentLanguage(), key);
  return typeof text === 'string' ? text : String(text.format(values));
}
