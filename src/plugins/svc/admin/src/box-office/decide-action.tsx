import { type RefundDocument, refundUid } from '../shared/box-office';
import { type DocumentActionComponent, documentOf } from '../shared/content-manager';
import { useText } from '../shared/texts';
import { type Decision, useDecision } from './use-decision';

/** Decides a request in the menu of its row. On its own screen it is a button. */
export function decideAction(decision: Decision): DocumentActionComponent {
  const DecideAction: DocumentActionComponent = (context) => {
    const asked = useDecision(decision, documentOf<RefundDocument>(context, refundUid));
    const text = useText();
    if (!asked) return null;
    const { label, icon, verb } = decision;
    return {
      label: text(label),
      icon,
      variant: verb === 'reject' ? 'danger' : 'secondary',
      position: 'table-row',
      dialog: {
        type: 'dialog',
        title: text(label),
        content: asked.question,
        confirmLabel: text(label),
        onConfirm: async () => void (await asked.decide()),
      },
    };
  };
  return Object.assign(DecideAction, { position: 'table-row' as const });
}
