import { states } from '../domain/states';

export type RefundStatus = 'pending' | 'approved' | 'rejected';

export const refundStates = states<RefundStatus>('A refund request', ['pending'], {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
});

/** Why a request in `from` cannot become `to`; undefined where it can. Staying is fine. */
export function decisionProblem(from: RefundStatus, to: RefundStatus): string | undefined {
  if (from === to || refundStates.allows(from, to)) return undefined;
  return `cannot change any more from ${from}`;
}
