import { Button, Flex, Typography } from '@strapi/design-system';
import type { NamedEvent } from '../../../server/src/contract/event-list';
import { PeopleNote } from '../actions/people-note';
import { useGetPeopleQuery } from '../shared/event-api';
import { FormWindow } from '../shared/form-window';
import { NamedThings } from '../shared/named-things';
import { useNotifyOutcome } from '../shared/use-notify-outcome';
import { useDeleteEventsMutation } from './events-api';
import { useText } from './texts';

interface Props {
  rows: NamedEvent[];
  documentIds: string[];
  onClose: () => void;
}

/** Asks before events are deleted for good: all of them, or none. */
export function DeleteDialog({ rows, documentIds, onClose }: Props) {
  const [remove, { isLoading }] = useDeleteEventsMutation();
  const notify = useNotifyOutcome();
  const text = useText();
  const count = documentIds.length;
  const { data: places, isLoading: isCounting } = useGetPeopleQuery(documentIds);
  const isKept = Boolean(places?.people);
  const confirm = async () => {
    notify(await remove(documentIds), text('events.deleted', { count }));
    onClose();
  };
  const button = (
    <Button
      variant="danger"
      loading={isLoading}
      disabled={isCounting || isKept}
      onClick={() => void confirm()}
    >
      {text('trash.delete')}
    </Button>
  );
  return (
    <FormWindow title={text('trash.delete')} onClose={onClose} action={button}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <NamedThings things={rows} untitled={text('events.untitled')} />
        {!isKept && <Typography>{text('trash.explainDeleteMany', { count })}</Typography>}
        <Typography>{text('trash.keepsPlaces')}</Typography>
        <PeopleNote events={documentIds} />
      </Flex>
    </FormWindow>
  );
}
