import { columns, type Selected, sql } from '../../../database/sql';
import type { PageResult } from '../../../domain/page';
import type { Source } from '../../../kit/reply';
import { sourceOfItems } from '../kept-text';
import type { EventDetails, EventListItem } from '../read-model/listing';

export const item = columns('svc_event_listings l', 'item');
const more = columns('svc_event_listings l', 'details, start_utc, end_utc, modified_utc');
export const itemAndMore = sql`${item}, ${more}`;

/** What is shown of an event besides where fields are named; times are seconds since 1970. */
export type NamedDetails = EventDetails & Omit<Selected<typeof more>, 'details'>;

/** An event as lists show it, with what else can be shown of it where that was asked for. */
export type ListedEvent = EventListItem & { more?: NamedDetails };

export interface EventPage extends PageResult<ListedEvent> {
  /** What the items follow from; undefined where they follow from more. */
  source?: (() => Source) | undefined;
}

/** A page of rows. Its events are read from their texts where somebody looks at them. */
export function pageOfRows(
  rows: Selected<typeof item>[] | Selected<typeof itemAndMore>[],
  total: number,
): EventPage {
  let items: ListedEvent[] | undefined;
  return {
    total,
    source: rows.some((row) => 'details' in row)
      ? undefined
      : () => sourceOfItems(rows.map((row) => row.item)),
    get items() {
      return (items ??= rows.map(toListed));
    },
  };
}

export function toListed(row: Selected<typeof item> | Selected<typeof itemAndMore>): ListedEvent {
  const listed = JSON.parse(row.item) as EventListItem;
  if (!('details' in row)) return listed;
  const { details, start_utc, end_utc, modified_utc } = row;
  const kept = JSON.parse(details) as EventDetails;
  return { ...listed, more: { ...kept, start_utc, end_utc, modified_utc } };
}
