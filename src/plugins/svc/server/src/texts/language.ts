import { AsyncLocalStorage } from 'node:async_hooks';
import { allLanguages, isLanguage } from './catalogues';

/*
 * The language in which the service speaks to whoever reads: that of a page's visitor, or of the order that a mail is about. Whatever
 * is done for them knows it, as it does in other frameworks: a hundred functions need not hand it on (ADR 30).
 */

const reading = new AsyncLocalStorage<string>();

/** The site's own locale, `de-AT`: for whom nothing else is known, and how its language writes dates and amounts. */
let siteLocale = 'en';

export function setSiteLocale(locale: string): void {
  siteLocale = locale;
}

function languageOf(locale: string): string {
  return locale.split('-')[0]!.toLowerCase();
}

/** The language for whom nothing else is known. */
export function siteLanguage(): string {
  if (isLanguage(siteLocale)) return siteLocale;
  const language = languageOf(siteLocale);
  return isLanguage(language) ? language : 'en';
}

/** The language in which is spoken now. */
export function currentLanguage(): string {
  return reading.getStore() ?? siteLanguage();
}

/** How that language writes dates and amounts: as the site does, where it is the site's own. */
export function currentLocale(): string {
  const language = currentLanguage();
  return languageOf(siteLocale) === languageOf(language) ? siteLocale : language;
}

/** Does something in a language; one that is not there, or not any more, is the site's. */
export function inLanguage<T>(language: string | null, work: () => T): T {
  return reading.run(language && isLanguage(language) ? language : siteLanguage(), work);
}

/** The best of those that a client asks for; the site's own where it asks for none of them. */
export function acceptedLanguage(accepts: (tags: string[]) => string | false): string {
  const own = siteLanguage();
  const others = allLanguages().filter((tag) => tag !== own);
  return accepts([own, ...others]) || own;
}
