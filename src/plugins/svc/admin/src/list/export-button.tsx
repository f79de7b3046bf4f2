import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification, useQueryParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { attendeeUid, orderUid } from '../shared/box-office';
import { useText } from '../shared/texts';

const names: Record<string, string | undefined> = {
  [attendeeUid]: 'attendees',
  [orderUid]: 'orders',
};

/** Has the browser keep it as a file. */
function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** All of the list as a file, of the event that it is narrowed to. */
export function ExportButton() {
  const { slug = '' } = useParams<{ slug: string }>();
  const [{ query }] = useQueryParams<{ event?: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const text = useText();
  const name = names[slug];
  if (!name) return null;
  const download = async () => {
    setIsBusy(true);
    try {
      const { data } = await get<Blob>(`/svc-admin/exports/${name}.csv`, {
        params: query.event ? { event: query.event } : {},
        responseType: 'blob',
      });
      keep(data, `${name}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: text('export.failed') });
    }
    setIsBusy(false);
  };
  return (
    <Button
      size="S"
      variant="tertiary"
      startIcon={<Download />}
      loading={isBusy}
      onClick={() => void download()}
    >
      {text('export.csv')}
    </Button>
  );
}
