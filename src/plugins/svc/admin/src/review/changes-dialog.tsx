import { Button, Modal } from '@strapi/design-system';
import {
  unstable_useDocument as useDocument,
  unstable_useDocumentLayout as useDocumentLayout,
} from '@strapi/strapi/admin';
import { changedFields, formFields } from '../conflicts/changed-fields';
import { differencesBetween, type Fields } from '../conflicts/compare';
import { ConflictChanges } from '../conflicts/conflict-changes';
import { eventUid } from '../shared/event-uid';
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
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header closeLabel={text('review.back')}>
          <Modal.Title>{text('review.changes')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {published && <ConflictChanges fields={changedFields(text, shown, form)} words={words} />}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {text('review.back')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
