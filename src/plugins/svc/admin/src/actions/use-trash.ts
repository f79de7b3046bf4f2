import { type Thing, useMoveToTrashMutation, useRestoreMutation } from '../shared/svc-api';
import { useNotifyOutcome } from '../shared/use-notify-outcome';

/** Moves things to the trash and back, and tells how it went. */
export function useTrash() {
  const [moveToTrash] = useMoveToTrashMutation();
  const [restore] = useRestoreMutation();
  const tell = useNotifyOutcome();
  return {
    moveToTrash: async (thing: Thing): Promise<void> => {
      tell(await moveToTrash(thing), 'It is in the trash.');
    },
    restore: async (thing: Thing): Promise<void> => {
      tell(await restore(thing), 'It is out of the trash.');
    },
  };
}
