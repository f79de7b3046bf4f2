import { Button, Modal } from '@strapi/design-system';
import { PriceTag } from '@strapi/icons';
import { useState } from 'react';
import type { RefundSubject } from '../shared/svc-api';
import { useText } from '../shared/texts';
import { useCan } from '../shared/use-box-office';
import { RefundForm } from './money-dialogs';

/** Gives money back, after it has said how much and what follows; nothing where there is none to give. */
export function RefundButton({ subject }: { subject: RefundSubject | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const text = useText();
  const isAllowed = useCan('decideRefund');
  if (!isAllowed || (!subject && !isOpen)) return null;
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button fullWidth variant="danger-light" startIcon={<PriceTag />}>
          {text('refund.action')}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={text('window.close')}>
          <Modal.Title>{text('refund.title')}</Modal.Title>
        </Modal.Header>
        {subject && <RefundForm subject={subject} onClose={() => setIsOpen(false)} />}
      </Modal.Content>
    </Modal.Root>
  );
}
