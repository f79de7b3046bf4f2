import { Flex } from '@strapi/design-system';
import type { BulkActionComponent, DocumentActionComponent } from '../shared/content-manager';
import { eventUid } from '../shared/event-uid';
import { useText } from '../shared/texts';
import { PeopleNote } from './people-note';
import { WithdrawalQuestion } from './withdrawal-question';

/** Strapi's own Unpublish asks only where a draft has changes, what becomes of them. For events it asks always, and says who has places. */
export function askBeforeUnpublishing(Action: DocumentActionComponent): DocumentActionComponent {
  if (Action.type !== 'unpublish') return Action;
  const Asking: DocumentActionComponent = (context) => {
    const action = Action(context);
    const text = useText();
    const { model, documentId, document } = context;
    if (!action || model !== eventUid || !documentId) return action;
    const { dialog, onClick, ...others } = action;
    if (dialog) {
      if (dialog.type !== 'dialog') return action;
      const content = (
        <Flex direction="column" alignItems="stretch" gap={4}>
          {dialog.content}
          <PeopleNote events={[documentId]} />
        </Flex>
      );
      return { ...action, dialog: { ...dialog, content } };
    }
    return {
      ...others,
      dialog: {
        type: 'dialog',
        title: text('unpublish.title'),
        content: (
          <WithdrawalQuestion uid={model} subjects={[{ ...document, documentId }]}>
            {text('unpublish.explain', { count: 1 })}
          </WithdrawalQuestion>
        ),
        confirmLabel: text('unpublish.title'),
        variant: 'danger',
        onConfirm: async () => onClick?.(),
      },
    };
  };
  return Object.assign(Asking, { type: Action.type, position: Action.position });
}

/** That for all that is ticked asks already, and does not say what follows. */
export function tellBeforeUnpublishing(Action: BulkActionComponent): BulkActionComponent {
  if (Action.type !== 'unpublish') return Action;
  const Telling: BulkActionComponent = (context) => {
    const action = Action(context);
    const text = useText();
    const { model, documents } = context;
    if (action?.dialog?.type !== 'dialog' || model !== eventUid) return action;
    const content = (
      <WithdrawalQuestion uid={model} subjects={documents}>
        {text('unpublish.explain', { count: documents.length })}
      </WithdrawalQuestion>
    );
    return { ...action, dialog: { ...action.dialog, title: text('unpublish.title'), content } };
  };
  return Object.assign(Telling, { type: Action.type });
}
