import { compile } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';

/** How deep elements may lie in each other; what lies deeper loses its markup. People's texts stay far below. */
const maxDepth = 100;

/** As many tags as no text has that was written by people. */
const maxTags = 20_000;

/** Whether it has more tags than can be made harmless; its markup would be lost. */
export function hasTooManyTags(html: string): boolean {
  return html.split('<', maxTags + 2).length > maxTags + 1;
}

/** What is said of it at its field. */
export const tooManyTags = `has more than ${maxTags} tags: split it, or take markup out`;

/** The parser takes time by the square of what is open at once; a text made for that loses its markup before. */
function readable(html: string): string {
  return hasTooManyTags(html) ? html.replaceAll('<', ' ') : html;
}

/** What an author of content may use: the library's own list of harmless tags, pictures, and links that say so. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'ins', 'details', 'summary'],
  allowedAttributes: {
    ...sanitizeHtml.defaults.allowedAttributes,
    '*': ['class', 'id', 'title', 'lang', 'dir'],
    a: ['href', 'name', 'target', 'rel'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  disallowedTagsMode: 'discard',
  nestingLimit: maxDepth,
};

/** HTML without anything that could run: no script, no handlers, no dangerous addresses. Text without tags stays as sent. */
export function harmlessHtml(html: string): string {
  return html.includes('<') ? sanitizeHtml(readable(html), allowed) : html;
}

/** The same reader and writer with nothing forbidden, to compare with. */
const unchanged: sanitizeHtml.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  nonTextTags: [],
};

/** Whether {@link harmlessHtml} leaves something out; that it writes the same in another way does not count. */
export function losesSomething(html: string): boolean {
  if (!html.includes('<')) return false;
  return html.includes('<!--') || harmlessHtml(html) !== sanitizeHtml(html, unchanged);
}

const toText = compile({
  wordwrap: false,
  // Text from the panel has not been through harmlessHtml, and the library calls itself at each level.
  limits: { maxDepth, ellipsis: '' },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    // A space, because the library takes no text for its own bullet.
    { selector: 'ul', options: { itemPrefix: ' ' } },
    // Cells stand apart, so that their words do too.
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
  ],
});

/** What a reader sees of the HTML: its text without markup, entities as characters. */
export function plainText(html: string): string {
  return /[<&]/.test(html) ? toText(readable(html)).trim() : html;
}
