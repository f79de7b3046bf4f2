import type { PageAnswer, Parameters } from '../page-route';
import { eventsPage } from './events-page';
import { findEventsOnPage } from './find-events';
import { readListQuery } from './list-query';

/** The list of events; what was asked for wrongly does not count, and is said at its field. */
export async function showEvents(parameters: Parameters): Promise<PageAnswer> {
  const query = readListQuery(parameters);
  const page = eventsPage(await findEventsOnPage(query), query);
  return { status: Object.keys(query.errors).length > 0 ? 400 : 200, page };
}
