import { useText } from '../shared/texts';
import { Eye } from '@strapi/icons';
import { readOnlyUids } from '../shared/box-office';
import type { DocumentAction, DocumentActionComponent } from '../shared/content-manager';

const writes = ['update', 'clone', 'delete'];

function readOnlyAction(
  type: string,
  action: DocumentAction | null,
  open: string,
): DocumentAction | null {
  if (writes.includes(type)) return null;
  return type === 'edit' && action ? { ...action, label: open, icon: <Eye /> } : action;
}

/** One of the Content Manager's own actions, without what cannot be done to types that are only read. */
export function withoutWrites(Action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = Action;
  if (!type || ![...writes, 'edit'].includes(type)) return Action;
  const Changed: DocumentActionComponent = (context) => {
    const action = Action(context);
    const text = useText();
    const isReadOnly = readOnlyUids.includes(context.model);
    return isReadOnly ? readOnlyAction(type, action, text('action.open')) : action;
  };
  return Object.assign(Changed, { type, position });
}
