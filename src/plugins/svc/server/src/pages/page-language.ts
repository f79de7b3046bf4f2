import type { Context } from 'koa';
import { ownCookie } from '../access/own-cookie';
import { html, type Markup } from '../domain/markup';
import { allLanguages, isLanguage, nameOfLanguage } from '../texts/catalogues';
import { acceptedLanguage, currentLanguage, siteLanguage } from '../texts/language';
import { say } from '../texts/say';

/* Which language a page is in: that of its address, else what the visitor has chosen before, else what the browser asks for. */

const parameter = 'lang';
const cookieName = 'svc_language';
const secondsKept = 365 * 24 * 60 * 60;

export interface PageLanguage {
  language: string;
  /** What has the browser keep a language that was chosen; empty for nothing new. */
  cookies: string[];
}

export function pageLanguageOf(ctx: Context): PageLanguage {
  const chosen = ctx.query[parameter];
  const kept = ctx.cookies.get(cookieName) ?? '';
  if (typeof chosen === 'string' && isLanguage(chosen)) {
    const cookies =
      chosen === kept ? [] : [ownCookie(cookieName, chosen, { seconds: secondsKept })];
    return { language: chosen, cookies };
  }
  if (isLanguage(kept)) return { language: kept, cookies: [] };
  const language = acceptedLanguage((tags) => ctx.acceptsLanguages(tags));
  return { language, cookies: [] };
}

function addressIn(url: string, language: string): string {
  return language === siteLanguage() ? url : `${url}?${parameter}=${language}`;
}

/** What tells search engines where the page is in each language; `url` is its whole address, without parameters. */
export function languageLinks(url: string): Markup {
  const others = allLanguages().map(
    (tag) => html`<link rel="alternate" hreflang="${tag}" href="${addressIn(url, tag)}" />`,
  );
  return html`<link rel="canonical" href="${addressIn(url, currentLanguage())}" />
    ${others}
    <link rel="alternate" hreflang="x-default" href="${url}" />`;
}

/** The same page in each language; `query` is that of its address. Null where there is but one. */
export function languageSwitch(query: string): Markup | null {
  const languages = allLanguages();
  if (languages.length < 2) return null;
  const link = (tag: string) => {
    const parameters = new URLSearchParams(query);
    parameters.set(parameter, tag);
    const current = tag === currentLanguage() ? html` aria-current="true"` : null;
    return html`<li>
      <a href="?${parameters.toString()}" lang="${tag}" hreflang="${tag}" rel="nofollow" ${current}
        >${nameOfLanguage(tag)}</a
      >
    </li>`;
  };
  return html`<nav aria-label="${say('language.choose')}">
    <ul class="languages" role="list">
      ${languages.map(link)}
    </ul>
  </nav>`;
}
