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

/** Where the file of all of a kind is, or of those of one event. */
export const exportOf = (name: string, event?: string | number) =>
  `exports/${name}.csv${event ? `?event=${event}` : ''}`;

/** Files of lists: of all orders, attendees or sales there are or of one event, and of a list of a project’s own. */
export function useExport() {
  const [isBusy, setIsBusy] = useState(false);
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const text = useText();
  const download = async (address: string, name: string) => {
    setIsBusy(true);
    try {
      const { data } = await get<Blob>(`/svc-admin/${address}`, { responseType: 'blob' });
      keep(data, `${name}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: text('export.failed') });
    }
    setIsBusy(false);
  };
  return { download, isBusy };
}
