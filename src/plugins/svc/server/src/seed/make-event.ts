import type { ReturnStep } from '../contract/return-policy';
import type { EventStatus } from '../contract/event-status';
import { cities } from './data/cities-and-venues';
import { moods, people, type Theme, tags, themes } from './data/themes';
import { dayAfter } from './days';
import { contentOf } from './make-content';
import { makeTickets, type SeedTicket } from './make-tickets';
import { cityOfVenue } from './make-venue';
import { type Random, randomOf } from './random';

/** An event before it is written; what it links to is named by the index of that thing's maker. */
export interface SeedEvent {
  title: string;
  content: string;
  startDate: string;
  endDate: string;
  allDay: boolean;
  timezone: string | null;
  featured: boolean;
  costText: string | null;
  status: EventStatus;
  venue: number | null;
  organizers: number[];
  categories: number[];
  /** Whose picture it shows: one of its categories; null for none. */
  picture: number | null;
  tags: number[];
  author: string | null;
  /** How long ago it was made, in days. */
  age: number;
  /** Until when how much of the price goes back; without steps nothing does. */
  returnSteps: ReturnStep[];
  tickets: SeedTicket[];
}

/** How many venues and organizers there are beside so many events. */
export const venueCountFor = (events: number) => Math.max(12, Math.floor(events / 50));
export const organizerCountFor = (events: number) => Math.max(8, Math.floor(events / 200));

/** The first events are all published and not over before today, so that a small demo shows every kind of ticket. */
const showcase = 8;

/** Of every twenty events, the last six are the weeks of one series. */
const block = 20;
const weeksOfSeries = 6;

const daysBack = 182;
const daysAhead = 547;

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

/** Nothing begins or ends at night, when clocks change; half of it begins between five and eight in the evening. */
function scheduleOf(random: Random, firstDay: string) {
  const start = (80 - Math.floor(49 * random.next() ** 2)) * 15;
  const end = start + random.between(4, 14) * 15;
  const allDay = random.chance(0.05);
  const days = random.chance(allDay ? 0.4 : 0.06) ? random.between(1, 4) : 0;
  const lastDay = dayAfter(firstDay, days);
  return {
    allDay,
    startDate: `${firstDay} ${allDay ? '00:00:00' : clock(start)}`,
    endDate: `${lastDay} ${allDay ? '23:59:59' : clock(end)}`,
  };
}

function statusOf(random: Random): EventStatus {
  const share = random.next();
  if (share < 0.88) return 'publish';
  if (share < 0.93) return 'draft';
  if (share < 0.96) return 'pending';
  return share < 0.98 ? 'private' : 'trash';
}

function authorOf(random: Random): string | null {
  const share = random.next();
  if (share < 0.2) return 'author';
  if (share < 0.4) return 'editor';
  return share < 0.5 ? 'manager' : null;
}

function titleOf(random: Random, { subjects, formats }: Theme, city: string): string {
  const name = `${random.pick(subjects)} ${random.pick(formats)}`;
  const shapes = [
    () => name,
    () => `${random.pick(moods)} ${name}`,
    () => `${name} with ${random.pick(people)}`,
    () => `${random.pick(moods)} ${name} ${city}`,
  ];
  return random.pick(shapes)();
}

/** What the weeks of a series have in common, and single events have for themselves. */
function themeAndPlace(random: Random, index: number) {
  const theme = random.between(0, themes.length - 1);
  const venue = random.chance(0.03) ? null : random.between(0, venueCountFor(index + 1) - 1);
  const city = venue === null ? random.pick(cities) : cityOfVenue(venue);
  const title = titleOf(random, themes[theme]!, city.name);
  return { theme, venue, city, title };
}

function seriesOf(index: number): { number: number; week: number } | null {
  const week = (index % block) - (block - weeksOfSeries);
  return week < 0 ? null : { number: Math.floor(index / block), week };
}

const distinct = (items: number[]) => [...new Set(items)];

/** Up to `count` of the first `below` indexes. */
function indexes(random: Random, below: number, count: number): number[] {
  return Array.from({ length: count }, () => random.between(0, below - 1));
}

/** By chance of its own: the other attributes are what they would be without. */
const hasPicture = (index: number) => index < showcase || randomOf(`picture ${index}`).chance(0.7);

/** Of every second event: all of the price until a week before, half of it until the day before. By chance of its own, too. */
function returnStepsOf(index: number, firstDay: string): ReturnStep[] {
  const givesBack = index < showcase ? index % 2 === 0 : randomOf(`returns ${index}`).chance(0.5);
  if (!givesBack) return [];
  return [
    { until: `${dayAfter(firstDay, -7)} 12:00:00`, percent: 100 },
    { until: `${dayAfter(firstDay, -1)} 12:00:00`, percent: 50 },
  ];
}

/** Days from today until the event begins. */
function daysUntil(random: Random, index: number, week: number): number {
  if (index < showcase) {
    const days = random.between(7, 60);
    // The last two are on today and tomorrow, for who looks at the panel's home or at the door.
    return index >= showcase - 2 ? showcase - 1 - index : days;
  }
  return random.between(-daysBack, daysAhead - 7 * weeksOfSeries) + 7 * week;
}

/**
 * The `index`th event, the same at every call on one day, however many there are. `today` is `Y-m-d`: it is one of
 * the last 6 or next 18 months.
 */
export function makeEvent(index: number, today: string): SeedEvent {
  const random = randomOf(`event ${index}`);
  const series = seriesOf(index);
  const common = series ? randomOf(`series ${series.number}`) : random;
  const first = series ? index - series.week : index;
  const { theme, venue, city, title } = themeAndPlace(common, first);
  const firstDay = dayAfter(today, daysUntil(common, index, series?.week ?? 0));
  return {
    title: series ? `${title}, week ${series.week + 1}` : title,
    content: contentOf(random, themes[theme]!, city.name),
    ...scheduleOf(common, firstDay),
    timezone: venue === null ? null : city.timezone,
    featured: random.chance(index < showcase ? 0.4 : 0.03),
    costText: random.chance(0.04)
      ? random.pick(['Pay what you can', 'Donation', 'From 12 €'])
      : null,
    status: index < showcase ? 'publish' : statusOf(random),
    venue,
    organizers: distinct(
      indexes(random, organizerCountFor(first + 1), random.pick([0, 1, 1, 1, 2])),
    ),
    categories: distinct([theme, ...indexes(random, themes.length, random.chance(0.2) ? 1 : 0)]),
    picture: hasPicture(first) ? theme : null,
    tags: distinct(indexes(random, tags.length, random.between(0, 3))),
    author: authorOf(random),
    age: random.between(1, 120),
    returnSteps: returnStepsOf(first, firstDay),
    tickets: makeTickets(index, random, { today, firstDay }),
  };
}
