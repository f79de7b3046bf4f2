import { type DocumentActionComponent, trashableOf } from '../shared/content-manager';
import { useHasTrash } from '../shared/use-has-trash';

/** The Content Manager's Publish of what is in the trash: nobody would see it. */
export function greyInTrash(Action: DocumentActionComponent): DocumentActionComponent {
  if (Action.type !== 'publish') return Action;
  const Changed: DocumentActionComponent = (context) => {
    const action = Action(context);
    const hasTrash = useHasTrash(context.model);
    const isTrashed = Boolean(trashableOf(context, hasTrash)?.trashedAt);
    return action && isTrashed ? { ...action, disabled: true } : action;
  };
  return Object.assign(Changed, { type: Action.type, position: Action.position });
}
