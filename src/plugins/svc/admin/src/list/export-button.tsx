import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { attendeeUid, orderUid } from '../shared/box-office';
import { useText } from '../shared/texts';
import { useExport } from '../shared/use-export';

const names: Record<string, string | undefined> = {
  [attendeeUid]: 'attendees',
  [orderUid]: 'orders',
};

/** All of the list as a file, of the event that it is narrowed to. */
export function ExportButton() {
  const { slug = '' } = useParams<{ slug: string }>();
  const [{ query }] = useQueryParams<{ event?: string }>();
  const { download, isBusy } = useExport();
  const text = useText();
  const name = names[slug];
  if (!name) return null;
  return (
    <Button
      size="S"
      variant="tertiary"
      startIcon={<Download />}
      loading={isBusy}
      onClick={() => void download(name, query.event)}
    >
      {text('export.csv')}
    </Button>
  );
}
