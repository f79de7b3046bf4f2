import { isoTime } from '../../../domain/iso-time';
import { formatMinor } from '../../../domain/money';
import type { OrderItemRow, OrderRow, WholeOrder } from '../queries/orders';

function itemOnWire(item: OrderItemRow) {
  return {
    ticket_id: item.ticket_id,
    ticket_title: item.ticket_title,
    event_id: item.event_id,
    event_title: item.event_title,
    quantity: item.quantity,
    price: formatMinor(item.unit_price_minor),
    subtotal: formatMinor(item.quantity * item.unit_price_minor),
  };
}

function headOnWire(order: OrderRow) {
  return {
    status: order.status,
    total: formatMinor(Number(order.total_minor)),
    currency: order.currency,
    buyer_name: order.buyer_name,
    buyer_email: order.buyer_email,
  };
}

/** An order as the box office sees it. */
export function orderOnWire(order: WholeOrder) {
  return {
    id: order.public_id,
    ...headOnWire(order),
    payment_method: order.payment_method,
    user_id: order.user_id ?? 0,
    created_at: isoTime(Number(order.placed_at)),
    items: order.items.map(itemOnWire),
    attendee_ids: order.attendeeIds,
  };
}
