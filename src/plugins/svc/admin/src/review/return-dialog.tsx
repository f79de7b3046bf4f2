import { Button, Field, Modal, Textarea } from '@strapi/design-system';
import { useState } from 'react';
import { useText } from '../shared/texts';
import { useNotifyOutcome } from '../shared/use-notify-outcome';
import { useGiveBackMutation } from './review-api';

interface Props {
  documentId: string;
  /** Whether who asked gets a mail. */
  isAskerTold: boolean;
  onClose: () => void;
}

/** A word to who asked: what is still missing. */
export function ReturnDialog({ documentId, isAskerTold, onClose }: Props) {
  const [note, setNote] = useState('');
  const [giveBack, { isLoading }] = useGiveBackMutation();
  const notify = useNotifyOutcome();
  const text = useText();
  const send = async () => {
    const answer = await giveBack({ documentId, note });
    if (notify(answer, text(isAskerTold ? 'review.returned.mail' : 'review.returned'))) onClose();
  };
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header closeLabel={text('review.back')}>
          <Modal.Title>{text('review.return')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Field.Root
            name="note"
            required
            hint={text(isAskerTold ? 'review.noteHint.mail' : 'review.noteHint')}
          >
            <Field.Label>{text('review.note')}</Field.Label>
            <Textarea
              value={note}
              maxLength={2000}
              onChange={(event) => setNote(event.target.value)}
            />
            <Field.Hint />
          </Field.Root>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {text('review.back')}
          </Button>
          <Button disabled={!note.trim()} loading={isLoading} onClick={() => void send()}>
            {text('review.send')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
