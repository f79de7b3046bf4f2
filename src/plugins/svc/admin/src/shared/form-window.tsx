import { Modal } from '@strapi/design-system';
import type { KeyboardEvent, ReactNode } from 'react';
import { beginInField } from './begin-in-field';
import { LeaveButton, useLeaving } from './leaving';
import { useText } from './texts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** What does it, beside the button that leaves. */
  action: ReactNode;
  /** Whether something is typed that would be lost, for who knows better than that a key was pressed. */
  isTyped?: boolean;
}

/** As in any form, Enter in a line of it does what it is for. */
function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey } = event;
  if (key !== 'Enter' || ctrlKey || metaKey) return;
  if (!(target instanceof HTMLInputElement) || target.role === 'combobox') return;
  const submit = currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!submit || submit.disabled) return;
  event.preventDefault();
  submit.click();
}

/** A window with a title, something to fill in or to read, and a way out that changes nothing. */
export function FormWindow({ title, onClose, children, action, isTyped }: Props) {
  const text = useText();
  const leaving = useLeaving(onClose, isTyped);
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && leaving.leave()}>
      <Modal.Content
        {...leaving.listeners}
        onOpenAutoFocus={beginInField}
        onKeyDown={submitOnEnter}
      >
        <Modal.Header closeLabel={text('window.close')}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
        <Modal.Footer>
          <LeaveButton {...leaving} />
          {action}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
