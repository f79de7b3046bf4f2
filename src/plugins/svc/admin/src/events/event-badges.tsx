import { Flex } from '@strapi/design-system';
import type { ListedEventRow } from '../../../server/src/contract/event-list';
import type { EventStatus } from '../../../server/src/contract/event-status';
import { Badge, type BadgeProps } from '../shared/badge';
import { readable } from '../shared/wall-clock';
import { useText } from './texts';

const variants: Record<EventStatus, BadgeProps['variant']> = {
  publish: 'success',
  private: 'primary',
  draft: 'secondary',
  pending: 'alternative',
  trash: 'danger',
};

/** What an event is, and whether there are changes that the public does not see. */
export function EventBadges({ event }: { event: ListedEventRow }) {
  const text = useText();
  const { status, isModified, awaitsReview, publishOn, unpublishOn } = event;
  const isPublic = status === 'publish' || status === 'private';
  const change =
    isPublic && (awaitsReview ? 'state.waiting' : isModified && 'events.state.modified');
  return (
    <Flex gap={1} wrap="wrap">
      <Badge label={text(`events.state.${status}`)} variant={variants[status]} />
      {change && <Badge label={text(change)} variant="alternative" />}
      {publishOn && (
        <Badge
          label={text('events.state.planned', { when: readable(publishOn, false) })}
          variant="alternative"
        />
      )}
      {unpublishOn && (
        <Badge
          label={text('events.state.ends', { when: readable(unpublishOn, false) })}
          variant="alternative"
        />
      )}
    </Flex>
  );
}
