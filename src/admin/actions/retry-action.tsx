import { ArrowClockwise } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { type DocumentActionComponent, documentOf } from '../shared/content-manager';
import { type OutboxDocument, outboxUid } from '../shared/outbox-uid';
import { useRetryOutboxEntryMutation } from '../shared/svc-api';
import { useOutcome } from '../shared/use-outcome';

/** For what was given up after many tries. */
export const RetryAction: DocumentActionComponent = (context) => {
  const canUpdate = useDocumentRBAC('RetryAction', ({ canUpdate }) => canUpdate);
  const [retry] = useRetryOutboxEntryMutation();
  const tell = useOutcome();
  const entry = documentOf<OutboxDocument>(context, outboxUid);
  if (entry?.state !== 'dead') return null;
  return {
    label: 'Send again',
    icon: <ArrowClockwise />,
    disabled: !canUpdate,
    position: ['header', 'table-row'],
    onClick: async () => tell(await retry(entry.documentId), 'It is tried again now.'),
  };
};
RetryAction.position = ['header', 'table-row'];
