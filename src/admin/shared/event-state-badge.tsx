import { Status, Typography } from '@strapi/design-system';
import { type EventDocument, stateBadge } from './event-state';

export function EventState({ event }: { event: EventDocument }) {
  const { label, variant } = stateBadge(event);
  return (
    <Status variant={variant} size="S" width="max-content">
      <Typography tag="span" variant="omega" fontWeight="bold">
        {label}
      </Typography>
    </Status>
  );
}
