import { Typography } from '@strapi/design-system';
import { Archive } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { type DocumentActionComponent, documentOf } from '../shared/content-manager';
import type { EventDocument } from '../shared/event-state';
import { eventUid } from '../shared/event-uid';
import { useTrash } from './use-trash';

const explanation =
  'The public no longer sees it, and its tickets are no longer sold. You can restore it at any time.';

export const TrashAction: DocumentActionComponent = (context) => {
  const canDelete = useDocumentRBAC('TrashAction', ({ canDelete }) => canDelete);
  const { moveToTrash } = useTrash();
  const event = documentOf<EventDocument>(context, eventUid);
  if (!event || event.trashedAt) return null;
  return {
    label: 'Move to trash',
    icon: <Archive />,
    disabled: !canDelete,
    variant: 'danger',
    position: ['header', 'table-row'],
    dialog: {
      type: 'dialog',
      title: 'Move to trash',
      content: <Typography textAlign="center">{explanation}</Typography>,
      confirmLabel: 'Move to trash',
      variant: 'danger',
      onConfirm: () => moveToTrash(event.documentId),
    },
  };
};
TrashAction.position = ['header', 'table-row'];
