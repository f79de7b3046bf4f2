import { Flex, Typography } from '@strapi/design-system';
import { unstable_useDocument as useDocument, useForm } from '@strapi/strapi/admin';
import { WriteToGuests } from '../actions/write-to-guests';
import { useGetPeopleQuery } from '../shared/event-api';
import type { EventDocument } from '../shared/event-state';
import { eventUid } from '../shared/event-uid';
import { useText } from './texts';

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

/** Says who has a place at a published event whose date is another one in the form; nothing where nobody has. */
export function MovedNote({ event }: { event: EventDocument }) {
  const values = useForm('MovedNote', (form) => form.values as EventDocument);
  const published = usePublished(event);
  const isMoved = published !== undefined && !sameDate(values, published);
  const { data } = useGetPeopleQuery([event.documentId], { skip: !isMoved });
  const text = useText();
  if (!isMoved || !data?.people) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi" fontWeight="bold" role="status">
        {text('publishNote.moved', { count: data.people })}
      </Typography>
      <WriteToGuests events={[event.documentId]} />
    </Flex>
  );
}
