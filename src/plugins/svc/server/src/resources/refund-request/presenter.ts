import { isoTime } from '../../domain/iso-time';
import { formatMinor } from '../../domain/money';
import type { RefundRow } from './queries/refund-requests';

export function presentRefundRequest(request: RefundRow) {
  return {
    id: request.public_id,
    order_id: request.order_id,
    attendee_id: request.attendee_id,
    event_id: request.event_id,
    amount: formatMinor(request.amount_minor),
    reason: request.reason,
    status: request.status,
    buyer_name: request.buyer_name,
    buyer_email: request.buyer_email,
    admin_notes: request.admin_notes ?? '',
    created_at: isoTime(Number(request.requested_at)),
  };
}
