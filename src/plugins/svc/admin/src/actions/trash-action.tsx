import { Archive } from '@strapi/icons';
import { type DocumentActionComponent, trashableOf } from '../shared/content-manager';
import { eventUid } from '../shared/event-uid';
import { useText } from '../shared/texts';
import { useHasTrash } from '../shared/use-has-trash';
import { useMayTrash, useTrash } from './use-trash';
import { WithdrawalQuestion } from './withdrawal-question';

export const TrashAction: DocumentActionComponent = (context) => {
  const mayTrash = useMayTrash();
  const { moveToTrash } = useTrash();
  const text = useText();
  const hasTrash = useHasTrash(context.model);
  const thing = trashableOf(context, hasTrash);
  if (!thing || thing.trashedAt) return null;
  const { model: uid } = context;
  const { documentId } = thing;
  return {
    label: text('trash.move'),
    icon: <Archive />,
    disabled: !mayTrash([thing]),
    variant: 'danger',
    position: ['header', 'table-row'],
    dialog: {
      type: 'dialog',
      title: text('trash.move'),
      content: (
        <WithdrawalQuestion uid={uid} subjects={[thing]}>
          {text(uid === eventUid ? 'trash.explainEvent' : 'trash.explainOne')}
        </WithdrawalQuestion>
      ),
      confirmLabel: text('trash.move'),
      variant: 'danger',
      onConfirm: () => moveToTrash({ uid, documentId }),
    },
  };
};
TrashAction.position = ['header', 'table-row'];
