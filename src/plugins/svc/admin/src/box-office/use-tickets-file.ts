import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useText } from '../shared/texts';

/** Long enough for the tab to read it. */
const keptMs = 60_000;

/** The tickets of an order in a tab of their own, to be printed. */
export function useTicketsFile() {
  const [isBusy, setIsBusy] = useState(false);
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const text = useText();
  const showIn = async (tab: Window, documentId: string) => {
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
  const show = async (documentId: string) => {
    // Now, while the browser knows that somebody pressed a button.
    const tab = window.open('', '_blank');
    if (tab) await showIn(tab, documentId);
    else toggleNotification({ type: 'warning', message: text('printTickets.blocked') });
  };
  return { isBusy, show, showIn };
}
