import { Typography } from '@strapi/design-system';
import { useText } from '../shared/texts';
import type { TableColumns } from './table-columns';

interface TicketRow {
  event?: { title?: string } | null;
  capacity?: number;
}

/** Long titles are cut in the list; the whole is in the tip and on the ticket's own screen. */
function Event({ event }: TicketRow) {
  const title = event?.title ?? '–';
  return (
    <Typography tag="div" textColor="neutral800" ellipsis maxWidth="28rem" title={title}>
      {title}
    </Typography>
  );
}

function Places({ capacity = 0 }: TicketRow) {
  const text = useText();
  return (
    <Typography textColor="neutral800">
      {capacity < 0 ? text('columns.anyNumber') : capacity}
    </Typography>
  );
}

/** The hook is not told the type; only tickets have both of these. */
const isOfTickets = ({ layout }: TableColumns<TicketRow>) =>
  'sku' in layout.metadatas && 'maxPerOrder' in layout.metadatas;

/** In the list of tickets: titles of events that leave room, and -1 places in words. */
export function ticketColumns(table: TableColumns<TicketRow>): TableColumns<TicketRow> {
  if (!isOfTickets(table)) return table;
  const displayedHeaders = table.displayedHeaders.map((column) => {
    if (column.name === 'event') {
      return { ...column, cellFormatter: (ticket: TicketRow) => <Event {...ticket} /> };
    }
    if (column.name !== 'capacity') return column;
    return { ...column, cellFormatter: (ticket: TicketRow) => <Places {...ticket} /> };
  });
  return { ...table, displayedHeaders };
}
