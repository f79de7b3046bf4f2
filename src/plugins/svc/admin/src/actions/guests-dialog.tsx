import { Button, Field, Flex, Modal, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useGetPeopleQuery, useWriteToGuestsMutation } from '../shared/event-api';
import { useText } from '../shared/texts';
import { useNotifyOutcome } from '../shared/use-notify-outcome';

interface Props {
  /** By document id. */
  events: string[];
  onClose: () => void;
}

/** A mail to all who have places. */
export function GuestsDialog({ events, onClose }: Props) {
  const [note, setNote] = useState('');
  const { data } = useGetPeopleQuery(events);
  const [write, { isLoading }] = useWriteToGuestsMutation();
  const notify = useNotifyOutcome();
  const text = useText();
  const send = async () => {
    const answer = await write({ events, note });
    const mails = 'data' in answer ? answer.data.mails : 0;
    if (notify(answer, text('guests.sent', { count: mails }))) onClose();
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel={text('back')}>
          <Modal.Title>{text('guests.title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {data && <Typography>{text('guests.people', { count: data.people })}</Typography>}
            <Field.Root name="note" required hint={text('guests.noteHint')}>
              <Field.Label>{text('guests.note')}</Field.Label>
              <Textarea
                value={note}
                maxLength={2000}
                onChange={(event) => setNote(event.target.value)}
              />
              <Field.Hint />
            </Field.Root>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {text('back')}
          </Button>
          <Button
            disabled={!note.trim() || !data?.people}
            loading={isLoading}
            onClick={() => void send()}
          >
            {text('guests.send')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
