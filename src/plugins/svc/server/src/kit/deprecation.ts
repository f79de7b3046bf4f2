import type { Context } from 'koa';

/*
 * How it is told that something is going away, long before it goes: in the description for people and generators, in the
 * headers of each answer for programs.
 */

/** What is said of something that will not stay. */
export interface Deprecation {
  /** From which day on nothing new should use it: `2026-11-01`. */
  since: string;
  /** The day from which on it may be gone. */
  sunset?: string;
  /** Where people read what to use instead. */
  link?: string;
}

const day = /^\d{4}-\d\d-\d\d$/;

/** The start of a day, UTC. */
const startOf = (text: string) => Date.parse(`${text}T00:00:00Z`);

function isDay(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    day.test(text) &&
    !Number.isNaN(startOf(text)) &&
    new Date(startOf(text)).toISOString().startsWith(text)
  );
}

/** What is wrong with it, in words that follow the name of what says it; nothing where all is right. */
export function faultOf(deprecated: Deprecation | undefined): string | undefined {
  if (deprecated === undefined) return undefined;
  const { since, sunset, link, ...others } = deprecated;
  const [unknown] = Object.keys(others);
  if (unknown) return `says ${unknown} of deprecated; it can say since, sunset, link`;
  if (!isDay(since)) return 'is deprecated since no day; it can be since 2026-11-01';
  if (sunset !== undefined && !isDay(sunset))
    return 'has a sunset that is no day; it can be 2027-11-01';
  if (sunset !== undefined && sunset < since) return `has a sunset before ${since}`;
  if (link !== undefined && !/^https?:\/\/[^\s<>"]+$/.test(link))
    return 'has a link that is no address; it can be https://example.org/changes';
  return undefined;
}

/** `Deprecation` of RFC 9745 (a date as RFC 9651 writes it), `Sunset` of RFC 8594, and the link that explains both. */
export function markDeprecated(ctx: Context, { since, sunset, link }: Deprecation): void {
  ctx.set('Deprecation', `@${startOf(since) / 1000}`);
  if (sunset) ctx.set('Sunset', new Date(startOf(sunset)).toUTCString());
  if (link) ctx.set('Link', `<${link}>; rel="deprecation"; type="text/html"`);
}

/** For the description. */
export const deprecationHeaders: Record<keyof Deprecation, [name: string, says: string]> = {
  since: ['Deprecation', 'Since when nothing new should use this (RFC 9745).'],
  sunset: ['Sunset', 'When this may be gone (RFC 8594).'],
  link: ['Link', 'What to use instead, beside the links of a list.'],
};

/** In a sentence, for people. */
export function wordsOf({ since, sunset, link }: Deprecation): string {
  const until = sunset ? `, and may be gone from ${sunset} on` : '';
  return `Deprecated since ${since}${until}.${link ? ` Instead: ${link}` : ''}`;
}
