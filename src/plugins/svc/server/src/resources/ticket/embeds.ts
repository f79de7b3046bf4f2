import { database } from '../../host/strapi';
import type { Embed } from '../../kit/resource/embeds';
import { embedInEvents } from '../event/embeds';
import { seesPublicOnly } from './access';
import { presentTicket } from './presenter';
import { findTicketsOfEvents } from './queries/tickets';
import { ticketOutput } from './schemas';

/** Of one event. */
const maxTickets = 100;

const ofEvents: Embed = {
  isMany: true,
  output: () => ticketOutput,
  async load(events, caller) {
    const ids = events.map(({ id }) => id as number);
    const found = await findTicketsOfEvents(database(), ids);
    const isPublic = seesPublicOnly(caller);
    const byEvent = new Map<number, ReturnType<typeof presentTicket>[]>();
    for (const ticket of found) {
      if (isPublic && ticket.event_status !== 'publish') continue;
      const others = byEvent.get(ticket.event_id!) ?? [];
      if (others.length < maxTickets) others.push(presentTicket(ticket, caller));
      byEvent.set(ticket.event_id!, others);
    }
    return ids.map((id) => byEvent.get(id) ?? []);
  },
};

export function embedTickets(): void {
  embedInEvents('tickets', ofEvents);
}
