import { type Embeds, relatedEmbed } from '../../kit/resource/embeds';

/** What answers about tickets can have in `_embedded`. */
export const ticketEmbeds: Embeds = {
  event: relatedEmbed({ field: 'event_id', uid: 'plugin::svc.event', isMany: false }),
};
