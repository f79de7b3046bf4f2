import { Button, Field, Flex, Textarea } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';
import { FormWindow } from './form-window';

interface Props {
  title: string;
  label: string;
  hint: string;
  /** What the button that sends it says. */
  send: string;
  onSend: (note: string) => Promise<void>;
  onClose: () => void;
  isBusy: boolean;
  /** There is nobody to send it to. */
  isHeld?: boolean;
  children?: ReactNode;
}

const mostLetters = 2000;

/** A window that asks for a note to somebody. */
export function NoteWindow({ title, label, hint, send, onSend, onClose, ...props }: Props) {
  const { isBusy, isHeld = false, children } = props;
  const [note, setNote] = useState('');
  const isEmpty = note.trim() === '';
  const button = (
    <Button disabled={isEmpty || isHeld} loading={isBusy} onClick={() => void onSend(note)}>
      {send}
    </Button>
  );
  return (
    <FormWindow title={title} onClose={onClose} isTyped={!isEmpty} action={button}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {children}
        <Field.Root name="note" required hint={hint}>
          <Field.Label>{label}</Field.Label>
          <Textarea
            value={note}
            maxLength={mostLetters}
            onChange={(event) => setNote(event.target.value)}
          />
          <Field.Hint />
        </Field.Root>
      </Flex>
    </FormWindow>
  );
}
