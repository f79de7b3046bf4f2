import {
  unstable_useDocument as useDocument,
  unstable_useDocumentLayout as useDocumentLayout,
} from '@strapi/strapi/admin';
import { changedFields, formFields } from '../conflicts/changed-fields';
import { differencesBetween, type Fields } from '../conflicts/compare';
import { ConflictChanges } from '../conflicts/conflict-changes';
import { eventUid } from '../shared/event-uid';
import { FormWindow } from '../shared/form-window';
import { useText } from '../shared/texts';

interface Props {
  draft: Fields & { documentId: string };
  onClose: () => void;
}

/** What would be published beside what is. */
export function ChangesDialog({ draft, onClose }: Props) {
  const text = useText();
  const { edit } = useDocumentLayout(eventUid);
  const { document: published } = useDocument({
    documentId: draft.documentId,
    model: eventUid,
    collectionType: 'collection-types',
    params: { status: 'published' },
  });
  // That it waits is known here.
  const differences = (published ? differencesBetween(published, draft) : []).filter(
    ({ name }) => name !== 'readyForReview',
  );
  const shown = { differences, edited: [], submitted: {}, loaded: {}, newest: null };
  const form = formFields(eventUid, edit.layout);
  const words = { then: text('review.published'), now: text('review.draft') };
  return (
    <FormWindow title={text('review.changes')} onClose={onClose} action={null}>
      {published && <ConflictChanges fields={changedFields(text, shown, form)} words={words} />}
    </FormWindow>
  );
}
