import type { RefundDocument } from '../shared/box-office';
import { useText } from '../shared/texts';
import { ConfirmButton } from './confirm-button';
import { type Decision, useDecision } from './use-decision';

interface Props {
  request: RefundDocument;
  decision: Decision;
}

/** Decides a request that waits. */
export function DecideButton({ request, decision }: Props) {
  const asked = useDecision(decision, request);
  const text = useText();
  if (!asked) return null;
  const { label, icon, variant } = decision;
  const { question, isWaiting, onAsk, decide } = asked;
  return (
    <ConfirmButton
      label={text(label)}
      icon={icon}
      variant={variant}
      isWaiting={isWaiting}
      onAsk={onAsk}
      onConfirm={decide}
    >
      {question}
    </ConfirmButton>
  );
}
