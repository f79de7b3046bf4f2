import { harmlessHtml } from '../domain/html';
import { html, type Markup, trusted } from '../domain/markup';
import { digestOf } from '../domain/secrets';
import { createLru } from '../lib/lru';

/** Making a long text harmless takes half a second: what was shown lately is kept, by a digest of it. */
const harmless = createLru<string, string>(64);

function harmlessContent(content: string): string {
  const digest = digestOf(content);
  const known = harmless.get(digest);
  if (known !== undefined) return known;
  const made = harmlessHtml(content);
  harmless.set(digest, made);
  return made;
}

/** Text that was written without markup has its line breaks only. */
export function contentMarkup(content: string): Markup | null {
  if (!content) return null;
  const kind = content.includes('<') ? 'content' : 'content lines';
  return html`<div class="${kind}">${trusted(harmlessContent(content))}</div>`;
}
