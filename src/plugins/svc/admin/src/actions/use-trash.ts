import { useRestoreEventMutation, useTrashEventMutation } from '../shared/svc-api';
import { useNotifyOutcome } from '../shared/use-notify-outcome';

/** Moves events to the trash and back, and tells how it went. */
export function useTrash() {
  const [trashEvent] = useTrashEventMutation();
  const [restoreEvent] = useRestoreEventMutation();
  const tell = useNotifyOutcome();
  return {
    moveToTrash: async (documentId: string) =>
      tell(await trashEvent(documentId), 'The event is in the trash.'),
    restore: async (documentId: string) =>
      tell(await restoreEvent(documentId), 'The event is out of the trash.'),
  };
}
