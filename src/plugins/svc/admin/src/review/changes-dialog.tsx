import { Flex, Loader } from '@strapi/design-system';
import {
  unstable_useDocument as useDocument,
  unstable_useDocumentLayout as useDocumentLayout,
} from '@strapi/strapi/admin';
import { changedFields, type FormField, formFields } from '../conflicts/changed-fields';
import { type Difference, differencesBetween, type Fields } from '../conflicts/compare';
import { ConflictChanges } from '../conflicts/conflict-changes';
import { idsOf, namesOf } from '../conflicts/fetch-newest';
import { useText } from '../conflicts/texts';
import { eventUid } from '../shared/event-uid';
import { FormWindow } from '../shared/form-window';
import { useGetRelatedVersionsQuery, type Versions } from '../shared/related-versions';

interface Props {
  draft: Fields & { documentId: string };
  onClose: () => void;
}

function relationDifferences(related: Versions[]): Difference[] {
  return related
    .filter(({ published, draft }) => String(idsOf(published)) !== String(idsOf(draft)))
    .map(({ name, published, draft }) => ({ name, then: namesOf(published), now: namesOf(draft) }));
}

/** Undefined until all of it is known. */
function useDifferences(draft: Props['draft'], form: FormField[]): Difference[] | undefined {
  const { documentId } = draft;
  const { document: published } = useDocument({
    documentId,
    model: eventUid,
    collectionType: 'collection-types',
    params: { status: 'published' },
  });
  const names = form
    .filter(({ attribute }) => attribute.type === 'relation')
    .map(({ name }) => name);
  const { data: related } = useGetRelatedVersionsQuery({ documentId, names });
  if (!published || !related) return undefined;
  const relations = relationDifferences(related);
  // That it waits is known here.
  const told = ['readyForReview', ...relations.map(({ name }) => name)];
  const others = differencesBetween(published, draft).filter(({ name }) => !told.includes(name));
  return [...others, ...relations];
}

/** What would be published beside what is. */
export function ChangesDialog({ draft, onClose }: Props) {
  const text = useText();
  const { edit } = useDocumentLayout(eventUid);
  const form = formFields(eventUid, edit.layout);
  const differences = useDifferences(draft, form);
  const words = { then: text('review.published'), now: text('review.draft') };
  const fieldsOf = (found: Difference[]) =>
    changedFields(
      text,
      { differences: found, edited: [], submitted: {}, loaded: {}, newest: null },
      form,
    );
  return (
    <FormWindow title={text('review.changes')} onClose={onClose} action={null}>
      {differences ? (
        <ConflictChanges fields={fieldsOf(differences)} words={words} />
      ) : (
        <Flex justifyContent="center">
          <Loader />
        </Flex>
      )}
    </FormWindow>
  );
}
