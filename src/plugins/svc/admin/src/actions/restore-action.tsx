import { ArrowClockwise } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { type DocumentActionComponent, documentOf } from '../shared/content-manager';
import type { EventDocument } from '../shared/event-state';
import { eventUid } from '../shared/event-uid';
import { useTrash } from './use-trash';

export const RestoreAction: DocumentActionComponent = (context) => {
  const canDelete = useDocumentRBAC('RestoreAction', ({ canDelete }) => canDelete);
  const { restore } = useTrash();
  const event = documentOf<EventDocument>(context, eventUid);
  if (!event?.trashedAt) return null;
  return {
    label: 'Restore from trash',
    icon: <ArrowClockwise />,
    disabled: !canDelete,
    position: ['header', 'table-row'],
    onClick: () => restore(event.documentId),
  };
};
RestoreAction.position = ['header', 'table-row'];
