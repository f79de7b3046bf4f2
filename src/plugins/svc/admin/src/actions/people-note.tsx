import { Flex, Typography } from '@strapi/design-system';
import { useGetPeopleQuery } from '../shared/event-api';
import { useText } from '../shared/texts';
import { UnreachedNote } from './unreached-note';
import { WriteToGuests } from './write-to-guests';

/** Says how many people have a place at events that are about to be withdrawn or moved, and offers to write to them; nothing where nobody has. */
export function PeopleNote({ events }: { events: string[] }) {
  const { data } = useGetPeopleQuery(events);
  const text = useText();
  if (!data?.people) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag="p" textAlign="center" fontWeight="bold">
        {text('people.note', { count: data.people })}
      </Typography>
      <UnreachedNote count={data.unreached} />
      <WriteToGuests events={events} />
    </Flex>
  );
}
