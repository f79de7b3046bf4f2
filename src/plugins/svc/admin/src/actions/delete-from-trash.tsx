import { Flex, Typography } from '@strapi/design-system';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DocumentActionComponent, trashableOf } from '../shared/content-manager';
import { eventUid } from '../shared/event-uid';
import { useText } from '../shared/texts';
import { useHasTrash } from '../shared/use-has-trash';
import { type Subject, SubjectLine } from './subject-line';

/** The Content Manager's Delete of what has a trash: only from there, and one stays there. */
export function deleteFromTrash(Action: DocumentActionComponent): DocumentActionComponent {
  if (Action.type !== 'delete') return Action;
  const Changed: DocumentActionComponent = (context) => {
    const action = Action(context);
    const text = useText();
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    const hasTrash = useHasTrash(context.model);
    if (!hasTrash || action?.dialog?.type !== 'dialog') return action;
    const thing = trashableOf(context, hasTrash);
    if (!thing?.trashedAt) return null;
    const { dialog } = action;
    const isList = pathname.endsWith(context.model);
    const label = text('trash.delete');
    const content = (
      <Flex direction="column" gap={3}>
        <SubjectLine uid={context.model} subject={thing as Subject} />
        <Typography textAlign="center">{text('trash.explainDelete')}</Typography>
        {context.model === eventUid && (
          <Typography textAlign="center">{text('trash.keepsPlaces')}</Typography>
        )}
      </Flex>
    );
    const onConfirm = async () => {
      await dialog.onConfirm();
      if (isList) navigate({ pathname, search }, { replace: true });
    };
    return {
      ...action,
      label,
      dialog: { ...dialog, title: label, confirmLabel: label, content, onConfirm },
    };
  };
  return Object.assign(Changed, { type: Action.type, position: Action.position });
}
