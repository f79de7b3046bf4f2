import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { EventDocument } from '../shared/event-state';
import { isPast } from '../shared/wall-clock';
import { useText } from './texts';

/** Before an event is published: that it is over by its own clock, which a year that was typed wrong makes it. */
export function OverNote() {
  const isOver = useForm('OverNote', ({ values }) => {
    const { endDate, timezone } = values as Partial<EventDocument>;
    return Boolean(endDate && isPast(endDate, timezone ?? undefined));
  });
  const text = useText();
  if (!isOver) return null;
  return (
    <Typography variant="pi" fontWeight="bold" role="status">
      {text('publishNote.over')}
    </Typography>
  );
}
