import type { Knex } from 'knex';
import { stateOf } from '../../api/event/domain/status';
import { projectEvents } from '../../api/event/listing/project';
import { transaction } from '../../strapi';
import { instantsReader } from '../instants';
import { makeEvent, type SeedEvent } from '../make-event';
import { makeOrders, type SeedOrder } from '../make-orders';
import { documentIdOf, findSeeded, missingIndexes } from './document-ids';
import { type Identity, takeIdentities } from './identities';
import { insertRows } from '../../insert-rows';
import { writeOrders } from './write-orders';
import { writeTickets } from './write-tickets';

/** Row ids of what events link to, by the index of the thing, and of users by their name. */
export interface LinkTargets {
  venues: Map<number, number>;
  organizers: Map<number, number>;
  categories: Map<number, number>;
  tags: Map<number, number>;
  users: Map<string, number>;
}

export interface EventRun {
  /** `Y-m-d` */
  today: string;
  siteTimezone: string;
  currency: string;
  targets: LinkTargets;
}

const millisecondsPerDay = 86_400_000;
const instantsOf = instantsReader();

/** Drafts and published versions are equal, down to the time of change: the panel calls none of them modified. */
function rowsOf(event: SeedEvent, index: number, { id, slug }: Identity, run: EventRun) {
  const { startDate, endDate, allDay, status } = event;
  const timezone = event.timezone ?? run.siteTimezone;
  const { startUtc, endUtc } = instantsOf({ startDate, endDate, allDay, timezone });
  const made = new Date(Date.parse(`${run.today}T09:00:00Z`) - event.age * millisecondsPerDay);
  const state = stateOf[status === 'trash' ? 'publish' : status];
  const draft = {
    document_id: documentIdOf('event', index),
    title: event.title,
    start_date: startDate,
    end_date: endDate,
    all_day: allDay,
    timezone: event.timezone,
    content: event.content,
    featured: event.featured,
    cost_text: event.costText,
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
  orders: SeedOrder[];
}

async function writeRows(trx: Knex, indexes: number[], run: EventRun): Promise<WrittenEvent[]> {
  const events = indexes.map((index) => makeEvent(index, run.today));
  const titles = events.map(({ title }) => title);
  const identities = await takeIdentities(trx, 'event', titles);
  const rows = events.map((event, position) =>
    rowsOf(event, indexes[position]!, identities[position]!, run),
  );
  const ids = await insertRows(trx, 'events', rows.flat());
  return events.map((event, position) => ({
    event,
    index: indexes[position]!,
    publicId: identities[position]!.id,
    rowIds: ids.splice(0, rows[position]!.length),
    orders: makeOrders(indexes[position]!, event, run.today),
  }));
}

type Targets = (event: SeedEvent) => (number | undefined)[];

/** Links all rows of each event; `column` with an `_ord` column beside it keeps the order, as Strapi writes it. */
async function writeLinks(
  trx: Knex,
  written: WrittenEvent[],
  { field, column, order }: { field: string; column: string; order?: string },
  targetsOf: Targets,
): Promise<void> {
  const rows = written.flatMap(({ event, rowIds }) => {
    const targets = targetsOf(event).filter((target) => target !== undefined);
    return rowIds.flatMap((rowId) =>
      targets.map((target, place) => ({
        event_id: rowId,
        [column]: target,
        ...(order ? { [order]: place + 1 } : {}),
      })),
    );
  });
  await insertRows(trx, `events_${field}_lnk`, rows);
}

async function writeAllLinks(trx: Knex, written: WrittenEvent[], targets: LinkTargets) {
  const { venues, organizers, categories, tags, users } = targets;
  const many = (field: string, name: string, targetsOf: Targets) =>
    writeLinks(trx, written, { field, column: `${name}_id`, order: `${name}_ord` }, targetsOf);
  await writeLinks(trx, written, { field: 'venue', column: 'venue_id' }, ({ venue }) =>
    venue === null ? [] : [venues.get(venue)],
  );
  await writeLinks(trx, written, { field: 'author', column: 'user_id' }, ({ author }) =>
    author === null ? [] : [users.get(author)],
  );
  await many('organizers', 'organizer', (event) => event.organizers.map((i) => organizers.get(i)));
  await many('categories', 'category', (event) => event.categories.map((i) => categories.get(i)));
  await many('tags', 'tag', (event) => event.tags.map((i) => tags.get(i)));
}

/** Makes those of the events `from` up to, not including, `to` that are missing; answers how many it made. */
export function writeEvents(run: EventRun, from: number, to: number): Promise<number> {
  return transaction(async (trx) => {
    const found = await findSeeded(trx, { table: 'events', kind: 'event', from, to });
    const missing = missingIndexes(found, from, to);
    if (missing.length === 0) return 0;
    const written = await writeRows(trx, missing, run);
    await writeAllLinks(trx, written, run.targets);
    await writeOrders(trx, await writeTickets(trx, written, run), run);
    await projectEvents(
      trx,
      missing.map((index) => documentIdOf('event', index)),
    );
    return missing.length;
  });
}
