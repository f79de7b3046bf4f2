import { createHash } from 'node:crypto';
import { pagePolicy } from '../domain/content-security';
import { html, type Markup, trusted } from '../domain/markup';
import { styles } from './styles';

/** A page for people, with nothing in it that runs. */
export interface Page {
  title: string;
  /** What its head has beside the title; null for nothing. */
  head: Markup | null;
  body: Markup;
  /** Where its pictures lie, if not here; empty for no other place. */
  pictureOrigin: string;
}

const styleDigest = createHash('sha256').update(styles).digest('base64');

/** In one piece: a space more, and it is not what the digest says. */
const styleElement = trusted(`<style>${styles}</style>`);

/** The whole document. */
export function documentOf({ title, head, body }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        ${head} ${styleElement}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.toString();
}

/** What a browser may load for the page. */
export function contentPolicyOf({ pictureOrigin }: Page): string {
  return pagePolicy(styleDigest, pictureOrigin);
}

/** A page that has only something to say. */
export function notice(title: string, text: string): Page {
  const body = html`<h1>${title}</h1>
    <p>${text}</p>`;
  return { title, head: null, body, pictureOrigin: '' };
}
