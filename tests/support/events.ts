import { built } from '#svc/testing/built';
import { type Fields, panelDocuments } from '#svc/testing/things';
import type { Service } from './service';

/* Events and what belongs to them, made and changed the way people do: over REST, and in the panel. */

export { type Fields, make, makeSignedIn, panelDocuments, renewSignIn } from '#svc/testing/things';

/** Where things are listed, relative to the REST root. */
export const collections = {
  events: 'svc/events/v1/events',
  venues: 'svc/events/v1/venues',
  organizers: 'svc/events/v1/organizers',
  categories: 'svc/events/v1/categories',
  tags: 'svc/events/v1/tags',
  tickets: 'svc/tickets/v1/tickets',
  attendees: 'svc/tickets/v1/attendees',
} as const;

/** The least that an event can be made of, and what is given. */
export function eventBody(fields: Fields = {}): Fields {
  return {
    title: 'An evening',
    start_date: '2030-05-01 18:00:00',
    end_date: '2030-05-01 20:00:00',
    ...fields,
  };
}

interface EventLifecycle {
  trashEvent(documentId: string): Promise<boolean>;
  restoreEvent(documentId: string): Promise<boolean>;
}

/** What an editor does in the panel to the event with this id. */
export function inPanel(service: Service, id: number) {
  const { strapi } = service;
  const events = panelDocuments(service, 'plugin::svc.event');
  const lifecycle = built<EventLifecycle>('resources/event/operations/trash-event');
  const document = async () => {
    const row = (await strapi.db
      .connection('svc_events')
      .where({ public_id: id })
      .first('document_id')) as { document_id: string };
    return { documentId: row.document_id };
  };
  return {
    document,
    draft: async () => (await events.findOne(await document()))!,
    published: async () => events.findOne({ ...(await document()), status: 'published' }),
    save: async (data: Fields) => events.update({ ...(await document()), data }),
    publish: async () => events.publish(await document()),
    unpublish: async () => events.unpublish(await document()),
    discard: async () => events.discardDraft(await document()),
    remove: async () => events.delete(await document()),
    duplicate: async () => (await events.clone({ ...(await document()), data: {} })).entries[0]!,
    trash: async () => lifecycle.trashEvent((await document()).documentId),
    restore: async () => lifecycle.restoreEvent((await document()).documentId),
  };
}

/** A ticket as the box office makes it in the panel. Its price is in minor units. */
export async function makeTicket(
  service: Service,
  eventId: number,
  priceMinor: number,
  data: Fields = {},
) {
  const { documentId: event } = await inPanel(service, eventId).document();
  return panelDocuments(service, 'plugin::svc.ticket').create({
    data: { title: 'A place', event, type: priceMinor ? 'paid' : 'free', priceMinor, ...data },
  });
}

/** A picture as the media library keeps it. */
export async function makeFile({ strapi }: Service, url: string): Promise<{ id: number }> {
  const name = url.slice(url.lastIndexOf('/') + 1);
  return strapi.db.query('plugin::upload.file').create({
    data: { name, url, hash: name, ext: '.png', mime: 'image/png', size: 1, provider: 'local' },
  }) as Promise<{ id: number }>;
}

/** Numbers from 0 to 1 that are the same at every run. */
export function dice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    /** A whole number from 0 to `below` - 1. */
    number: (below: number) => Math.floor(roll() * below),
    pick: <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)]!,
    /** Each with the same chance of one half. */
    some: <T>(from: readonly T[]): T[] => from.filter(() => roll() < 0.5),
    chance: (of: number) => roll() < of,
  };
}

/** The event without what only a single answer has. */
export function asListed(event: Fields): Fields {
  const { content, excerpt, meta, timezone, category_ids, tag_ids, ...item } = event;
  return item;
}
