import { unstable_useDocument as useDocument, useForm } from '@strapi/strapi/admin';
import type { EventDocument } from '../shared/event-state';
import { eventUid } from '../shared/event-uid';
import { useGetRelatedVersionsQuery } from '../shared/related-versions';

const dateFields = ['startDate', 'endDate', 'timezone'] as const;

const sameDate = (one: EventDocument, other: EventDocument) =>
  dateFields.every((name) => (one[name] ?? null) === (other[name] ?? null));

/** What the public sees of an event whose draft is this; undefined where that is nothing, or not known yet. */
function usePublished(draft: EventDocument): EventDocument | undefined {
  const isModified = draft.status === 'modified';
  const { document: published } = useDocument(
    {
      ...{ documentId: draft.documentId, model: eventUid, collectionType: 'collection-types' },
      params: { status: 'published' },
    },
    { skip: !isModified },
  );
  if (draft.status === 'published') return draft;
  return isModified ? (published as EventDocument | undefined) : undefined;
}

interface Chosen {
  apiData?: { documentId?: string };
  documentId?: string;
}

/** As forms keep what was chosen and taken away since they were loaded. */
interface VenueValues {
  venue?: { connect?: Chosen[]; disconnect?: unknown[] };
}

/** The venue that the form has, of which the stored one is `stored`. */
function venueOf({ venue }: VenueValues, stored: string | null): string | null {
  const chosen = venue?.connect?.at(-1);
  if (chosen) return chosen.apiData?.documentId ?? chosen.documentId ?? null;
  return venue?.disconnect?.length ? null : stored;
}

/** Of what is published, and of the draft as it is stored; undefined until they are known. */
function useVenues({ documentId, status }: EventDocument) {
  const { data } = useGetRelatedVersionsQuery(
    { documentId, names: ['venue'] },
    { skip: status !== 'published' && status !== 'modified' },
  );
  const [versions] = data ?? [];
  if (!versions) return undefined;
  const [published, draft] = [versions.published, versions.draft].map(
    ([venue]) => venue?.documentId ?? null,
  );
  return { published: published!, draft: draft! };
}

/** When and where the public has an event. */
export interface PublishedPlace {
  date: EventDocument;
  venue: string | null;
}

type Moved = 'date' | 'venue' | 'both' | null;

function movedBy(hasOtherDate: boolean, hasOtherVenue: boolean): Moved {
  if (hasOtherDate && hasOtherVenue) return 'both';
  return hasOtherDate ? 'date' : hasOtherVenue ? 'venue' : null;
}

/** What of an event is another one than it was; null where nothing is. */
export const movedSince = (then: PublishedPlace, now: PublishedPlace): Moved =>
  movedBy(!sameDate(then.date, now.date), then.venue !== now.venue);

interface Known {
  /** What of the form is another one than what is published: its date, its venue, or both. */
  moved: Moved;
  /** Undefined where nothing is, or it is not known yet. */
  published: PublishedPlace | undefined;
}

/** How a form moves a published event. */
export function useMoved(event: EventDocument): Known {
  const values = useForm('useMoved', (form) => form.values as EventDocument & VenueValues);
  const date = usePublished(event);
  const venues = useVenues(event);
  if (!date) return { moved: null, published: undefined };
  const hasOtherVenue = venues !== undefined && venueOf(values, venues.draft) !== venues.published;
  return {
    moved: movedBy(!sameDate(values, date), hasOtherVenue),
    published: venues && { date, venue: venues.published },
  };
}
