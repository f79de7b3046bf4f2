import { hash } from 'node:crypto';

/*
 * The tags of answers, as RFC 9110 has them (8.8.3, 13.1.1 and 13.1.2).
 */

/** The tag of an answer that consists of these parts: 160 bits of their digest. */
export function etagOf(...parts: string[]): string {
  return `"${hash('sha256', parts.join('\n'), 'base64url').slice(0, 27)}"`;
}

/** What stands between two commas: one tag, which may be marked as weak, or nothing. */
const element = /[ \t]*(?:(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")[ \t]*)?(,|$)/y;

/** Whether an `If-Match` or an `If-None-Match` names whatever there is. */
export function matchesAnyEtag(header: string): boolean {
  return header.trim() === '*';
}

/**
 * Whether an `If-Match` or an `If-None-Match` names the tag, or any tag at all with `*`. Weak and strong are the same:
 * proxies that compress mark tags as weak, and ours stand for the text of an answer whatever it is packed in. A header
 * that cannot be read names none.
 */
export function matchesEtag(header: string, tag: string): boolean {
  if (matchesAnyEtag(header)) return true;
  let isNamed = false;
  element.lastIndex = 0;
  for (;;) {
    const found = element.exec(header);
    if (!found) return false;
    if (found[1] === tag) isNamed = true;
    if (found[2] === '') return isNamed;
  }
}
