import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useLocation, useParams } from 'react-router-dom';
import { attendeeUid, orderUid } from '../shared/box-office';
import { useText } from '../shared/texts';
import { useExport } from '../shared/use-export';
import { useListTools } from './use-list-tools';

const names: Record<string, string | undefined> = {
  [attendeeUid]: 'attendees',
  [orderUid]: 'orders',
};

/** The file of the list that is shown, and what it is kept as; undefined where the list has none. */
function useFile(): { address: string; name: string } | undefined {
  const { slug = '' } = useParams<{ slug: string }>();
  const { search } = useLocation();
  const isListed = useListTools(slug) !== undefined;
  const name = names[slug];
  if (name) return { address: `exports/${name}.csv${search}`, name };
  if (!isListed) return undefined;
  return { address: `lists/${slug}/things.csv${search}`, name: slug.slice(slug.indexOf('.') + 1) };
}

/** All of the list as a file: with its search, its filters and its tab, or of the event that it is narrowed to. */
export function ExportButton() {
  const file = useFile();
  const { download, isBusy } = useExport();
  const text = useText();
  if (!file) return null;
  return (
    <Button
      size="S"
      variant="tertiary"
      startIcon={<Download />}
      loading={isBusy}
      onClick={() => void download(file.address, file.name)}
    >
      {text('export.csv')}
    </Button>
  );
}
