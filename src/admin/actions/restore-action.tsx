import { ArrowClockwise } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { DocumentActionComponent } from '../shared/content-manager';
import { eventUid } from '../shared/event-uid';
import { useTrash } from './use-trash';

export const RestoreAction: DocumentActionComponent = ({ model, document }) => {
  const canDelete = useDocumentRBAC('RestoreAction', ({ canDelete }) => canDelete);
  const { restore } = useTrash();
  if (model !== eventUid || !document?.trashedAt) return null;
  return {
    label: 'Restore from trash',
    icon: <ArrowClockwise />,
    disabled: !canDelete,
    position: ['header', 'table-row'],
    onClick: () => restore(document.documentId),
  };
};
RestoreAction.position = ['header', 'table-row'];
