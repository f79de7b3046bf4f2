import { findText, type TextKey } from '../texts/catalogues';
import { currentLanguage } from '../texts/language';
import { html, type Markup, type Part } from './markup';

/** What stands in a text: a piece of a page, or what makes one of the words between `<name>` and `</name>`. */
type Piece = string | number | Markup | ((words: Part) => Markup);

/** A text of a page with pieces of the page in it. What the text says itself stays text. */
export function sayMarkup(key: TextKey, pieces: Record<string, Piece>): Markup {
  const text = findText(currentLanguage(), key);
  if (typeof text === 'string') return html`${text}`;
  return html`${text.format<Part>(pieces) as Part}`;
}
