import { html, type Markup, trusted } from '../domain/markup';
import type { Venue } from '../resources/venue/queries/venues';

/*
 * What pages tell search engines: data of schema.org, as JSON-LD. Properties that nothing is known of are left out.
 */

export type Data = Record<string, unknown>;

/** Without what is empty. */
export function known(data: Data): Data {
  const entries = Object.entries(data).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  return Object.fromEntries(entries);
}

type Place = Omit<Venue, 'public_id' | 'slug' | 'phone' | 'lat' | 'lng'>;

/** Whom one can ask; what is not known is empty or null. */
interface Contact {
  title: string;
  website: string | null;
  email: string | null;
  phone: string | null;
}

/** A venue, as a `Place`. */
export function placeOf({ title, address, city, state, zip, country, website }: Place): Data {
  const postal = known({
    streetAddress: address,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: country,
  });
  const hasAddress = Object.keys(postal).length > 0;
  return known({
    '@type': 'Place',
    name: title,
    address: hasAddress ? { '@type': 'PostalAddress', ...postal } : null,
    sameAs: webAddress(website),
  });
}

/** Nothing but http(s) is an address that a search engine may follow. */
function webAddress(text: string | null): string {
  return text && /^https?:\/\//i.test(text) ? text : '';
}

/** An organizer, as an `Organization`. */
export function organizationOf({ title, website, email, phone }: Contact): Data {
  return known({
    '@type': 'Organization',
    name: title,
    url: webAddress(website),
    email,
    telephone: phone,
  });
}

const unsafe = /[<>&\u2028\u2029]/g;

/** Data in a page, which no browser runs. Whatever is in its texts, it ends where the element does. */
export function dataElement(data: Data): Markup {
  const text = JSON.stringify(data).replace(
    unsafe,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return html`${trusted(`<script type="application/ld+json">${text}</script>`)}`;
}
