import jsQR from 'jsqr';
import type { Service } from './service';

/* Pages for people, as a browser without scripts gets them. */

export interface PageAnswer {
  status: number;
  headers: Headers;
  /** As it came. */
  html: string;
  /** What is to be read on it: without markup, on one line. */
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export function textOf(html: string): string {
  return html
    .replace(/<(title|style|script)[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ');
}

/** An element that a browser runs, other than our own script: data for search engines is none. */
export const runs =
  /<script(?! type="application\/ld\+json">| src="\/svc-pages\/[0-9a-f]{16}\.js" defer>)/;

/** A page by its path, or by its whole public address. */
export async function openPage(
  { url }: Service,
  address: string,
  method = 'GET',
): Promise<PageAnswer> {
  const { pathname, search } = new URL(address, url);
  const answer = await fetch(url + pathname + search, { method, redirect: 'manual' });
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) };
}

const scale = 4;

/** Dark squares as a picture, four bytes a dot. */
function pictureOf(size: number, path: string): Uint8ClampedArray {
  const side = size * scale;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = (row * side + Number(x) * scale) * 4;
      for (let dot = start; dot < start + Number(width) * scale * 4; dot += 4) {
        picture.fill(0, dot, dot + 3);
      }
    }
  }
  return picture;
}

/** What a reader reads in the QR codes of a page; null for one that it cannot read. */
export function readQrCodes(html: string): (string | null)[] {
  const codes = html.matchAll(
    /viewBox="0 0 (\d+) \1" role="img"[^]*?<path\s+d="([^"]*)"\s+fill="#000"/g,
  );
  return [...codes].map(([, size, path]) => {
    const side = Number(size) * scale;
    return jsQR(pictureOf(Number(size), path!), side, side)?.data ?? null;
  });
}
