import { Flex } from '@strapi/design-system';
import { Archive, ArrowClockwise } from '@strapi/icons';
import { useTable } from '@strapi/strapi/admin';
import type { BulkAction, BulkActionComponent, TrashableDocument } from '../shared/content-manager';
import { eventUid } from '../shared/event-uid';
import { useMoveSeveralMutation } from '../shared/trash-api';
import { useText } from '../shared/texts';
import { useHasTrash } from '../shared/use-has-trash';
import { useNotifyOutcome } from '../shared/use-notify-outcome';
import { PlacesNote, SubjectLines } from './subject-line';
import { useForgetTicks } from './use-forget-ticks';
import { useMayTrash } from './use-trash';
import { WithdrawalQuestion } from './withdrawal-question';

type Ticked = BulkActionComponent<TrashableDocument>;

/* The trash for all that is ticked. */

function useMoveTicked(uid: string, documents: TrashableDocument[]) {
  const [move] = useMoveSeveralMutation();
  const tell = useNotifyOutcome();
  const text = useText();
  const tick = useTable('useMoveTicked', ({ selectRow }) => selectRow);
  const documentIds = documents.map(({ documentId }) => documentId);
  return async (to: 'in' | 'out') => {
    const result = await move({ uid, documentIds, to });
    const success = text(to === 'in' ? 'trash.moved' : 'trash.restored', {
      count: documents.length,
    });
    if (tell(result, success)) tick([]);
  };
}

export const TrashSeveral: Ticked = ({ model, documents }) => {
  useForgetTicks();
  const move = useMoveTicked(model, documents);
  const mayTrash = useMayTrash();
  const text = useText();
  const hasTrash = useHasTrash(model);
  if (!hasTrash || !mayTrash(documents) || documents.some(({ trashedAt }) => trashedAt))
    return null;
  return {
    label: text('trash.move'),
    icon: <Archive />,
    variant: 'danger-light',
    dialog: {
      type: 'dialog',
      title: text('trash.move'),
      content: (
        <WithdrawalQuestion uid={model} subjects={documents}>
          {text('trash.explainMany', { count: documents.length })}
        </WithdrawalQuestion>
      ),
      confirmLabel: text('trash.move'),
      variant: 'danger',
      onConfirm: () => move('in'),
    },
  };
};

export const RestoreSeveral: Ticked = ({ model, documents }) => {
  const move = useMoveTicked(model, documents);
  const mayTrash = useMayTrash();
  const text = useText();
  const hasTrash = useHasTrash(model);
  if (!hasTrash || !mayTrash(documents) || !documents.every(({ trashedAt }) => trashedAt))
    return null;
  return {
    label: text('trash.restore'),
    icon: <ArrowClockwise />,
    variant: 'secondary',
    onClick: () => move('out'),
  };
};

/** The Content Manager's own question, with what it is about. */
function naming(action: BulkAction, { model, documents }: Parameters<Ticked>[0]): BulkAction {
  if (action.dialog?.type !== 'dialog') return action;
  const content = (
    <Flex direction="column" gap={3}>
      <SubjectLines uid={model} subjects={documents} />
      {action.dialog.content}
      <PlacesNote uid={model} count={documents.length} />
    </Flex>
  );
  return { ...action, dialog: { ...action.dialog, content } };
}

/** What the Content Manager itself does with all that is ticked: in the trash it is deleted for good, outside not at all. */
export function onlyFromTrash(Action: BulkActionComponent): BulkActionComponent {
  const Changed: Ticked = (context) => {
    const action = Action(context);
    const text = useText();
    const hasTrash = useHasTrash(context.model);
    const isTrashed = context.documents.every(({ trashedAt }) => trashedAt);
    const isDelete = Action.type === 'delete';
    if (!action) return action;
    if (!hasTrash) return isDelete ? naming(action, context) : action;
    if (isDelete !== isTrashed) return null;
    if (!isDelete || action.dialog?.type !== 'dialog') return action;
    const label = text('trash.delete');
    const content = (
      <WithdrawalQuestion uid={context.model} subjects={context.documents} isWithdrawn>
        {[
          text('trash.explainDeleteMany', { count: context.documents.length }),
          ...(context.model === eventUid ? [text('trash.keepsPlaces')] : []),
        ].join(' ')}
      </WithdrawalQuestion>
    );
    const dialog = { ...action.dialog, title: label, content, confirmLabel: label };
    return { ...action, label, dialog } satisfies BulkAction;
  };
  return Object.assign(Changed as BulkActionComponent, { type: Action.type });
}
