import { Button, Modal } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useText } from './texts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** What does it, beside the button that leaves. */
  action: ReactNode;
  /** Something is typed: a key or a click beside the window does not throw it away. */
  isTyped?: boolean;
}

/** A window with a title, something to fill in or to read, and a way out that changes nothing. */
export function FormWindow({ title, onClose, children, action, isTyped = false }: Props) {
  const text = useText();
  const keep = (event: Event) => isTyped && event.preventDefault();
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content onEscapeKeyDown={keep} onInteractOutside={keep}>
        <Modal.Header closeLabel={text('window.close')}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {text('back')}
          </Button>
          {action}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
