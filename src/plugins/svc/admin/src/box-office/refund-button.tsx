import { Button, Modal } from '@strapi/design-system';
import { PriceTag } from '@strapi/icons';
import { useState } from 'react';
import type { RefundSubject } from '../shared/svc-api';
import { useText } from '../shared/texts';
import { RefundForm } from './money-dialogs';
import { useRefundDeed } from './use-refund-deed';

interface Props {
  subject: RefundSubject | undefined;
  /** What money goes back for. */
  named: string;
}

/** Gives money back or asks for it, after it has said how much and what follows; nothing where there is none to give. */
export function RefundButton({ subject, named }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const text = useText();
  const deed = useRefundDeed();
  if (!deed || (!subject && !isOpen)) return null;
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button fullWidth variant="danger-light" startIcon={<PriceTag />}>
          {text(deed.label)}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={text('window.close')}>
          <Modal.Title>{text(deed.title)}</Modal.Title>
        </Modal.Header>
        {subject && (
          <RefundForm
            subject={subject}
            named={named}
            isAsking={deed.isAsking}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
