import type { Caller } from '../../access/caller';
import { isoTime } from '../../domain/iso-time';
import { formatMinor, type Minor } from '../../domain/money';
import { kilometresBetween, type Place } from '../../domain/place';
import { mediaUrl, settings } from '../../host/strapi';
import { withNamedFields } from '../../kit/fields-parameter';
import { presentPicture } from '../../kit/resource/media';
import { fileFields, privateFields } from './added-fields';
import type { Availability } from './availability';
import type { FullEvent, ListedEvent, NamedDetails } from './queries/events';
import type { EventListItem } from './read-model/listing';

/** An address on the site; those that are whole already stay. */
export function absolute(address: string): string {
  return address.startsWith('/') ? `${settings().publicUrl}${address}` : address;
}

/** Addresses of files, one, several or by their names, and what else is beside them. */
function filesIn(kept: unknown): unknown {
  if (typeof kept === 'string') return mediaUrl(kept);
  if (Array.isArray(kept)) return kept.map(filesIn);
  if (typeof kept !== 'object' || kept === null) return kept;
  return Object.fromEntries(Object.entries(kept).map(([name, one]) => [name, filesIn(one)]));
}

/** The last part of its address on the site. */
function slugIn(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

type Fields = Record<string, unknown>;

/** Fields of a project: addresses of files are made whole, and what not everybody sees is left out. */
function presentAdded(fields: Fields, caller: Caller): Fields {
  for (const name of fileFields) if (name in fields) fields[name] = filesIn(fields[name]);
  for (const { name, read } of privateFields) if (!caller.can(read)) delete fields[name];
  return fields;
}

/** A copy that has its public id by the name that everybody knows. Lists make many: spreading takes three times as long. */
function withId<Kept extends EventListItem>(kept: Kept): Omit<Kept, 'public_id'> & { id: number } {
  const copy: Fields = { id: kept.public_id };
  for (const name of Object.keys(kept)) {
    if (name !== 'public_id') copy[name] = (kept as Fields)[name];
  }
  return copy as Omit<Kept, 'public_id'> & { id: number };
}

/**
 * What follows from the settings of the moment is not kept in the read model; what not everybody sees is. `named` makes the
 * fields that are shown where they are named.
 */
function presentKept<Kept extends EventListItem>(
  kept: Kept,
  caller: Caller,
  named: (() => Fields) | null,
) {
  const shown = withId(kept);
  shown.url = absolute(kept.url);
  shown.image = mediaUrl(kept.image);
  presentAdded(shown, caller);
  if (!named) return shown;
  return withNamedFields(shown, () => presentAdded({ slug: slugIn(kept.url), ...named() }, caller));
}

const priceText = (price: Minor | null) => (price === null ? '' : formatMinor(price));

/** What a request asks for besides: whether places can be had, and what events are at a distance from. */
interface Asked {
  /** Whether it names no field and embeds nothing, so that none is made of those that are shown by their names alone. */
  isWhole?: boolean;
  availability?: Availability | undefined;
  near?: Place | undefined;
}

/** A draft may have no dates. */
function presentNamed(
  { start_date: start, end_date: end }: EventListItem,
  { named, start_utc: startUtc, end_utc: endUtc, modified_utc: modified }: NamedDetails,
  { availability = 'none', near }: Asked,
): Fields {
  const place = near && named.distance_km;
  return {
    start_utc: start ? isoTime(Number(startUtc)) : '',
    end_utc: end ? isoTime(Number(endUtc)) : '',
    modified_utc: isoTime(Number(modified)),
    price_min: priceText(named.price_min),
    price_max: priceText(named.price_max),
    currency: settings().currency,
    availability,
    distance_km: place ? kilometresBetween(near, place) : null,
    image_details: named.image_details && presentPicture(named.image_details),
    changes_until: named.changes_until,
    transferable: named.transferable,
    return_policy: named.return_policy,
  };
}

/** What lists show of the details, where it is named. */
function presentDetails(more: NamedDetails): Fields {
  const { named, meta, start_utc, end_utc, modified_utc, ...details } = more;
  return details;
}

/** An event as lists show it. */
export function presentEventItem(listed: ListedEvent, caller: Caller, asked: Asked = {}) {
  if (asked.isWhole && !listed.more) return presentKept(listed, caller, null);
  const { more, ...event } = listed;
  const named = () =>
    more ? { ...presentDetails(more), ...presentNamed(event, more, asked) } : {};
  return presentKept(event, caller, asked.isWhole ? null : named);
}

/** One event, whole. */
export function presentEvent(event: FullEvent, caller: Caller, asked: Asked = {}) {
  const {
    event_document_id: document,
    author_id: author,
    named,
    start_utc,
    end_utc,
    modified_utc,
    ...shown
  } = event;
  return presentKept(shown, caller, asked.isWhole ? null : () => presentNamed(shown, event, asked));
}
