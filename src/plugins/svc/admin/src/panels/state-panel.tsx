import { Button, Flex, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { useMayTrash, useTrash } from '../actions/use-trash';
import {
  type SidePanelComponent,
  trashableOf,
  type TrashableDocument,
} from '../shared/content-manager';
import { type EventDocument, stateBadge } from '../shared/event-state';
import { EventState } from '../shared/event-state-badge';
import type { Thing } from '../shared/svc-api';
import { type TextId, useText } from '../shared/texts';
import { useHasTrash } from '../shared/use-has-trash';

function TrashNotice({ thing, mayRestore }: { thing: Thing; mayRestore: boolean }) {
  const { restore } = useTrash();
  const text = useText();
  return (
    <>
      <Typography>{text('state.trashNotice')}</Typography>
      <Button
        fullWidth
        variant="secondary"
        startIcon={<ArrowClockwise />}
        disabled={!mayRestore}
        onClick={() => void restore(thing)}
      >
        {text('trash.restore')}
      </Button>
    </>
  );
}

const saidByTheHost: TextId[] = ['state.publish', 'state.draft', 'state.modified'];

/** The state of an event, or of a thing of a type with a trash, beside its form, where there is more to say than the Content Manager's own badge says. */
export const StatePanel: SidePanelComponent = (context) => {
  const text = useText();
  const hasTrash = useHasTrash(context.model);
  const shown = trashableOf<EventDocument & TrashableDocument>(context, hasTrash);
  const mayTrash = useMayTrash();
  if (!shown) return null;
  if (saidByTheHost.includes(stateBadge(shown).id)) return null;
  return {
    title: text('state.title'),
    content: (
      <Flex direction="column" alignItems="flex-start" gap={3} width="100%">
        <EventState event={shown} />
        {shown.trashedAt && (
          <TrashNotice
            thing={{ uid: context.model, documentId: shown.documentId }}
            mayRestore={mayTrash([shown])}
          />
        )}
      </Flex>
    ),
  };
};
