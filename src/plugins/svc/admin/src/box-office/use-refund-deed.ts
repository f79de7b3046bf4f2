import type { TextId } from '../shared/texts';
import { useCan } from '../shared/use-box-office';

/** What somebody may do for money to go back. */
interface RefundDeed {
  label: TextId;
  title: TextId;
  /** Whether somebody else decides. */
  isAsking: boolean;
}

/** Null for who may neither refund nor ask for it. */
export function useRefundDeed(): RefundDeed | null {
  const decides = useCan('decideRefund');
  const asks = useCan('askForRefund');
  if (decides) return { label: 'refund.action', title: 'refund.title', isAsking: false };
  return asks ? { label: 'refund.ask', title: 'refund.ask.title', isAsking: true } : null;
}
