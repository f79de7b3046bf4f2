import { Button, Flex, LinkButton } from '@strapi/design-system';
import { Duplicate, ExternalLink, Link } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { lazy, Suspense, useState } from 'react';
import { WriteToGuests } from '../actions/write-to-guests';
import { useEventRights } from '../events/use-event-rights';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import { useGetPeopleQuery } from '../shared/event-api';
import { eventUid } from '../shared/event-uid';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { useText } from '../shared/texts';

/** Not before somebody asks for it. */
const DuplicateWindow = lazy(() => import('./duplicate-window'));

interface ShownEvent {
  documentId: string;
  slug: string;
  startDate?: string | null;
  status?: string;
  visibility?: 'public' | 'private' | null;
  trashedAt?: string | null;
}

/** Where everybody sees it. */
function PublicPage({ address }: { address: string }) {
  const { toggleNotification } = useNotification();
  const text = useText();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toggleNotification({ type: 'success', message: text('eventPanel.copied') });
  };
  return (
    <>
      <LinkButton
        fullWidth
        isExternal
        href={address}
        variant="secondary"
        startIcon={<ExternalLink />}
      >
        {text('eventPanel.open')}
      </LinkButton>
      <Button fullWidth variant="tertiary" startIcon={<Link />} onClick={() => void copy()}>
        {text('eventPanel.copy')}
      </Button>
    </>
  );
}

function DuplicateButton({ documentId, start }: { documentId: string; start: string | null }) {
  const [isAsked, setIsAsked] = useState(false);
  const text = useText();
  return (
    <>
      <Button
        fullWidth
        variant="tertiary"
        startIcon={<Duplicate />}
        onClick={() => setIsAsked(true)}
      >
        {text('eventPanel.duplicate')}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <DuplicateWindow {...{ documentId, start }} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

const isPublishedEvent = ({ status, trashedAt }: ShownEvent) =>
  !trashedAt && (status === 'published' || status === 'modified');

/** Whether there may be somebody to write to: once it is withdrawn, where people still have places. */
function useHasGuests(event: ShownEvent | undefined): boolean {
  const isPublished = event !== undefined && isPublishedEvent(event);
  const isAsked = event?.documentId !== undefined && !isPublished;
  const { data } = useGetPeopleQuery([event?.documentId ?? ''], { skip: !isAsked });
  return isPublished || (isAsked && Boolean(data?.people));
}

/** What is done with an event besides changing it. */
export const EventPanel: SidePanelComponent = (context) => {
  const { data: site } = useGetSiteSettingsQuery();
  const rights = useEventRights();
  const text = useText();
  const event = documentOf<ShownEvent>(context, eventUid);
  const hasGuests = useHasGuests(event);
  if (!event?.documentId) return null;
  const isPublic = isPublishedEvent(event) && event.visibility !== 'private';
  const canDuplicate = rights.duplicate && !event.trashedAt;
  // Copied is the draft.
  const isDraft = context.activeTab !== 'published' || event.status !== 'modified';
  const start = isDraft ? (event.startDate ?? null) : null;
  const canWrite = hasGuests && rights.publish;
  if (!isPublic && !canDuplicate && !canWrite) return null;
  return {
    title: text('eventPanel.title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {isPublic && site && <PublicPage address={`${site.eventsUrl}/${event.slug}`} />}
        {canWrite && <WriteToGuests events={[event.documentId]} />}
        {canDuplicate && <DuplicateButton documentId={event.documentId} start={start} />}
      </Flex>
    ),
  };
};
