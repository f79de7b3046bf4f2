import { Eye } from '@strapi/icons';
import { readOnlyUids } from '../shared/box-office';
import type { DocumentAction, DocumentActionComponent } from '../shared/content-manager';

const writes = ['update', 'clone', 'delete'];

function readOnlyAction(type: string, action: DocumentAction | null): DocumentAction | null {
  if (writes.includes(type)) return null;
  return type === 'edit' && action ? { ...action, label: 'Open', icon: <Eye /> } : action;
}

/** One of the Content Manager's own actions, without what cannot be done to types that are only read. */
export function withoutWrites(Action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = Action;
  if (!type || ![...writes, 'edit'].includes(type)) return Action;
  const Changed: DocumentActionComponent = (context) => {
    const action = Action(context);
    return readOnlyUids.includes(context.model) ? readOnlyAction(type, action) : action;
  };
  return Object.assign(Changed, { type, position });
}
