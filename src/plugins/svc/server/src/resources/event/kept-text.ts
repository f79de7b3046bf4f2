import { settings } from '../../host/strapi';
import type { Source } from '../../kit/reply';
import { remadeFields } from './added-fields';

/*
 * Events as guests see them, made of the texts that the read model keeps. These are as the presenter has them but for the name of
 * the id, for addresses, and for what is shown where it is named. To read such a text, to present what is in it and to write that
 * takes longer than all else that is done for the answer.
 *
 * A text of JSON has a backslash before each quotation mark in a value: what looks like a field is one.
 */

/** Before an address that is not whole. */
const url = '"url":"/';
const image = '"image":"/';

/** The part of an address before its path, within a text of JSON. */
const within = (base: string) => JSON.stringify(base).slice(1, -1);

/** What stands before the addresses of the site and of its pictures, as it is written in JSON. */
interface Bases {
  page: string;
  picture: string;
}

function readBases(): Bases {
  const { publicUrl, mediaUrl } = settings();
  return { page: within(publicUrl), picture: within(mediaUrl) };
}

function withBase(text: string, field: string, base: string): string {
  const end = text.indexOf(field) + field.length - 1;
  return end < field.length - 1 ? text : text.slice(0, end) + base + text.slice(end);
}

const kept = '{"public_id":';

/** An event as lists show it. */
function itemText(item: string, { page, picture }: Bases): string {
  const addressed = withBase(withBase(item, url, page), image, picture);
  return `{"id":${addressed.slice(kept.length)}`;
}

/** One event. */
function eventText(item: string, details: string): string {
  const shown = details.slice(1, details.indexOf(',"named":{'));
  return `${itemText(item, readBases()).slice(0, -1)},${shown}}`;
}

/** What a page of events follows from, by what is kept of each for lists. */
export function sourceOfItems(items: string[]): Source {
  if (remadeFields.length > 0) return { text: items.join('\n'), isBody: false };
  const bases = readBases();
  return { text: `[${items.map((item) => itemText(item, bases)).join(',')}]`, isBody: true };
}

/** What one event follows from, by what is kept of it. */
export function sourceOfEvent({ item, details }: { item: string; details: string }): Source {
  if (remadeFields.length > 0) return { text: `${item}\n${details}`, isBody: false };
  return { text: eventText(item, details), isBody: true };
}
