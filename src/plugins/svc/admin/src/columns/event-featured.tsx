import { Typography } from '@strapi/design-system';
import type { EventDocument } from '../shared/event-state';
import { useText } from '../shared/texts';

export function EventFeatured({ event }: { event: EventDocument }) {
  const text = useText();
  return (
    <Typography textColor={event.featured ? 'neutral800' : 'neutral600'}>
      {event.featured ? text('columns.featured') : '–'}
    </Typography>
  );
}
