import { Button, Modal } from '@strapi/design-system';
import { PriceTag } from '@strapi/icons';
import { useState } from 'react';
import { beginInField } from '../shared/begin-in-field';
import { useLeaving } from '../shared/leaving';
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
  const [opened, setOpened] = useState<RefundSubject>();
  const text = useText();
  const deed = useRefundDeed();
  const leaving = useLeaving(() => setOpened(undefined));
  if (!deed || (!subject && !opened)) return null;
  // Somebody else was faster: the window says that nothing is left, and what was typed is for nothing.
  const { leave, listeners } = subject ? leaving : { leave: leaving.close, listeners: {} };
  return (
    <Modal.Root
      open={opened !== undefined}
      onOpenChange={(opens) => (opens ? setOpened(subject) : leave())}
    >
      <Modal.Trigger>
        <Button fullWidth variant="danger-light" startIcon={<PriceTag />}>
          {text(deed.label)}
        </Button>
      </Modal.Trigger>
      <Modal.Content {...listeners} onOpenAutoFocus={beginInField}>
        <Modal.Header closeLabel={text('window.close')}>
          <Modal.Title>{text(deed.title)}</Modal.Title>
        </Modal.Header>
        {opened && (
          <RefundForm subject={opened} named={named} isAsking={deed.isAsking} leaving={leaving} />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
