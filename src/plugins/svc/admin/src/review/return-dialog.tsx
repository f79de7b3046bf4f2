import { Typography } from '@strapi/design-system';
import { NoteWindow } from '../shared/note-window';
import { useText } from '../shared/texts';
import { useNotifyOutcome } from '../shared/use-notify-outcome';
import { readable } from '../shared/wall-clock';
import { useGiveBackMutation } from './review-api';

interface Props {
  documentId: string;
  publishOn?: string | null;
  /** Whether who asked gets a mail. */
  isAskerTold: boolean;
  onClose: () => void;
}

/** A word to who asked: what is still missing. */
export function ReturnDialog({ documentId, publishOn, isAskerTold, onClose }: Props) {
  const [giveBack, { isLoading }] = useGiveBackMutation();
  const notify = useNotifyOutcome();
  const text = useText();
  const send = async (note: string) => {
    const answer = await giveBack({ documentId, note });
    if (notify(answer, text(isAskerTold ? 'review.returned.mail' : 'review.returned'))) onClose();
  };
  return (
    <NoteWindow
      title={text('review.return')}
      label={text('review.note')}
      hint={text(isAskerTold ? 'review.noteHint.mail' : 'review.noteHint')}
      send={text('review.send')}
      onSend={send}
      onClose={onClose}
      isBusy={isLoading}
    >
      {publishOn && (
        <Typography fontWeight="semiBold">
          {text('review.planned', { when: readable(publishOn, false) })}
        </Typography>
      )}
    </NoteWindow>
  );
}
