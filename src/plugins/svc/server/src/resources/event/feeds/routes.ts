import { calendarFile, type CalendarEvent } from '../../../domain/calendar/calendar';
import { notFound } from '../../../domain/problem';
import { database } from '../../../host/strapi';
import type { Caller } from '../../../access/caller';
import { textWithEtag } from '../../../kit/conditional-get';
import { endpoint, routesOf } from '../../../kit/endpoint';
import { assertOrdering } from '../../../kit/list-parameters';
import { placeIn } from '../../../kit/resource/located';
import { ok, type Reply } from '../../../kit/reply';
import { say } from '../../../texts/say';
import { selectVenues } from '../../venue/queries/venues';
import { assertReadable, isReadable, listAccess, readAccess } from '../access';
import { toEventFilter } from '../input';
import { type EventFilter, findFullEvent, type FullEvent } from '../queries/events';
import { eventListQuery } from '../schemas';
import {
  findReturned,
  findWithdrawn,
  listWithdrawn,
  type WithdrawnEvent,
} from '../withdrawn/withdrawn-events';
import { calendarEventOf, calendarEventOfWithdrawn, calendarHost } from './calendar-event';
import { feedFilter, findFeed, mostInFeed } from './find-feed';
import { rssOf } from './rss';
import { matchesWhenPublic } from './withdrawn-matches';

/*
 * Events for programs that ask again and again: calendars and readers of feeds.
 */

const collection = 'svc/events/v1/events';
const calendarType = 'text/calendar';
const rssType = 'application/rss+xml';

/** What fields of events it was made from, for caches. */
type Named = Pick<FullEvent, 'public_id' | 'venue_id'>;

function text(body: string, type: string, file: string, events: Named[]): Reply {
  const madeFrom = events.map(({ public_id: id, venue_id }) => ({ id, venue_id }));
  const headers = { 'Content-Disposition': `inline; filename="${file}"` };
  const serialized = textWithEtag(body, `${type}; charset=utf-8`);
  return { ...ok(body), serialized, headers, madeFrom };
}

const responseHeaders = { 'Content-Disposition': 'What a file of it is to be called.' };

/** What was public and is not any more stands for what the caller may not see. @throws Problem `notFound`, `notSignedIn`, `forbidden` */
async function calendarEvent(
  id: number,
  caller: Caller,
): Promise<{ told: CalendarEvent; named: Named }> {
  const event = await findFullEvent(database(), 'public_id', id);
  if (!event || !isReadable(caller, event)) {
    const withdrawn = await findWithdrawn(id);
    if (withdrawn) return { told: calendarEventOfWithdrawn(withdrawn), named: withdrawn };
    if (event) assertReadable(caller, event);
  }
  if (!event?.start_date || !event.end_date) throw notFound('event');
  return { told: await withPlace(event), named: event };
}

async function withPlace(event: FullEvent): Promise<CalendarEvent> {
  const { venue_id: venueId, public_id: id } = event;
  const venues = await selectVenues(database(), venueId > 0 ? [venueId] : []);
  const returned = await findReturned();
  return calendarEventOf(event, { venue: venues.get(venueId), returned: returned.get(id) });
}

const oneEvent = endpoint({
  method: 'GET',
  path: `${collection}/{id}.ics`,
  summary: 'Get one event for a calendar; one that was withdrawn is cancelled for 90 days',
  operationId: 'getEventCalendar',
  access: readAccess,
  conditional: 'database and clock',
  output: {},
  mediaType: calendarType,
  responseHeaders,
  problems: ['notFound'],
  async handle({ id, caller }) {
    const { told, named } = await calendarEvent(id, caller);
    const file = calendarFile([told], { host: calendarHost() });
    return text(file, calendarType, `event-${id}.ics`, [named]);
  },
});

/** What was withdrawn that the feed had. */
async function withdrawnOf(filter: EventFilter): Promise<WithdrawnEvent[]> {
  const withdrawn = await listWithdrawn(mostInFeed);
  const venueIds = filter.near ? withdrawn.map(({ venue_id: id }) => id).filter(Boolean) : [];
  const venues = await selectVenues(database(), [...new Set(venueIds)]);
  return withdrawn.filter((one) =>
    matchesWhenPublic(one, filter, placeIn(venues.get(one.venue_id) ?? {})),
  );
}

const manyEvents = endpoint({
  method: 'GET',
  path: `${collection}.ics`,
  summary:
    'Subscribe to events: a calendar with the filters of the list, at most 1,000, from today on',
  operationId: 'getEventsCalendar',
  access: listAccess,
  query: eventListQuery,
  conditional: 'database and clock',
  output: {},
  mediaType: calendarType,
  responseHeaders,
  async handle({ query }) {
    assertOrdering(query);
    const filter = feedFilter(toEventFilter(query));
    const { events, venues } = await findFeed(filter, query.offset);
    const returned = await findReturned();
    const withdrawn = await withdrawnOf(filter);
    const told = [
      ...withdrawn.map(calendarEventOfWithdrawn),
      ...events.map((event) =>
        calendarEventOf(event, {
          venue: venues.get(event.venue_id),
          returned: returned.get(event.public_id),
        }),
      ),
    ];
    const named = { name: say('events.title'), host: calendarHost() };
    return text(calendarFile(told.slice(0, mostInFeed), named), calendarType, 'events.ics', [
      ...withdrawn,
      ...events,
    ]);
  },
});

const feed = endpoint({
  method: 'GET',
  path: `${collection}.rss`,
  summary: 'Follow events: a feed with the filters of the list, at most 1,000, from today on',
  operationId: 'getEventsFeed',
  access: listAccess,
  query: eventListQuery,
  conditional: 'database and clock',
  output: {},
  mediaType: rssType,
  responseHeaders,
  async handle({ query }) {
    assertOrdering(query);
    const found = await findFeed(feedFilter(toEventFilter(query)), query.offset);
    return text(rssOf(found), rssType, 'events.rss', found.events);
  },
});

export default routesOf([oneEvent, manyEvents, feed]);
