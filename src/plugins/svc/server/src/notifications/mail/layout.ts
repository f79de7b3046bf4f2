import { hexOf, inkOn, parseColour, readableOn, white } from '../../domain/colour';
import { html, type Markup } from '../../domain/markup';
import { mediaUrl } from '../../host/strapi';
import { currentSite, nameOf, type Site } from '../../resources/site/site';
import { currentLanguage } from '../../texts/language';
import { say } from '../../texts/say';

const letters = 'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5';
const bodyStyle = `margin:0;padding:16px;background:#f6f6f9;color:#15171c;${letters};overflow-wrap:anywhere`;
const cardStyle =
  'max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e2e4ea;border-radius:12px;overflow:hidden';
const usualAccent = parseColour('#2a47c4')!;

/** The site's colour, as it can be read on white; mail programs know no names of colours. */
function accentOf({ accentColor }: Site) {
  return readableOn(parseColour(accentColor) ?? usualAccent, white);
}

function head(site: Site): Markup {
  const { logo } = site;
  const words = nameOf(site);
  const shown = logo
    ? html`<img src="${mediaUrl(logo)}" alt="${words}" height="40" style="height:40px" />`
    : html`${words}`;
  return html`<div
    style="padding:16px 24px;border-top:6px solid ${hexOf(accentOf(site))};font-size:20px;font-weight:bold"
  >
    ${shown}
  </div>`;
}

function foot({ imprintUrl, privacyUrl }: Site): Markup | null {
  const links = [
    [imprintUrl, say('site.imprint')],
    [privacyUrl, say('site.privacy')],
  ].filter(([address]) => address);
  if (links.length === 0) return null;
  const all = links.map(
    ([address, words]) => html`<a href="${address!}" style="color:#565c69">${words!}</a>&ensp;`,
  );
  return html`<p style="max-width:560px;margin:16px auto;font-size:14px">${all}</p>`;
}

/** A way on that nobody overlooks. */
export function button(address: string, words: string): Markup {
  const accent = accentOf(currentSite());
  const style = `display:inline-block;padding:12px 24px;border-radius:8px;background:${hexOf(accent)};color:${hexOf(inkOn(accent))};font-weight:bold;text-decoration:none`;
  return html`<p><a href="${address}" style="${style}">${words}</a></p>`;
}

/** A whole mail, in the looks of the site; as narrow as the window is, and no wider than reads well. */
export function layout(title: string, body: Markup): string {
  const site = currentSite();
  return html`<!doctype html>
    <html lang="${currentLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
      </head>
      <body style="${bodyStyle}">
        <div style="${cardStyle}">
          ${head(site)}
          <div style="padding:8px 24px 24px">${body}</div>
        </div>
        ${foot(site)}
      </body>
    </html> `.toString();
}
