import { Button } from '@strapi/design-system';
import { BulletList } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DoorList } from '../../../server/src/contract/event-figures';
import { useText } from './texts';
import { doorListPage } from './door-list';

/** Long enough for the tab to read it. */
const keptMs = 60_000;

/** The list for the door in a tab of its own, and the browser's question how to print it. */
export function DoorListButton({ documentId }: { documentId: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const text = useText();
  const print = async () => {
    // Now, while the browser knows that somebody pressed a button.
    const tab = window.open('', '_blank');
    if (!tab) {
      toggleNotification({ type: 'warning', message: text('doorList.blocked') });
      return;
    }
    setIsBusy(true);
    try {
      const { data } = await get<DoorList>(`/svc-admin/events/${documentId}/door-list`);
      const page = new Blob([doorListPage(data, text)], { type: 'text/html' });
      const address = URL.createObjectURL(page);
      tab.location.href = address;
      setTimeout(() => URL.revokeObjectURL(address), keptMs);
    } catch {
      tab.close();
      toggleNotification({ type: 'danger', message: text('doorList.failed') });
    }
    setIsBusy(false);
  };
  return (
    <Button
      fullWidth
      variant="secondary"
      startIcon={<BulletList />}
      loading={isBusy}
      onClick={() => void print()}
    >
      {text('doorList.action')}
    </Button>
  );
}
