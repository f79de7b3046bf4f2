import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { EventAction, EventTab } from '../../../server/src/contract/event-list';
import type { TextId } from '../shared/texts';
import { useText } from './texts';

const published: EventAction[] = [
  'feature',
  'unfeature',
  'move',
  'duplicate',
  'unpublish',
  'trash',
];

/** What is done with events of each tab, the likeliest first. */
const actionsIn: Record<EventTab, EventAction[]> = {
  upcoming: published,
  past: ['duplicate', 'unpublish', 'trash'],
  drafts: ['publish', 'review', 'feature', 'move', 'duplicate', 'trash'],
  review: ['publish', 'feature', 'move', 'trash'],
  trash: ['restore'],
};

interface Props {
  tab: EventTab;
  count: number;
  rights: Record<EventAction, boolean>;
  isBusy: boolean;
  onAct: (action: EventAction) => void;
  onUntick: () => void;
}

/** What can be done with all that is ticked. */
export function BulkBar({ tab, count, rights, isBusy, onAct, onUntick }: Props) {
  const text = useText();
  return (
    <Box
      background="primary100"
      hasRadius
      padding={3}
      role="region"
      aria-label={text('events.ticked', { count })}
    >
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="semiBold" textColor="primary700">
          {text('events.ticked', { count })}
        </Typography>
        {actionsIn[tab]
          .filter((action) => rights[action])
          .map((action) => (
            <Button
              key={action}
              size="S"
              variant={action === 'trash' ? 'danger-light' : 'tertiary'}
              disabled={isBusy}
              onClick={() => onAct(action)}
            >
              {text(`events.action.${action}` as TextId)}
            </Button>
          ))}
        <Button size="S" variant="ghost" onClick={onUntick}>
          {text('events.untick')}
        </Button>
      </Flex>
    </Box>
  );
}
