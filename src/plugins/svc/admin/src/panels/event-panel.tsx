import { Button, Flex, LinkButton } from '@strapi/design-system';
import { Duplicate, ExternalLink, Link } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { NamedEvent } from '../../../server/src/contract/event-list';
import { WriteToGuests } from '../actions/write-to-guests';
import { useEventRights } from '../events/use-event-rights';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import { useGetPeopleQuery } from '../shared/event-api';
import { eventUid } from '../shared/event-uid';
import { onDemand } from '../shared/on-demand';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { useText } from '../shared/texts';

/** Not before somebody asks for it. */
const DuplicateWindow = onDemand(() => import('./duplicate-window'));

interface ShownEvent {
  documentId: string;
  slug: string;
  title?: string | null;
  startDate?: string | null;
  allDay?: boolean | null;
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

function DuplicateButton({ event }: { event: NamedEvent }) {
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
      {isAsked && <DuplicateWindow event={event} onClose={() => setIsAsked(false)} />}
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

const namedOf = ({ documentId, title, allDay }: ShownEvent) => ({
  documentId,
  title: title ?? '',
  isAllDay: Boolean(allDay),
});

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
        {canDuplicate && <DuplicateButton event={{ ...namedOf(event), start }} />}
      </Flex>
    ),
  };
};
