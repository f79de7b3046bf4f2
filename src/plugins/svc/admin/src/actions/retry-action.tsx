import { useText } from '../shared/texts';
import { ArrowClockwise } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { type DocumentActionComponent, documentOf } from '../shared/content-manager';
import { type OutboxDocument, outboxUid } from '../shared/outbox-uid';
import { useRetryOutboxEntryMutation } from '../shared/svc-api';
import { useNotifyOutcome } from '../shared/use-notify-outcome';

/** For what was given up after many tries. */
export const RetryAction: DocumentActionComponent = (context) => {
  const canUpdate = useDocumentRBAC('RetryAction', ({ canUpdate }) => canUpdate);
  const [retry] = useRetryOutboxEntryMutation();
  const tell = useNotifyOutcome();
  const text = useText();
  const entry = documentOf<OutboxDocument>(context, outboxUid);
  if (entry?.state !== 'dead') return null;
  return {
    label: text('retry.action'),
    icon: <ArrowClockwise />,
    disabled: !canUpdate,
    position: ['header', 'table-row'],
    onClick: async () => {
      tell(await retry(entry.documentId), text('retry.done'));
    },
  };
};
RetryAction.position = ['header', 'table-row'];
