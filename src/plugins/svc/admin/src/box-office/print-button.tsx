import { Button } from '@strapi/design-system';
import { File } from '@strapi/icons';
import { holdsPlace } from '../../../server/src/contract/attendee-status';
import { refundableStatuses } from '../../../server/src/contract/order-status';
import type { OrderDocument } from '../shared/box-office';
import { useText } from '../shared/texts';
import { useCan } from '../shared/use-box-office';
import { useTicketsFile } from './use-tickets-file';

/** Whether somebody still comes; of whose guests nothing is known, somebody may. */
function hasTickets({ orderStatus, details }: OrderDocument): boolean {
  if (!orderStatus || !refundableStatuses.includes(orderStatus)) return false;
  const { attendees } = details ?? {};
  return !attendees || attendees.some(({ state }) => holdsPlace(state));
}

/** Opens the tickets of an order that is paid, to be printed. */
export function PrintButton({ order }: { order: OrderDocument }) {
  const isAllowed = useCan('printTickets');
  const { isBusy, show } = useTicketsFile();
  const text = useText();
  const { documentId } = order;
  if (!isAllowed || !hasTickets(order)) return null;
  return (
    <Button
      fullWidth
      variant="secondary"
      startIcon={<File />}
      loading={isBusy}
      onClick={() => void show(documentId)}
    >
      {text('printTickets.action')}
    </Button>
  );
}
