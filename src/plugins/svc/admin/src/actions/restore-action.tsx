import { ArrowClockwise } from '@strapi/icons';
import { type DocumentActionComponent, trashableOf } from '../shared/content-manager';
import { useText } from '../shared/texts';
import { useHasTrash } from '../shared/use-has-trash';
import { useMayTrash, useTrash } from './use-trash';

export const RestoreAction: DocumentActionComponent = (context) => {
  const { restore } = useTrash();
  const text = useText();
  const hasTrash = useHasTrash(context.model);
  const thing = trashableOf(context, hasTrash);
  const mayTrash = useMayTrash();
  if (!thing?.trashedAt) return null;
  return {
    label: text('trash.restore'),
    icon: <ArrowClockwise />,
    disabled: !mayTrash([thing]),
    position: ['header', 'table-row'],
    onClick: () => restore({ uid: context.model, documentId: thing.documentId }),
  };
};
RestoreAction.position = ['header', 'table-row'];
