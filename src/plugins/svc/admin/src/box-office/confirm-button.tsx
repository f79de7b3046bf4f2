import { Button, Dialog } from '@strapi/design-system';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { useText } from '../shared/texts';

interface Props {
  label: string;
  icon?: ReactNode;
  variant: 'default' | 'secondary' | 'danger-light';
  /** What is asked before. */
  children: ReactNode;
  /** Where somebody begins to type. */
  firstField?: RefObject<HTMLInputElement>;
  /** Whether something is to be known before it can be confirmed. */
  isWaiting?: boolean;
  /** Called whenever the question comes up. */
  onAsk?: () => void;
  /** Answers whether it is done; where it is not, the question stays. */
  onConfirm: () => Promise<boolean>;
}

interface AnswersProps extends Pick<Props, 'label' | 'variant'> {
  isBusy?: boolean;
  onConfirm: () => void;
}

function Answers({ label, variant, isBusy, onConfirm }: AnswersProps) {
  const text = useText();
  return (
    <Dialog.Footer>
      <Dialog.Cancel>
        <Button fullWidth variant="tertiary">
          {text('back')}
        </Button>
      </Dialog.Cancel>
      <Button fullWidth variant={variant} loading={isBusy} onClick={onConfirm}>
        {label}
      </Button>
    </Dialog.Footer>
  );
}

function useQuestion({ onAsk, onConfirm }: Pick<Props, 'onAsk' | 'onConfirm'>) {
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
  return { isAsking, isBusy, ask, confirm };
}

/** A button that asks first. The question's own button says what it does. */
export function ConfirmButton(props: Props) {
  const { label, icon, variant, children, firstField, isWaiting, onAsk, onConfirm } = props;
  const { isAsking, isBusy, ask, confirm } = useQuestion({ onAsk, onConfirm });
  // By Enter, in a question that has one field.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !isWaiting) void confirm();
  };
  const focusFirst = (event: Event) => {
    if (!firstField?.current) return;
    event.preventDefault();
    firstField.current.focus();
  };
  return (
    <Dialog.Root open={isAsking} onOpenChange={ask}>
      <Dialog.Trigger>
        <Button fullWidth variant={variant} startIcon={icon}>
          {label}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content onOpenAutoFocus={focusFirst}>
        <Dialog.Header>{label}</Dialog.Header>
        <Dialog.Body>
          <form noValidate style={{ width: '100%' }} onSubmit={submit}>
            {children}
          </form>
        </Dialog.Body>
        <Answers
          label={label}
          variant={variant}
          isBusy={isBusy || isWaiting}
          onConfirm={() => void confirm()}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
