import { plainText } from '../../domain/html';
import { html, type Markup, type Part } from '../../domain/markup';
import { excerptOf } from '../../resources/event/domain/excerpt';
import { addressText } from '../../resources/venue/domain/place-text';
import { contentMarkup } from '../content';
import { eventList, pageLinks } from '../events/event-list';
import { dataElement, known, organizationOf, placeOf } from '../linked-data';
import type { Page } from '../page';
import { languageLinks } from '../page-language';
import { pictureAddress, pictureOrigin } from '../pictures';
import { webLink } from '../web-link';
import { say } from '../../texts/say';
import type { Profile, ProfileOnPage } from './find-profile';

function summaryOf({ description }: Profile): string {
  return excerptOf(null, plainText(description));
}

/** What search engines are told. */
function dataOf({ kind, profile }: ProfileOnPage) {
  const { url, phone: telephone, picture } = profile;
  const more = { url, telephone, description: summaryOf(profile), image: picture };
  const data = kind === 'venue' ? placeOf(profile) : organizationOf(profile);
  const sameAs = 'url' in data ? data.url : data.sameAs;
  return known({ '@context': 'https://schema.org', ...data, ...more, sameAs });
}

function headOf(shown: ProfileOnPage): Markup {
  const { profile, listed } = shown;
  const { url, title, picture } = profile;
  const description =
    summaryOf(profile) || [title, addressText(profile)].filter(Boolean).join(', ');
  // Further pages have the same of the venue or organizer, and other events each day.
  if (listed.page > 1) return html`<meta name="robots" content="noindex, follow" />`;
  return html`${languageLinks(url)}
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    ${picture ? html`<meta property="og:image" content="${picture}" />` : null}
    <meta name="twitter:card" content="summary" />
    ${dataElement(dataOf(shown))}`;
}

function facts(profile: Profile): Markup | null {
  const { phone, website, email } = profile;
  const all: [string, Part][] = [
    [say('profile.address'), addressText(profile)],
    [say('profile.phone'), phone],
    [say('profile.email'), email && html`<a href="mailto:${email}">${email}</a>`],
    [say('profile.website'), website && webLink(website)],
  ];
  const there = all.filter(([, value]) => value !== '');
  if (there.length === 0) return null;
  const entries = there.map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  );
  return html`<dl>${entries}</dl>`;
}

function events({ listed }: ProfileOnPage): Markup {
  const none = html`<p>${say('profile.none')}</p>`;
  const list = html`${eventList(listed, 'h3')} ${pageLinks(listed, (page) => `?page=${page}`)}`;
  return html`<section aria-labelledby="events">
    <h2 id="events">${say('profile.upcoming')}</h2>
    ${listed.total === 0 ? none : list}
  </section>`;
}

/** The page of a venue, or of an organizer. */
export function profilePage(shown: ProfileOnPage): Page {
  const { profile, listed } = shown;
  const { title, description, picture } = profile;
  const pictures = [picture, ...listed.events.map(({ image }) => image)];
  const body = html`<h1>${title}</h1>
    ${picture ? html`<div class="hero"><img src="${pictureAddress(picture)}" alt="" /></div>` : null}
    ${facts(profile)} ${contentMarkup(description)} ${events(shown)}`;
  return {
    title,
    head: headOf(shown),
    body,
    isWide: true,
    pictureOrigin: pictureOrigin(pictures.filter(Boolean)),
  };
}
