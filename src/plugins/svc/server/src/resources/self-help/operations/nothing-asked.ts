import type { Knex } from 'knex';
import { table } from '../../../database/table';
import { cannotCreate } from '../../../domain/problem';

/**
 * What waits to be decided, of the place or of the whole order, comes first.
 * @throws Problem `cannotCreate`
 */
export async function assertNothingAsked(
  trx: Knex,
  { orderId, attendeeId }: { orderId: number; attendeeId: number },
): Promise<void> {
  const asked = await table(trx, 'svc_refund_requests')
    .where({ order_id: orderId, status: 'pending' })
    .whereIn('attendee_id', [0, attendeeId])
    .first('id');
  if (!asked) return;
  throw cannotCreate('There is already a pending refund request for this.', {
    reason: 'already_requested',
  });
}
