import type { Fields } from './events';

/*
 * What schema.org and Google's documented rules for events ask of the data in a page: which properties there are, of what kind, and which an
 * event cannot do without.
 */

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value !== '';
const address: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
/** A day, or a time with its distance to UTC. */
const time: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const member =
  (...names: string[]): Check =>
  (value) =>
    names.some((name) => value === `https://schema.org/${name}`);

const kinds: Record<string, { needs: string[]; has: Record<string, Check | 'thing'> }> = {
  Event: {
    needs: ['name', 'startDate', 'location'],
    has: {
      name: text,
      url: address,
      startDate: time,
      endDate: time,
      eventStatus: member('EventScheduled', 'EventCancelled', 'EventPostponed'),
      eventAttendanceMode: member('OfflineEventAttendanceMode', 'OnlineEventAttendanceMode'),
      location: 'thing',
      image: address,
      description: text,
      organizer: 'thing',
      offers: 'thing',
    },
  },
  Place: { needs: ['name', 'address'], has: { name: text, address: 'thing', sameAs: address } },
  PostalAddress: {
    needs: [],
    has: {
      streetAddress: text,
      addressLocality: text,
      addressRegion: text,
      postalCode: text,
      addressCountry: text,
    },
  },
  Organization: {
    needs: ['name'],
    has: { name: text, url: address, email: text, telephone: text },
  },
  Offer: {
    needs: ['price', 'priceCurrency', 'availability', 'url'],
    has: {
      name: text,
      price: (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value),
      priceCurrency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
      availability: member('InStock', 'PreOrder', 'SoldOut', 'OutOfStock'),
      validFrom: time,
      url: address,
    },
  },
};

/** What is wrong with a thing, by its path. */
export function problemsOfData(data: Fields, path = ''): string[] {
  const { '@context': context, '@type': type, ...properties } = data;
  const kind = kinds[String(type)];
  if (!kind) return [`${path}@type ${String(type)}`];
  const outer = path === '' && context !== 'https://schema.org' ? ['@context'] : [];
  const missing = kind.needs.filter((name) => !(name in properties));
  const inner = Object.entries(properties).flatMap(([name, value]) => {
    const check = kind.has[name];
    if (!check) return [`${path}${name} is no property of ${String(type)}`];
    return [value].flat().flatMap((one) => {
      if (check === 'thing') return problemsOfData(one as Fields, `${path}${name}.`);
      return check(one) ? [] : [`${path}${name}: ${JSON.stringify(one)}`];
    });
  });
  return [...outer, ...missing.map((name) => `${path}${name} is missing`), ...inner];
}
