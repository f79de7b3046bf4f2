import { Button } from '@strapi/design-system';
import { File } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { confirmable } from '../../../server/src/contract/order-status';
import type { OrderDocument } from '../shared/box-office';
import { useText } from '../shared/texts';
import { useCan } from '../shared/use-box-office';

/** Long enough for the tab to read it. */
const keptMs = 60_000;

/** The tickets of an order in a tab of their own, to be printed. */
export function PrintButton({ order }: { order: OrderDocument }) {
  const [isBusy, setIsBusy] = useState(false);
  const isAllowed = useCan('printTickets');
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const text = useText();
  const { orderStatus, documentId } = order;
  if (!isAllowed || !orderStatus || !confirmable.includes(orderStatus)) return null;
  const print = async () => {
    // Now, while the browser knows that somebody pressed a button.
    const tab = window.open('', '_blank');
    if (!tab) {
      toggleNotification({ type: 'warning', message: text('printTickets.blocked') });
      return;
    }
    setIsBusy(true);
    try {
      const path = `/svc-admin/orders/${documentId}/tickets.pdf`;
      const { data } = await get<Blob>(path, { responseType: 'blob' });
      const address = URL.createObjectURL(data);
      tab.location.href = address;
      setTimeout(() => URL.revokeObjectURL(address), keptMs);
    } catch {
      tab.close();
      toggleNotification({ type: 'danger', message: text('printTickets.failed') });
    }
    setIsBusy(false);
  };
  return (
    <Button
      fullWidth
      variant="secondary"
      startIcon={<File />}
      loading={isBusy}
      onClick={() => void print()}
    >
      {text('printTickets.action')}
    </Button>
  );
}
