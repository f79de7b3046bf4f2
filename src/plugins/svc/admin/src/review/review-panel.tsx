import { Button, Flex, Typography } from '@strapi/design-system';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ShownReview } from '../../../server/src/contract/event-list';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import type { EventDocument } from '../shared/event-state';
import { eventUid } from '../shared/event-uid';
import { useText } from '../shared/texts';
import { useInstant } from '../shared/use-instant';
import { useReturn } from '../shared/use-return';
import { ReturnDialog } from './return-dialog';
import { SendForReview } from './send-for-review';
import { useGetReviewQuery } from './review-api';

function Words({ review }: { review: ShownReview }) {
  const text = useText();
  const when = useInstant();
  const { waits, askedBy, askedAt, returnedBy, returnedAt, note } = review;
  if (waits) {
    if (askedAt === null) return <Typography>{text('review.waits')}</Typography>;
    const by = askedBy ?? text('review.nobody');
    return <Typography>{text('review.asked', { by, when: when(askedAt) })}</Typography>;
  }
  const by = returnedBy ?? text('review.nobody');
  return (
    <>
      <Typography>{text('review.cameBack', { by, when: when(returnedAt) })}</Typography>
      <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>
    </>
  );
}

function Contents({ event, review }: { event: EventDocument; review: ShownReview }) {
  const [isReturning, setIsReturning] = useState(false);
  const canPublish = useDocumentRBAC('ReviewPanel', (rights) => rights.canPublish);
  const text = useText();
  const { documentId, publishOn } = event;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Words review={review} />
      {review.waits && canPublish && (
        <Button fullWidth variant="secondary" onClick={() => setIsReturning(true)}>
          {text('review.giveBack')}
        </Button>
      )}
      {isReturning && (
        <ReturnDialog
          {...{ documentId, publishOn, isAskerTold: review.isAskerTold }}
          onClose={() => setIsReturning(false)}
        />
      )}
    </Flex>
  );
}

/** That an event waits for review, since when and by whom, and the word that came back; for authors, the way there. */
export const ReviewPanel: SidePanelComponent = (context) => {
  const text = useText();
  const event = documentOf<EventDocument>(context, eventUid);
  const isAsked = Boolean(event?.documentId && !event.trashedAt);
  const { data: review, refetch } = useGetReviewQuery(event?.documentId ?? '', { skip: !isAsked });
  useReturn(() => isAsked && void refetch());
  const isAuthor = useDocumentRBAC(
    'ReviewPanel',
    (rights) => rights.canUpdate && !rights.canPublish,
  );
  if (!event || !review) return null;
  const isPublished = event.status === 'published';
  const isTold = review.waits || Boolean(review.note && !isPublished);
  const canSend = isAuthor && !review.waits && !isPublished && !event.trashedAt;
  if (!isTold && !canSend) return null;
  return {
    title: text('review.title'),
    content: (
      <Flex key={event.documentId} direction="column" alignItems="stretch" gap={4} width="100%">
        {isTold && <Contents event={event} review={review} />}
        {canSend && <SendForReview documentId={event.documentId} />}
      </Flex>
    ),
  };
};
