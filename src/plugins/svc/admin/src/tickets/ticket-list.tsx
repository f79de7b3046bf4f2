import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Pencil, Plus, Trash } from '@strapi/icons';
import { useText } from '../shared/texts';

/** A ticket as one line of the panel. */
export interface TicketLine {
  key: string;
  title: string;
  /** 12.50 EUR, or that it is free; places, and how many are sold. */
  detail: string;
}

interface Props {
  lines: TicketLine[];
  onAdd?: () => void;
  onEdit?: (key: string) => void;
  onRemove?: (key: string) => void;
}

function Line({ line, onEdit, onRemove }: Omit<Props, 'lines'> & { line: TicketLine }) {
  const text = useText();
  const { key, title, detail } = line;
  return (
    <Flex tag="li" justifyContent="space-between" gap={2}>
      <Box style={{ overflowWrap: 'anywhere' }}>
        <Typography tag="p" fontWeight="semiBold" textColor="neutral800">
          {title}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {detail}
        </Typography>
      </Box>
      <Flex gap={1} shrink={0}>
        {onEdit && (
          <IconButton size="S" label={text('tickets.edit', { title })} onClick={() => onEdit(key)}>
            <Pencil />
          </IconButton>
        )}
        {onRemove && (
          <IconButton
            size="S"
            label={text('tickets.remove', { title })}
            onClick={() => onRemove(key)}
          >
            <Trash />
          </IconButton>
        )}
      </Flex>
    </Flex>
  );
}

/** The tickets of an event, each with what one wants to know of it. */
export function TicketList({ lines, onAdd, ...actions }: Props) {
  const text = useText();
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {lines.length === 0 ? (
        <Typography variant="pi" textColor="neutral600">
          {text('tickets.none')}
        </Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {lines.map((line) => (
            <Line key={line.key} line={line} {...actions} />
          ))}
        </Flex>
      )}
      {onAdd && (
        <Button fullWidth variant="secondary" startIcon={<Plus />} onClick={onAdd}>
          {text('tickets.add')}
        </Button>
      )}
    </Flex>
  );
}
