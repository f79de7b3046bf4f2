import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { OrderDocument } from '../shared/box-office';
import { useExportBuyerMutation } from '../shared/svc-api';
import { useText } from '../shared/texts';
import { useCan } from '../shared/use-box-office';
import { useNotifyOutcome } from '../shared/use-notify-outcome';
import { hasBuyer } from './actions';

/** Has the browser keep what was answered as a file. Its name says nothing of anybody. */
function download(answer: object, name: string): void {
  const text = JSON.stringify(answer, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** All that is known of whoever bought the order, as a file. */
export function ExportBuyerButton({ order }: { order: OrderDocument }) {
  const isAllowed = useCan('exportBuyer');
  const [exportBuyer, { isLoading }] = useExportBuyerMutation();
  const tell = useNotifyOutcome();
  const text = useText();
  if (!isAllowed || !hasBuyer(order)) return null;
  const save = async () => {
    const result = await exportBuyer(order.documentId);
    if ('data' in result) download(result.data, `buyer-of-order-${order.publicId ?? ''}.json`);
    tell(result, text('exportBuyer.done'));
  };
  return (
    <Button
      fullWidth
      variant="secondary"
      startIcon={<Download />}
      loading={isLoading}
      onClick={() => void save()}
    >
      {text('exportBuyer.action')}
    </Button>
  );
}
