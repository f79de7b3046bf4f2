import { singleLine } from './markup';

/*
 * Names that anybody may type, in a mail that comes from the site: they are to be read, and to lead nowhere. Mail programs
 * make links of addresses that they find in a text, in HTML too.
 */

const longest = 60;

/** Not to be seen, and some of them turn the text around; joiners are letters' own in some scripts. */
const invisible = /(?![\u200C\u200D])\p{Cf}/gu;
/** As long as a number that can be called. */
const phoneNumber = /\+?\d(?:[\s()./-]*\d){6,}/gu;
/** As in `https://` and `\\server`, also as wide letters have them. */
const slashes = /[\\/\u2044\u2215\uFF0F\uFF3C]{2,}/gu;
const at = /[@\uFE6B\uFF20]/gu;
/** Full stops of all scripts that hosts are written in, and colons, where something follows at once. */
const joints = /[.:\u2024-\u2026\u3002\uFE13\uFE52\uFE55\uFF0E\uFF1A\uFF61](?=\S)/gu;

/** On one line, no longer than a name is, and nothing in it that a mail program makes a link of; may be empty. */
export function strangersWords(text: string): string {
  const words = singleLine(text.replace(invisible, ''))
    .replace(phoneNumber, '…')
    .replace(slashes, ' ')
    .replace(at, ' at ')
    .replace(joints, '$& ');
  const line = [...singleLine(words)];
  return line.length > longest ? `${line.slice(0, longest - 1).join('')}…` : line.join('');
}
