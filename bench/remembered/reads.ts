import type { Server } from '../child';
import type { Ask } from '../load';
import { scenariosOf, single } from '../scenarios';
import { emptyRoute } from '../yardsticks';
import type { SoldTicket } from './sales';

/** What guests ask for, by what it is called in the report. */
export interface Reads {
  list: Ask[];
  single: Ask[];
  venue: Ask[];
  ticket: Ask[];
  empty: Ask[];
}

const tickets = '/api/svc/tickets/v1/tickets';

/** The tickets that come first. */
export async function ticketsOf({ url }: Pick<Server, 'url'>): Promise<SoldTicket[]> {
  const answer = await fetch(`${url}${tickets}?per_page=100&_fields=id,event_id`);
  const found = (await answer.json()) as { id: number; event_id: number }[];
  return found.map(({ id, event_id: eventId }) => ({ id, eventId }));
}

export async function readsOf(server: Server): Promise<Reads> {
  const { facts } = server;
  const asks = (paths: string[]): Ask[] => paths.map((path) => ({ path }));
  const scenario = (name: string) => scenariosOf(facts).find((one) => one.name === name)!.ours;
  const sold = await ticketsOf(server);
  return {
    list: asks(scenario('list, page 1')),
    single: asks(scenario(single)),
    venue: asks(facts.venues.map((id) => `/api/svc/events/v1/venues/${id}`)),
    ticket: asks(sold.map(({ id }) => `${tickets}/${id}`)),
    empty: asks([emptyRoute]),
  };
}
