import { Typography } from '@strapi/design-system';
import { useGetPeopleQuery } from '../shared/event-api';
import { useText } from '../shared/texts';

/** Says how many people have a place at events that are about to be withdrawn; nothing where nobody has. */
export function PeopleNote({ events }: { events: string[] }) {
  const { data } = useGetPeopleQuery(events);
  const text = useText();
  if (!data?.people) return null;
  return (
    <Typography tag="p" textAlign="center" fontWeight="bold">
      {text('people.note', { count: data.people })}
    </Typography>
  );
}
