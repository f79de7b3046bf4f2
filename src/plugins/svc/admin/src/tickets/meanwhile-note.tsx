import { Typography } from '@strapi/design-system';
import type { EventTickets } from '../../../server/src/contract/event-tickets';
import type { EventDocument } from '../shared/event-state';
import { useText } from '../shared/texts';

/** Somebody else has withdrawn it, or moved it to the trash, since the form was opened: nothing that is saved here is on sale. */
export function MeanwhileNote({ shown, now }: { shown?: EventDocument; now: EventTickets }) {
  const text = useText();
  const wasPublished = ['published', 'modified'].includes(shown?.status ?? '');
  const isNews = now.isTrashed ? !shown?.trashedAt : wasPublished && !now.isPublished;
  if (!shown || !isNews) return null;
  return (
    <Typography tag="p" role="status" textColor="danger700">
      {text(now.isTrashed ? 'tickets.trashedMeanwhile' : 'tickets.withdrawnMeanwhile')}
    </Typography>
  );
}
