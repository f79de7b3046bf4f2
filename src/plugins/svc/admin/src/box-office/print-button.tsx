import { Button } from '@strapi/design-system';
import { File } from '@strapi/icons';
import { refundableStatuses } from '../../../server/src/contract/order-status';
import type { OrderDocument } from '../shared/box-office';
import { useText } from '../shared/texts';
import { useCan } from '../shared/use-box-office';
import { useTicketsFile } from './use-tickets-file';

/** Opens the tickets of an order that is paid, to be printed. */
export function PrintButton({ order }: { order: OrderDocument }) {
  const isAllowed = useCan('printTickets');
  const { isBusy, show } = useTicketsFile();
  const text = useText();
  const { orderStatus, documentId } = order;
  if (!isAllowed || !orderStatus || !refundableStatuses.includes(orderStatus)) return null;
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
