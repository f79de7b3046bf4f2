import { Typography } from '@strapi/design-system';
import { useGetPeopleQuery, useWriteToGuestsMutation } from '../shared/event-api';
import { NoteWindow } from '../shared/note-window';
import { useText } from '../shared/texts';
import { useNotifyOutcome } from '../shared/use-notify-outcome';
import { UnreachedNote } from './unreached-note';

interface Props {
  /** By document id. */
  events: string[];
  onSent?: () => void;
  onClose: () => void;
}

/** A mail to all who have places. */
export function GuestsDialog({ events, onSent, onClose }: Props) {
  const { data } = useGetPeopleQuery(events);
  const [write, { isLoading }] = useWriteToGuestsMutation();
  const notify = useNotifyOutcome();
  const text = useText();
  const send = async (note: string) => {
    const answer = await write({ events, note });
    const mails = 'data' in answer ? answer.data.mails : 0;
    if (!notify(answer, text('guests.sent', { count: mails }))) return;
    onClose();
    onSent?.();
  };
  return (
    <NoteWindow
      title={text('guests.title')}
      label={text('guests.note')}
      hint={text('guests.noteHint')}
      send={text('guests.send')}
      onSend={send}
      onClose={onClose}
      isBusy={isLoading}
      isHeld={!data?.mails}
    >
      {data && (
        <>
          <Typography>
            {text('guests.people', { people: data.people, mails: data.mails })}
          </Typography>
          <UnreachedNote count={data.unreached} />
        </>
      )}
    </NoteWindow>
  );
}
