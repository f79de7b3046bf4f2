import { asNamed } from '../../../database/choose';
import { patternOf } from '../../../domain/search-words';
import { distanceOrder } from '../../../database/near-place';
import type { Near } from '../../../domain/place';
import { columns, join, type Sql, sql } from '../../../database/sql';

/* What a list of events is in order of. */

export const eventOrders = [
  'start_date',
  'title',
  'id',
  'modified',
  'include',
  'relevance',
  'distance',
] as const;

export interface EventOrder {
  by: (typeof eventOrders)[number];
  isBackwards: boolean;
}

/** Where a list finds the times and the ids: in the listings `l`, or in the terms that they are found under. */
export interface Lead {
  start: Sql;
  end: Sql;
  id: Sql;
}

/** What was asked for, as far as an order is about it. */
interface Asked {
  order?: EventOrder;
  /** Those that `searchWords` answers. */
  words: string[];
  include?: number[];
  near?: Near;
}

/** Where events are, in the listings. */
export const placeColumns = { x: sql`l.place_x`, y: sql`l.place_y`, z: sql`l.place_z` };

const title = columns('svc_event_listings l', 'title');
const text = columns('svc_event_listings l', 'search_text');
const modified = columns('svc_event_listings l', 'modified_utc');

function isInTitle(word: string): Sql {
  return sql`${text} like ${patternOf(word, 'title')}`;
}

type OrderedBy = (lead: Lead, asked: Asked) => Sql[];

const orderedBy: Record<EventOrder['by'], OrderedBy> = {
  start_date: ({ start }) => [start],
  title: () => [title],
  id: () => [],
  modified: () => [modified],
  include: ({ id }, { include = [] }) => [asNamed(id, include)],
  distance: (_, { near }) => (near ? [distanceOrder(placeColumns, near.place)] : []),
  relevance: ({ start }, { words }) => [
    sql`case when ${join(words.map(isInTitle), ' and ')} then 0 else 1 end`,
    start,
  ],
};

/** What follows `order by`: always of all, the id is the last. */
export function orderOf(asked: Asked, lead: Lead): Sql {
  const direction = asked.order?.isBackwards ? sql` desc` : sql``;
  const by = orderedBy[asked.order?.by ?? 'start_date'](lead, asked);
  return join([...by, lead.id].map((one) => sql`${one}${direction}`));
}
