import { DateTime } from 'luxon';
import { html, trusted } from '../../../domain/markup';
import { scheduleText } from '../../../domain/schedule-text';
import { say } from '../../../texts/say';
import { placeText } from '../../venue/domain/place-text';
import { absolute } from '../presenter';
import { calendarHost, type FeedEvent } from './calendar-event';
import type { Feed } from './find-feed';

const declaration = trusted('<?xml version="1.0" encoding="utf-8"?>\n');

/** As RFC 822 has it, which feeds are written by. */
function dateText(instant: number): string {
  const moment = DateTime.fromSeconds(instant, { zone: 'UTC', locale: 'en-US' });
  return moment.toFormat("ccc, dd LLL yyyy HH:mm:ss 'GMT'");
}

function item(event: FeedEvent, { venues }: Feed) {
  const { start_date: start, end_date: end, all_day: isAllDay, timezone: zone } = event;
  const url = absolute(event.url);
  const venue = venues.get(event.venue_id);
  const when = scheduleText({ start, end, isAllDay, zone });
  const text = [when, venue && placeText(venue), event.excerpt].filter(Boolean).join('\n');
  return html`<item>
    <title>${event.title}</title>
    <link>${url}</link>
    <guid isPermaLink="false">event-${event.public_id}@${calendarHost()}</guid>
    <pubDate>${dateText(Number(event.modified_utc))}</pubDate>
    <description>${text}</description>
  </item> `;
}

/** The feed (RSS 2.0) of these events. */
export function rssOf(feed: Feed): string {
  const site = absolute('/events');
  return html`${declaration}<rss version="2.0">
  <channel>
    <title>${say('events.title')}</title>
    <link>${site}</link>
    <description>${say('events.title')}</description>
    ${feed.events.map((event) => item(event, feed))}
  </channel>
</rss>
`.toString();
}
