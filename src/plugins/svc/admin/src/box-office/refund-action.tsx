import { PriceTag } from '@strapi/icons';
import { type ComponentProps, useMemo } from 'react';
import type { DocumentActionComponent } from '../shared/content-manager';
import { useLeavingHosts } from '../shared/leaving';
import { useText } from '../shared/texts';
import { RefundForm } from './money-dialogs';
import { nameIn } from './named';
import { refundOf } from './refundable';
import { useRefundDeed } from './use-refund-deed';

type FormProps = Omit<ComponentProps<typeof RefundForm>, 'leaving'> & { onClose: () => void };

function FormOfRow({ onClose, ...form }: FormProps) {
  const leaving = useLeavingHosts(onClose);
  return (
    <div style={{ display: 'contents' }} onInput={leaving.listeners.onInput}>
      <RefundForm {...form} leaving={leaving} />
    </div>
  );
}

/** In the menu of a row. On the thing's own screen it is a button. */
export const RefundAction: DocumentActionComponent = (context) => {
  const deed = useRefundDeed();
  const text = useText();
  const subject = refundOf(context);
  const named = nameIn(text, context);
  const { type, documentId } = subject ?? {};
  const { isAsking = false } = deed ?? {};
  // The same component whenever the row is drawn anew, so that what is typed stays.
  const content = useMemo(
    () =>
      ({ onClose }: { onClose: () => void }) =>
        type && documentId ? (
          <FormOfRow
            subject={{ type, documentId }}
            named={named}
            isAsking={isAsking}
            onClose={onClose}
          />
        ) : null,
    [type, documentId, named, isAsking],
  );
  if (!subject || !deed) return null;
  return {
    label: text(deed.label),
    icon: <PriceTag />,
    variant: 'danger',
    position: 'table-row',
    dialog: { type: 'modal', title: text(deed.title), content },
  };
};
RefundAction.position = 'table-row';
