import { database } from '../../host/strapi';
import {
  type Embed,
  type Embeds,
  registerEmbeddable,
  relatedEmbed,
} from '../../kit/resource/embeds';
import { isReadable } from './access';
import { presentEventItem } from './presenter';
import { findEventItems } from './queries/events';

/** What answers about events can have in `_embedded`. */
export const eventEmbeds: Embeds = {
  venue: relatedEmbed({ field: 'venue_id', uid: 'plugin::svc.venue', isMany: false }),
  organizers: relatedEmbed({ field: 'organizer_ids', uid: 'plugin::svc.organizer', isMany: true }),
  categories: relatedEmbed({ field: 'category_ids', uid: 'plugin::svc.category', isMany: true }),
  tags: relatedEmbed({ field: 'tag_ids', uid: 'plugin::svc.tag', isMany: true }),
};

/** For types that point at events, and that events know nothing of. */
export function embedInEvents(name: string, embed: Embed): void {
  eventEmbeds[name] = embed;
}

/** Called with the form of a list's events, which knows what can be embedded in them. */
export function makeEventsEmbeddable(output: Parameters<typeof registerEmbeddable>[1]['output']) {
  registerEmbeddable('plugin::svc.event', {
    output,
    async present(ids, caller) {
      const found = await findEventItems(database(), ids);
      const readable = found.filter((event) => isReadable(caller, event));
      return readable.map(({ author_id: author, ...event }) => presentEventItem(event, caller));
    },
  });
}
