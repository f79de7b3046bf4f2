import { Button, Flex, LinkButton } from '@strapi/design-system';
import { Duplicate, ExternalLink, Link } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { WriteToGuests } from '../actions/write-to-guests';
import { ActionDialog } from '../events/action-dialog';
import { OutcomeDialog } from '../events/outcome-dialog';
import { useActions } from '../events/use-actions';
import { useEventRights } from '../events/use-event-rights';
import { documentOf, type SidePanelComponent } from '../shared/content-manager';
import { eventUid } from '../shared/event-uid';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { useText } from '../shared/texts';

interface ShownEvent {
  documentId: string;
  slug: string;
  status?: 'draft' | 'published' | 'modified';
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

function DuplicateButton({ documentId }: { documentId: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const { take, isBusy, outcome, forget } = useActions();
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
        <ActionDialog
          action="duplicate"
          documentIds={[documentId]}
          isBusy={isBusy}
          onAct={(options) =>
            void take({ action: 'duplicate', documentIds: [documentId], ...options }).then(() =>
              setIsAsked(false),
            )
          }
          onClose={() => setIsAsked(false)}
        />
      )}
      {outcome && <OutcomeDialog outcome={outcome} onClose={forget} />}
    </>
  );
}

/** What is done with an event besides changing it. */
export const EventPanel: SidePanelComponent = (context) => {
  const { data: site } = useGetSiteSettingsQuery();
  const rights = useEventRights();
  const text = useText();
  const event = documentOf<ShownEvent>(context, eventUid);
  if (!event?.documentId || event.trashedAt) return null;
  const isPublished = event.status === 'published' || event.status === 'modified';
  const isPublic = isPublished && event.visibility !== 'private';
  if (!isPublic && !rights.duplicate) return null;
  return {
    title: text('eventPanel.title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {isPublic && site && <PublicPage address={`${site.eventsUrl}/${event.slug}`} />}
        {isPublished && <WriteToGuests events={[event.documentId]} />}
        {rights.duplicate && <DuplicateButton documentId={event.documentId} />}
      </Flex>
    ),
  };
};
