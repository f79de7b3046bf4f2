import { Box, Flex, IconButton, Typography } from '@strapi/design-system';
import { Minus, Plus } from '@strapi/icons';
import type { CounterEvent, CounterTicket } from '../../../server/src/contract/counter';
import { whyText } from './refusal';
import { useText } from './texts';
import type { Sale } from './use-sale';
import { moneyText } from '../shared/money';

interface LineProps {
  event: CounterEvent;
  ticket: CounterTicket;
  quantity: number;
  onChange: (quantity: number) => void;
}

function mostOf({ remaining, maxPerOrder }: CounterTicket): number {
  return remaining < 0 ? maxPerOrder : Math.min(remaining, maxPerOrder);
}

function Line({ event, ticket, quantity, onChange }: LineProps) {
  const text = useText();
  const { title, price, remaining, unavailable } = ticket;
  const left =
    remaining < 0 ? text('counter.unlimited') : text('counter.left', { count: remaining });
  const state = (unavailable && whyText(unavailable, event, text)) ?? left;
  return (
    <Flex tag="li" justifyContent="space-between" gap={4} paddingTop={3} paddingBottom={3}>
      <Box style={{ overflowWrap: 'anywhere' }}>
        <Typography
          tag="p"
          fontWeight="semiBold"
          textColor={unavailable ? 'neutral600' : 'neutral800'}
        >
          {title}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {`${moneyText(price, event.currency)} · ${state}`}
        </Typography>
      </Box>
      <Flex gap={2} shrink={0}>
        <IconButton
          label={text('counter.less', { title })}
          disabled={quantity === 0}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus />
        </IconButton>
        <Box minWidth="2.4rem">
          <Typography tag="p" variant="beta" textAlign="center" aria-live="polite">
            {quantity}
          </Typography>
        </Box>
        <IconButton
          label={text('counter.more', { title })}
          disabled={unavailable !== null || quantity >= mostOf(ticket)}
          onClick={() => onChange(quantity + 1)}
        >
          <Plus />
        </IconButton>
      </Flex>
    </Flex>
  );
}

/** The tickets of the event, each with how many of it are sold now. */
export function TicketQuantities({ event, sale }: { event: CounterEvent; sale: Sale }) {
  const text = useText();
  if (event.tickets.length === 0) return <Typography>{text('counter.noTickets')}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" aria-label={text('counter.tickets')}>
      {event.tickets.map((ticket) => (
        <Line
          key={ticket.id}
          event={event}
          ticket={ticket}
          quantity={sale.quantities[ticket.id] ?? 0}
          onChange={(quantity) => sale.setQuantity(ticket.id, quantity)}
        />
      ))}
    </Flex>
  );
}
