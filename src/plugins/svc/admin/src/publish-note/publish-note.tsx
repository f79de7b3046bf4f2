import { Flex, Typography } from '@strapi/design-system';
import {
  unstable_useDocument as useDocument,
  useDocumentRBAC,
  useForm,
  useQueryParams,
} from '@strapi/strapi/admin';
import { useMatch, useParams } from 'react-router-dom';
import type { EventDocument } from '../shared/event-state';
import { eventUid } from '../shared/event-uid';
import { useReturn } from '../shared/use-return';
import { readable } from '../shared/wall-clock';
import { greyReason, type ShownForm } from './grey-reason';
import { MovedNote } from './moved-note';
import { NoTicketsNote } from './no-tickets-note';
import { OverNote } from './over-note';
import { SeeChanges } from './see-changes';
import { useText } from './texts';

interface FormQuery {
  status?: string;
  plugins?: Record<string, object>;
}

/** As the host asks for the thing of its form, so that it is not asked for twice. */
const paramsOf = ({ plugins = {}, ...own }: FormQuery) =>
  Object.assign({}, own, ...Object.values(plugins)) as Record<string, string>;

/** The form that is shown, as the host's own buttons find it, and what it shows; undefined where nothing is published. */
function useShownForm(): { form: ShownForm; shown: EventDocument | undefined } | undefined {
  const { slug = '', collectionType = '', id, origin } = useParams();
  const [{ query }] = useQueryParams<FormQuery>();
  const isCopy = useMatch('/content-manager/:collectionType/:slug/clone/:origin') !== null;
  const documentId = origin ?? (id === 'create' ? undefined : id);
  const { document, schema, refetch } = useDocument({
    ...{ documentId, model: slug, collectionType },
    params: paramsOf(query),
  });
  const rights = useDocumentRBAC('PublishNote', (known) => known);
  const isModified = useForm('PublishNote', ({ modified }) => modified);
  const shown = document as EventDocument | undefined;
  // Whether it still waits is others' doing; what is typed stays.
  useReturn(() => shown?.readyForReview && !isModified && void refetch());
  if (!schema?.options?.draftAndPublish) return undefined;
  const form: ShownForm = {
    tab: query.status === 'published' ? 'published' : 'draft',
    isNew: !shown,
    isCopy,
    isModified,
    status: shown?.status ?? 'draft',
    isTrashed: Boolean(shown?.trashedAt),
    isPlanned: Boolean(shown?.publishOn),
    mayWrite: Boolean(shown && !isCopy ? rights.canUpdate : rights.canCreate),
    mayPublish: Boolean(rights.canPublish),
    hasReview: slug === eventUid,
    waits: Boolean(shown?.readyForReview),
  };
  return { form, shown };
}

/** Below *Publish* and *Save*, which the host greys without a word. */
export default function PublishNote() {
  const known = useShownForm();
  const text = useText();
  if (!known) return null;
  const { form, shown } = known;
  const reason = greyReason(form);
  const when = shown?.publishOn ? readable(shown.publishOn, false) : '';
  const isEvents = shown && form.hasReview && form.tab === 'draft' && !form.isTrashed;
  const isUnpublished = form.hasReview && form.status === 'draft' && !form.isTrashed;
  const isFilled = !form.isNew || form.isModified;
  const isToBegin = isUnpublished && isFilled && !form.isCopy;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {reason && (
        <Typography variant="pi" textColor="neutral600" role="status">
          {text(reason, { when })}
        </Typography>
      )}
      {isToBegin && <NoTicketsNote documentId={shown?.documentId} />}
      {isToBegin && <OverNote />}
      {isEvents && !form.isCopy && <MovedNote event={shown} />}
      {isEvents && form.status === 'modified' && <SeeChanges event={shown} />}
    </Flex>
  );
}
