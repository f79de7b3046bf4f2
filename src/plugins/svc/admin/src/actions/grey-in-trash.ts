import { useEffect } from 'react';
import { type DocumentActionComponent, trashableOf } from '../shared/content-manager';
import { useHasTrash } from '../shared/use-has-trash';

/** The keys of the host that publish: it listens to them by itself, whatever the button says. */
function keepFromKeys(event: KeyboardEvent): void {
  const isPublish = event.key === 'Enter' && event.shiftKey && (event.ctrlKey || event.metaKey);
  if (isPublish) event.stopPropagation();
}

/** The Content Manager's Publish of what is in the trash: nobody would see it. */
export function greyInTrash(Action: DocumentActionComponent): DocumentActionComponent {
  if (Action.type !== 'publish') return Action;
  const Changed: DocumentActionComponent = (context) => {
    const action = Action(context);
    const hasTrash = useHasTrash(context.model);
    const isTrashed = Boolean(trashableOf(context, hasTrash)?.trashedAt);
    useEffect(() => {
      if (!isTrashed) return;
      window.addEventListener('keydown', keepFromKeys, true);
      return () => window.removeEventListener('keydown', keepFromKeys, true);
    }, [isTrashed]);
    return action && isTrashed ? { ...action, disabled: true } : action;
  };
  return Object.assign(Changed, { type: Action.type, position: Action.position });
}
