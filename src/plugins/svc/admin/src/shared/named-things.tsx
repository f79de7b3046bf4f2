import { Flex, Typography } from '@strapi/design-system';
import { useText } from './texts';
import { type NamedThing, thingLine } from './thing-line';

/** So many are named one by one. */
const mostNamed = 6;

interface Props {
  things: (NamedThing & { documentId: string })[];
  /** How many there are, where they are not all known. */
  count?: number;
  /** What stands for the title of one that has none. */
  untitled: string;
}

/** Which things something is about to be done with, events with their dates. */
export function NamedThings({ things, count = things.length, untitled }: Props) {
  const text = useText();
  if (things.length === 0) return null;
  const named = count > mostNamed ? things.slice(0, mostNamed - 1) : things;
  const more = count - named.length;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
      {named.map(({ documentId, ...thing }) => (
        <Typography tag="li" key={documentId} fontWeight="semiBold" textColor="neutral800">
          {thingLine(thing, untitled)}
        </Typography>
      ))}
      {more > 0 && <Typography tag="li">{text('calendar.more', { count: more })}</Typography>}
    </Flex>
  );
}
