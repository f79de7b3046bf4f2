import type { Context } from 'koa';
import type { Handler } from '../kit/registry';
import { type PageRead, setPageReads } from '../kit/page-reads';
import { createLru } from '../lib/lru';
import { siteVersion } from '../resources/site/site';
import { acceptedLanguage } from '../texts/language';

/* The pages that are answered in the lane (ADR 25), and what is remembered of them (ADR 26). */

/** A page with its route, as the host is given it. */
interface Shown {
  path: string;
  handler: Handler;
  /** Whether a guest who brings nothing gets it as every other one does, but for what a form of theirs has. */
  isForAll: boolean;
}

/** Browsers send no longer ones; others are read each time. */
const longest = 200;

/** Tells the language that is asked for by `Accept-Language`; a few headers are those of nearly everybody. */
function languageReader(): NonNullable<PageRead['variantOf']> {
  const known = createLru<string, string>(500);
  return (header, context) => {
    const told = known.get(header);
    if (told !== undefined) return told;
    const language = acceptedLanguage((tags) => context().acceptsLanguages(tags));
    if (header.length <= longest) known.set(header, language);
    return language;
  };
}

/** To be called while Strapi registers. */
export function registerPageReads(shown: Shown[]): void {
  const languageOf = languageReader();
  // What the panel says of the site is in the memory of each process, and may be older than the database.
  const variantOf = (header: string, context: () => Context) =>
    `${languageOf(header, context)} ${siteVersion()}`;
  setPageReads(
    shown.map(({ isForAll, ...page }) => ({
      ...page,
      variantOf: isForAll ? variantOf : undefined,
    })),
  );
}
