import { Typography } from '@strapi/design-system';
import { type DocumentActionComponent, documentOf } from '../shared/content-manager';
import { useBoxOffice, useCan } from '../shared/use-box-office';
import type { BoxOfficeAction } from './actions';

/** A deed in the menu of a row. On the thing's own screen it is a button. */
export function rowAction<Thing extends { documentId: string }>(
  uid: string,
  { permission, label, icon, isDanger, question, success, path, isFor }: BoxOfficeAction<Thing>,
): DocumentActionComponent {
  const RowAction: DocumentActionComponent = (context) => {
    const isAllowed = useCan(permission);
    const act = useBoxOffice();
    const thing = documentOf<Thing>(context, uid);
    if (!thing || !isAllowed || !isFor(thing)) return null;
    return {
      label,
      icon,
      variant: isDanger ? 'danger' : 'secondary',
      position: 'table-row',
      dialog: {
        type: 'dialog',
        title: label,
        content: <Typography textAlign="center">{question(thing)}</Typography>,
        confirmLabel: label,
        onConfirm: async () => {
          await act({ path: path(thing.documentId) }, success);
        },
      },
    };
  };
  return Object.assign(RowAction, { position: 'table-row' as const });
}
