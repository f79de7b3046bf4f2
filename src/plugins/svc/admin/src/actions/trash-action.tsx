import { Typography } from '@strapi/design-system';
import { Archive } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { type DocumentActionComponent, trashableOf } from '../shared/content-manager';
import { eventUid } from '../shared/event-uid';
import { useHasTrash } from '../shared/use-has-trash';
import { useTrash } from './use-trash';

/** What it comes to. */
function explanationOf(uid: string): string {
  const tickets = uid === eventUid ? ', and its tickets are no longer sold' : '';
  return `The public no longer sees it${tickets}. You can restore it at any time.`;
}

export const TrashAction: DocumentActionComponent = (context) => {
  const canDelete = useDocumentRBAC('TrashAction', ({ canDelete }) => canDelete);
  const { moveToTrash } = useTrash();
  const hasTrash = useHasTrash(context.model);
  const thing = trashableOf(context, hasTrash);
  if (!thing || thing.trashedAt) return null;
  return {
    label: 'Move to trash',
    icon: <Archive />,
    disabled: !canDelete,
    variant: 'danger',
    position: ['header', 'table-row'],
    dialog: {
      type: 'dialog',
      title: 'Move to trash',
      content: <Typography textAlign="center">{explanationOf(context.model)}</Typography>,
      confirmLabel: 'Move to trash',
      variant: 'danger',
      onConfirm: () => moveToTrash({ uid: context.model, documentId: thing.documentId }),
    },
  };
};
TrashAction.position = ['header', 'table-row'];
