import { Flex, Typography } from '@strapi/design-system';
import type { ListedEventRow } from '../../../server/src/contract/event-list';
import { readable } from '../shared/wall-clock';
import { useText } from './texts';

/** So many are named one by one. */
const mostNamed = 6;

/** Which events something is about to be done with, with their dates. */
export function NamedEvents({ rows }: { rows: ListedEventRow[] }) {
  const text = useText();
  if (rows.length === 0) return null;
  const named = rows.length > mostNamed ? rows.slice(0, mostNamed - 1) : rows;
  const more = rows.length - named.length;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
      {named.map(({ documentId, title, start, isAllDay }) => (
        <Typography tag="li" key={documentId} fontWeight="semiBold" textColor="neutral800">
          {[title || text('events.untitled'), start && readable(start, isAllDay)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      ))}
      {more > 0 && <Typography tag="li">{text('calendar.more', { count: more })}</Typography>}
    </Flex>
  );
}
