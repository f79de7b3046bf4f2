import { PriceTag } from '@strapi/icons';
import { useMemo } from 'react';
import type { DocumentActionComponent } from '../shared/content-manager';
import { useText } from '../shared/texts';
import { useCan } from '../shared/use-box-office';
import { RefundForm } from './money-dialogs';
import { refundOf } from './refundable';

/** In the menu of a row. On the thing's own screen it is a button. */
export const RefundAction: DocumentActionComponent = (context) => {
  const isAllowed = useCan('decideRefund');
  const text = useText();
  const subject = refundOf(context);
  const { type, documentId } = subject ?? {};
  // The same component whenever the row is drawn anew, so that what is typed stays.
  const content = useMemo(
    () =>
      ({ onClose }: { onClose: () => void }) =>
        type && documentId ? <RefundForm subject={{ type, documentId }} onClose={onClose} /> : null,
    [type, documentId],
  );
  if (!subject || !isAllowed) return null;
  return {
    label: text('refund.action'),
    icon: <PriceTag />,
    variant: 'danger',
    position: 'table-row',
    dialog: { type: 'modal', title: text('refund.title'), content },
  };
};
RefundAction.position = 'table-row';
