import { Typography } from '@strapi/design-system';
import type { EventDocument } from '../shared/event-state';

export function EventFeatured({ event }: { event: EventDocument }) {
  return (
    <Typography textColor={event.featured ? 'neutral800' : 'neutral600'}>
      {event.featured ? '★ Yes' : '–'}
    </Typography>
  );
}
