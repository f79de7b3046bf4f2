import { useText } from '../shared/texts';
import { ArrowClockwise } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import type { DocumentActionComponent } from '../shared/content-manager';
import { onDemand } from '../shared/on-demand';

export const ReplaceForm = onDemand(() => import('./replace-form'));

const replaceable = ['plugin::svc.venue', 'plugin::svc.organizer'];
export const isReplaceable = (uid: string): boolean => replaceable.includes(uid);

/** Puts another in the place of a venue or an organizer, which events may use, and deletes it. */
export const ReplaceAction: DocumentActionComponent = ({ model, document }) => {
  const canDelete = useDocumentRBAC('ReplaceAction', ({ canDelete }) => canDelete);
  const text = useText();
  const documentId = document?.documentId;
  // The same component whenever the action is drawn anew, so that what is chosen stays.
  const content = useMemo(
    () =>
      ({ onClose }: { onClose: () => void }) =>
        documentId ? <ReplaceForm uid={model} documentId={documentId} onClose={onClose} /> : null,
    [model, documentId],
  );
  if (!documentId || !isReplaceable(model)) return null;
  return {
    label: text('replace.action'),
    icon: <ArrowClockwise />,
    disabled: !canDelete,
    position: ['header', 'table-row'],
    dialog: { type: 'modal', title: text('replace.title'), content },
  };
};
ReplaceAction.position = ['header', 'table-row'];
