import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useText } from './texts';

/** Has the browser keep it as a file. */
function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Files of all orders, attendees or sales there are, or of one event. */
export function useExport() {
  const [isBusy, setIsBusy] = useState(false);
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const text = useText();
  const download = async (name: string, event: string | number | undefined) => {
    setIsBusy(true);
    try {
      const { data } = await get<Blob>(`/svc-admin/exports/${name}.csv`, {
        params: event ? { event } : {},
        responseType: 'blob',
      });
      keep(data, `${name}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: text('export.failed') });
    }
    setIsBusy(false);
  };
  return { download, isBusy };
}
