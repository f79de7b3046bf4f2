import { Typography } from '@strapi/design-system';
import { useForm, useIsDesktop } from '@strapi/strapi/admin';
import { usePendingTickets } from '../tickets/pending-tickets';
import { useGetEventTicketsQuery } from '../tickets/tickets-api';
import { useText } from './texts';

/** How many tickets an event has, saved or about to be; undefined where that is not known. */
function useTicketCount(documentId: string | undefined): number | undefined {
  const pending = usePendingTickets();
  const { data } = useGetEventTicketsQuery(documentId ?? '', { skip: !documentId });
  return documentId ? data?.tickets.length : pending.length;
}

/** Before an event is published: that it has no ticket, where nothing else is said of what it costs. */
export function NoTicketsNote({ documentId }: { documentId: string | undefined }) {
  const count = useTicketCount(documentId);
  const saysCost = useForm('NoTicketsNote', ({ values }) =>
    Boolean((values as { costText?: string | null }).costText),
  );
  // Elsewhere the tickets stand beside the form.
  const isInDrawer = !useIsDesktop();
  const text = useText();
  if (count !== 0 || saysCost) return null;
  return (
    <Typography variant="pi" textColor="neutral600" role="status">
      {text('publishNote.noTickets')}
      {isInDrawer && ` ${text('publishNote.ticketsInDrawer')}`}
    </Typography>
  );
}
