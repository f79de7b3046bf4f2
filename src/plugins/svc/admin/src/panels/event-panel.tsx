import { Button, Flex, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { useTrash } from '../actions/use-trash';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import { type EventDocument, stateBadge } from '../shared/event-state';
import { EventState } from '../shared/event-state-badge';
import { eventUid } from '../shared/event-uid';

function TrashNotice({ event }: { event: EventDocument }) {
  const { restore } = useTrash();
  const canDelete = useDocumentRBAC('TrashNotice', ({ canDelete }) => canDelete);
  return (
    <>
      <Typography>Only people who may edit events see it.</Typography>
      <Button
        fullWidth
        variant="secondary"
        startIcon={<ArrowClockwise />}
        disabled={!canDelete}
        onClick={() => void restore(event.documentId)}
      >
        Restore from trash
      </Button>
    </>
  );
}

/** The state of an event beside its form, where there is more to say than the Content Manager's own badge says. */
export const EventPanel: SidePanelComponent = (context) => {
  const event = documentOf<EventDocument>(context, eventUid);
  if (!event) return null;
  if (['Published', 'Draft', 'Modified'].includes(stateBadge(event).label)) return null;
  return {
    title: 'State',
    content: (
      <Flex direction="column" alignItems="flex-start" gap={3} width="100%">
        <EventState event={event} />
        {event.trashedAt && <TrashNotice event={event} />}
      </Flex>
    ),
  };
};
