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

function useOtherVenue({ documentId, status }: EventDocument, values: VenueValues): boolean {
  const { data } = useGetRelatedVersionsQuery(
    { documentId, names: ['venue'] },
    { skip: status !== 'published' && status !== 'modified' },
  );
  const [versions] = data ?? [];
  if (!versions) return false;
  const [published, draft] = [versions.published, versions.draft].map(
    ([venue]) => venue?.documentId ?? null,
  );
  return venueOf(values, draft!) !== published;
}

/** What of a published event is another one in the form: its date, its venue, or both; null where neither is. */
export function useMoved(event: EventDocument): 'date' | 'venue' | 'both' | null {
  const values = useForm('useMoved', (form) => form.values as EventDocument & VenueValues);
  const published = usePublished(event);
  const hasOtherVenue = useOtherVenue(event, values);
  if (!published) return null;
  const hasOtherDate = !sameDate(values, published);
  if (hasOtherDate && hasOtherVenue) return 'both';
  return hasOtherDate ? 'date' : hasOtherVenue ? 'venue' : null;
}
