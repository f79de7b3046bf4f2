import { kilometresBetween, type Place } from '../../../domain/place';
import { indexedWords, searchWords } from '../../../domain/search-words';
import type { EventFilter } from '../queries/matching-events';
import { isWindow } from '../queries/window';
import type { DateWindow } from '../read-model/counts';
import { localOf, parseIds } from '../read-model/listing';
import type { WithdrawnEvent } from '../withdrawn/withdrawn-events';

function lies({ from, to, startsBefore, endsAfter }: DateWindow, start: number, end: number) {
  return (
    start >= (from ?? start) &&
    end <= (to ?? end) &&
    start <= (startsBefore ?? start) &&
    end >= (endsAfter ?? end)
  );
}

const hasOne = (kept: string, ids: number[] | undefined) =>
  !ids || parseIds(kept).some((id) => ids.includes(id));

/** By its title: the text of what is withdrawn is not kept. */
function hasWords({ title }: WithdrawnEvent, words: string[]): boolean {
  const known = [...indexedWords(title)];
  return words.flatMap(searchWords).every((word) => known.some((one) => one.startsWith(word)));
}

function isNamed({ public_id: id, slug }: WithdrawnEvent, filter: EventFilter): boolean {
  const { include, exclude, slugs } = filter;
  return (
    (include?.includes(id) ?? true) && !exclude?.includes(id) && (slugs?.includes(slug) ?? true)
  );
}

/** Where its venue is now. */
function isNear(near: EventFilter['near'], place: Place | null): boolean {
  if (!near) return true;
  return place !== null && kilometresBetween(near.place, place) <= near.radiusKm;
}

/** Whether a list with this filter had it when it was public. What a project filters by is not kept. */
export function matchesWhenPublic(
  event: WithdrawnEvent,
  filter: EventFilter,
  place: Place | null = null,
): boolean {
  const { organizerId, venueId, featured, local } = filter;
  const [start, end] = [Number(event.start_utc), Number(event.end_utc)];
  const clock = [localOf(event.start_date)!, localOf(event.end_date)!] as const;
  return (
    filter.status === 'publish' &&
    !filter.added &&
    isNamed(event, filter) &&
    isNear(filter.near, place) &&
    lies(filter, start, end) &&
    (!local || !isWindow(local) || lies(local, ...clock)) &&
    (venueId === undefined || event.venue_id === venueId) &&
    (featured === undefined || Boolean(event.featured) === featured) &&
    hasOne(event.organizer_ids, organizerId === undefined ? undefined : [organizerId]) &&
    hasOne(event.category_ids, filter.categoryIds) &&
    hasOne(event.tag_ids, filter.tagIds) &&
    hasWords(event, filter.words)
  );
}
