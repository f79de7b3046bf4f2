import { Flex, Typography } from '@strapi/design-system';
import { WriteToGuests } from '../actions/write-to-guests';
import { useGetPeopleQuery } from '../shared/event-api';
import type { EventDocument } from '../shared/event-state';
import { useText } from './texts';
import { useMoved } from './use-moved';

/** Says who has a place at a published event whose date or venue is another one in the form; nothing where nobody has. */
export function MovedNote({ event }: { event: EventDocument }) {
  const moved = useMoved(event);
  const { data } = useGetPeopleQuery([event.documentId], { skip: !moved });
  const text = useText();
  if (!moved || !data?.people) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi" fontWeight="bold" role="status">
        {text('publishNote.moved', { count: data.people, what: moved })}
      </Typography>
      <WriteToGuests events={[event.documentId]} />
    </Flex>
  );
}
