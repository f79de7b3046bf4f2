import { Button, Typography } from '@strapi/design-system';
import { FormWindow } from '../shared/form-window';
import { useNotifyOutcome } from '../shared/use-notify-outcome';
import { useDeleteEventsMutation } from './events-api';
import { useText } from './texts';

interface Props {
  documentIds: string[];
  onClose: () => void;
}

/** Asks before events are deleted for good: all of them, or none. */
export function DeleteDialog({ documentIds, onClose }: Props) {
  const [remove, { isLoading }] = useDeleteEventsMutation();
  const notify = useNotifyOutcome();
  const text = useText();
  const count = documentIds.length;
  const confirm = async () => {
    notify(await remove(documentIds), text('events.deleted', { count }));
    onClose();
  };
  const button = (
    <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
      {text('trash.delete')}
    </Button>
  );
  return (
    <FormWindow title={text('trash.delete')} onClose={onClose} action={button}>
      <Typography>{text('trash.explainDeleteMany', { count })}</Typography>
    </FormWindow>
  );
}
