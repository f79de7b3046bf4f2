import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { TextId } from '../shared/texts';
import type { BarAction } from './bar-actions';
import { useText } from './texts';

const dangerous: BarAction[] = ['trash', 'delete'];

interface Props {
  count: number;
  actions: BarAction[];
  isBusy: boolean;
  onAct: (action: BarAction) => void;
  onUntick: () => void;
}

/** What can be done with all that is ticked: in sight below the rows, however many there are. */
export function BulkBar({ count, actions, isBusy, onAct, onUntick }: Props) {
  const text = useText();
  return (
    <Box
      background="primary100"
      hasRadius
      padding={3}
      position="sticky"
      bottom={0}
      zIndex={1}
      shadow="popupShadow"
      role="region"
      aria-label={text('events.ticked', { count })}
    >
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="semiBold" textColor="primary700">
          {text('events.ticked', { count })}
        </Typography>
        {actions.map((action) => (
          <Button
            key={action}
            size="S"
            variant={dangerous.includes(action) ? 'danger-light' : 'tertiary'}
            disabled={isBusy}
            onClick={() => onAct(action)}
          >
            {text(action === 'delete' ? 'trash.delete' : (`events.action.${action}` as TextId))}
          </Button>
        ))}
        <Button size="S" variant="ghost" onClick={onUntick}>
          {text('events.untick')}
        </Button>
        <Typography className="way-to-bar" variant="pi" textColor="neutral700">
          {text('events.wayToBar')}
        </Typography>
      </Flex>
    </Box>
  );
}
