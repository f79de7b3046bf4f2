import { Typography } from '@strapi/design-system';
import {
  unstable_useDocument as useDocument,
  useDocumentRBAC,
  useForm,
  useQueryParams,
} from '@strapi/strapi/admin';
import { useMatch, useParams } from 'react-router-dom';
import type { EventDocument } from '../shared/event-state';
import { eventUid } from '../shared/event-uid';
import { greyReason, type ShownForm } from './grey-reason';
import { useText } from './texts';

interface FormQuery {
  status?: string;
  plugins?: Record<string, object>;
}

/** As the host asks for the thing of its form, so that it is not asked for twice. */
const paramsOf = ({ plugins = {}, ...own }: FormQuery) =>
  Object.assign({}, own, ...Object.values(plugins)) as Record<string, string>;

/** The form that is shown, as the host's own buttons find it; undefined where nothing is published. */
function useShownForm(): ShownForm | undefined {
  const { slug = '', collectionType = '', id, origin } = useParams();
  const [{ query }] = useQueryParams<FormQuery>();
  const isCopy = useMatch('/content-manager/:collectionType/:slug/clone/:origin') !== null;
  const documentId = origin ?? (id === 'create' ? undefined : id);
  const { document, schema } = useDocument({
    ...{ documentId, model: slug, collectionType },
    params: paramsOf(query),
  });
  const rights = useDocumentRBAC('PublishNote', (known) => known);
  const isModified = useForm('PublishNote', ({ modified }) => modified);
  if (!schema?.options?.draftAndPublish) return undefined;
  const shown = document as EventDocument | undefined;
  return {
    tab: query.status === 'published' ? 'published' : 'draft',
    isNew: !shown,
    isCopy,
    isModified,
    status: shown?.status ?? 'draft',
    isTrashed: Boolean(shown?.trashedAt),
    mayWrite: Boolean(shown && !isCopy ? rights.canUpdate : rights.canCreate),
    mayPublish: Boolean(rights.canPublish),
    hasReview: slug === eventUid,
    waits: Boolean(shown?.readyForReview),
  };
}

/** Below *Publish* and *Save*, which the host greys without a word. */
export default function PublishNote() {
  const form = useShownForm();
  const text = useText();
  const reason = form && greyReason(form);
  if (!reason) return null;
  return (
    <Typography variant="pi" textColor="neutral600" role="status">
      {text(reason)}
    </Typography>
  );
}
