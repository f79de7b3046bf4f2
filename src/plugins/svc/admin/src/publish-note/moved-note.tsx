import { Flex, Typography } from '@strapi/design-system';
import { UnreachedNote } from '../actions/unreached-note';
import { WriteToGuests } from '../actions/write-to-guests';
import { useGetPeopleQuery } from '../shared/event-api';
import type { EventDocument } from '../shared/event-state';
import { useUntold } from './known-to-guests';
import { useText } from './texts';

/**
 * Says who has a place at a published event whose date or venue is another one in the form, and once that is published,
 * that nobody was told; nothing where nobody has a place.
 */
export function MovedNote({ event }: { event: EventDocument }) {
  const { moved, untold, forget } = useUntold(event);
  const { data } = useGetPeopleQuery([event.documentId], { skip: !moved && !untold });
  const text = useText();
  const what = moved ?? untold;
  if (!what || !data?.people) return null;
  const said = moved ? 'publishNote.moved' : 'publishNote.untold';
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi" fontWeight="bold" role="status">
        {text(said, { count: data.people, what })}
      </Typography>
      <UnreachedNote count={data.unreached} />
      <WriteToGuests events={[event.documentId]} onSent={moved ? undefined : forget} />
    </Flex>
  );
}
