import type { NamedEvent } from '../../../server/src/contract/event-list';
import { ActionDialog } from '../events/action-dialog';
import { OutcomeDialog } from '../events/outcome-dialog';
import { useActions } from '../events/use-actions';

interface Props {
  /** Its draft; no start where that is not known. */
  event: NamedEvent;
  onClose: () => void;
}

/** Asks how an event is copied, does it, and says why where it could not be done. */
export default function DuplicateWindow({ event, onClose }: Props) {
  const { documentId, start } = event;
  const { take, isBusy, outcome, forget } = useActions();
  const close = () => {
    forget();
    onClose();
  };
  if (outcome) return <OutcomeDialog outcome={outcome} onClose={close} />;
  return (
    <ActionDialog
      action="duplicate"
      documentIds={[documentId]}
      rows={[event]}
      start={start}
      isBusy={isBusy}
      onAct={(options) =>
        void take({ action: 'duplicate', documentIds: [documentId], ...options }).then(
          (left) => (left === null || left.length === 0) && onClose(),
        )
      }
      onClose={close}
    />
  );
}
