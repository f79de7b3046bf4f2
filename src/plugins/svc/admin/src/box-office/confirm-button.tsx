import { Button, Dialog } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';
import { useText } from '../shared/texts';

interface Props {
  label: string;
  icon?: ReactNode;
  variant: 'default' | 'secondary' | 'danger-light';
  /** What is asked before. */
  children: ReactNode;
  /** Whether something is to be known before it can be confirmed. */
  isWaiting?: boolean;
  /** Called whenever the question comes up. */
  onAsk?: () => void;
  /** Answers whether it is done; where it is not, the question stays. */
  onConfirm: () => Promise<boolean>;
}

/** A button that asks first. The question's own button says what it does. */
export function ConfirmButton(props: Props) {
  const { label, icon, variant, children, isWaiting, onAsk, onConfirm } = props;
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const ask = (isOpen: boolean) => {
    setIsAsking(isOpen);
    if (isOpen) onAsk?.();
  };
  const confirm = async () => {
    setIsBusy(true);
    const isDone = await onConfirm();
    setIsBusy(false);
    if (isDone) setIsAsking(false);
  };
  return (
    <Dialog.Root open={isAsking} onOpenChange={ask}>
      <Dialog.Trigger>
        <Button fullWidth variant={variant} startIcon={icon}>
          {label}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{label}</Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              {text('back')}
            </Button>
          </Dialog.Cancel>
          <Button
            fullWidth
            variant={variant}
            loading={isBusy || isWaiting}
            onClick={() => void confirm()}
          >
            {label}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
