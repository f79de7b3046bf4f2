import type { Knex } from 'knex';
import { returnPolicyText } from '../../contract/return-policy';
import { storedStateOf } from '../../contract/event-status';
import { projectEvents } from '../../resources/event/read-model/project-events';
import { transaction } from '../../host/strapi';
import { instantsReader } from '../instants';
import { makeEvent, type SeedEvent } from '../make-event';
import { makeOrders, type SeedOrder } from '../make-orders';
import { documentIdOf, findSeeded, missingIndexes } from './document-ids';
import { type Identity, takeIdentities } from './identities';
import { insertRows } from '../../database/insert-rows';
import { writeOrders } from './write-orders';
import { type EventWithTickets, writeTickets } from './write-tickets';

/** Row ids of what events link to, by the index of the thing, and of users by their name. */
export interface LinkTargets {
  venues: Map<number, number>;
  organizers: Map<number, number>;
  categories: Map<number, number>;
  tags: Map<number, number>;
  /** Files of the media library; empty where events get none. */
  pictures: Map<number, number>;
  users: Map<string, number>;
}

export interface EventRun {
  /** `Y-m-d` */
  today: string;
  siteTimezone: string;
  currency: string;
  targets: LinkTargets;
  /** What a project's own fields have. */
  added: { events: object; tickets: object };
}

const millisecondsPerDay = 86_400_000;
const instantsOf = instantsReader();

/** Drafts and published versions are equal, down to the time of change: the panel calls none of them modified. */
function rowsOf(event: SeedEvent, index: number, { id, slug }: Identity, run: EventRun) {
  const { startDate, endDate, allDay, status } = event;
  const timezone = event.timezone ?? run.siteTimezone;
  const { startUtc, endUtc } = instantsOf({ startDate, endDate, allDay, timezone });
  const made = new Date(Date.parse(`${run.today}T09:00:00Z`) - event.age * millisecondsPerDay);
  const state = storedStateOf[status === 'trash' ? 'publish' : status];
  const draft = {
    ...run.added.events,
    document_id: documentIdOf('event', index),
    title: event.title,
    start_date: startDate,
    end_date: endDate,
    all_day: allDay,
    timezone: event.timezone,
    content: event.content,
    featured: event.featured,
    cost_text: event.costText,
    return_policy: returnPolicyText(event.returnSteps),
    visibility: state.visibility,
    ready_for_review: state.readyForReview,
    public_id: id,
    slug,
    start_utc: startUtc,
    end_utc: endUtc,
    trashed_at: status === 'trash' ? made : null,
    created_at: made,
    updated_at: made,
    published_at: null,
  };
  return state.published ? [draft, { ...draft, published_at: made }] : [draft];
}

/** An event that is written, with the ids of its draft row and, where it has one, of its published row. */
export interface WrittenEvent {
  index: number;
  event: SeedEvent;
  publicId: number;
  rowIds: number[];
  /** The row that is shown, as it was written. */
  row: ReturnType<typeof rowsOf>[number];
  orders: SeedOrder[];
}

async function writeRows(
  trx: Knex,
  indexes: number[],
  run: EventRun,
  taken?: Set<string>,
): Promise<WrittenEvent[]> {
  const events = indexes.map((index) => makeEvent(index, run.today));
  const titles = events.map(({ title }) => title);
  const identities = await takeIdentities(trx, 'event', titles, taken);
  const rows = events.map((event, position) =>
    rowsOf(event, indexes[position]!, identities[position]!, run),
  );
  const ids = await insertRows(trx, 'svc_events', rows.flat());
  return events.map((event, position) => ({
    event,
    index: indexes[position]!,
    publicId: identities[position]!.id,
    rowIds: ids.splice(0, rows[position]!.length),
    row: rows[position]!.at(-1)!,
    orders: makeOrders(indexes[position]!, event, run.today),
  }));
}

/** The links of all rows of each event; `place` is that of a target among the others, as Strapi writes it. */
function linksOf<Link>(
  written: WrittenEvent[],
  targetsOf: (event: SeedEvent) => (number | undefined)[],
  link: (event_id: number, target: number, place: number) => Link,
): Link[] {
  return written.flatMap(({ event, rowIds }) => {
    const targets = targetsOf(event).filter((target) => target !== undefined);
    return rowIds.flatMap((rowId) => targets.map((target, i) => link(rowId, target, i + 1)));
  });
}

const pictureOfEvent = { related_type: 'plugin::svc.event', field: 'image' };

async function writeAllLinks(trx: Knex, written: WrittenEvent[], targets: LinkTargets) {
  const venues = linksOf(
    written,
    ({ venue }) => (venue === null ? [] : [targets.venues.get(venue)]),
    (event_id, venue_id) => ({ event_id, venue_id }),
  );
  const authors = linksOf(
    written,
    ({ author }) => (author === null ? [] : [targets.users.get(author)]),
    (event_id, user_id) => ({ event_id, user_id }),
  );
  const organizers = linksOf(
    written,
    (event) => event.organizers.map((index) => targets.organizers.get(index)),
    (event_id, organizer_id, organizer_ord) => ({ event_id, organizer_id, organizer_ord }),
  );
  const categories = linksOf(
    written,
    (event) => event.categories.map((index) => targets.categories.get(index)),
    (event_id, category_id, category_ord) => ({ event_id, category_id, category_ord }),
  );
  const tags = linksOf(
    written,
    (event) => event.tags.map((index) => targets.tags.get(index)),
    (event_id, tag_id, tag_ord) => ({ event_id, tag_id, tag_ord }),
  );
  const pictures = linksOf(
    written,
    ({ picture }) => (picture === null ? [] : [targets.pictures.get(picture)]),
    (related_id, file_id, order) => ({ file_id, related_id, ...pictureOfEvent, order }),
  );
  await insertRows(trx, 'svc_events_venue_lnk', venues);
  await insertRows(trx, 'svc_events_author_lnk', authors);
  await insertRows(trx, 'svc_events_organizers_lnk', organizers);
  await insertRows(trx, 'svc_events_categories_lnk', categories);
  await insertRows(trx, 'svc_events_tags_lnk', tags);
  await insertRows(trx, 'files_related_mph', pictures);
}

/**
 * Events with all that belongs to them, but for their listings. `taken` are the slugs of events, where they are known; those
 * of these events are added.
 */
export async function writeContent(
  trx: Knex,
  indexes: number[],
  run: EventRun,
  taken?: Set<string>,
): Promise<EventWithTickets[]> {
  const written = await writeRows(trx, indexes, run, taken);
  await writeAllLinks(trx, written, run.targets);
  const withTickets = await writeTickets(trx, written, run);
  await writeOrders(trx, withTickets, run);
  return withTickets;
}

/** Makes those of the events `from` up to, not including, `to` that are missing; answers how many it made. */
export function writeEvents(run: EventRun, from: number, to: number): Promise<number> {
  return transaction(async (trx) => {
    const found = await findSeeded(trx, { table: 'svc_events', kind: 'event', from, to });
    const missing = missingIndexes(found, from, to);
    if (missing.length === 0) return 0;
    await writeContent(trx, missing, run);
    await projectEvents(
      trx,
      missing.map((index) => documentIdOf('event', index)),
    );
    return missing.length;
  });
}
