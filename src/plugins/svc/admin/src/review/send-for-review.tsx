import { Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useActions } from '../events/use-actions';
import { saidByServer } from '../shared/server-sentences';
import { useText } from '../shared/texts';

/** For who may write an event and not publish it: says why, and hands it on as it is saved. */
export function SendForReview({ documentId }: { documentId: string }) {
  const text = useText();
  const isModified = useForm('SendForReview', ({ modified }) => modified);
  const { take, isBusy, outcome } = useActions();
  const [refused] = outcome?.lines ?? [];
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography>{text(isModified ? 'review.saveFirst' : 'review.others')}</Typography>
      {refused && <Typography textColor="danger600">{saidByServer(refused.message)}</Typography>}
      <Button
        fullWidth
        variant="secondary"
        disabled={isModified}
        loading={isBusy}
        onClick={() => void take({ action: 'review', documentIds: [documentId] })}
      >
        {text('events.action.review')}
      </Button>
    </Flex>
  );
}
