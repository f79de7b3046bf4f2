import { confirmationUrl } from '../api/order/http/confirmation-url';
import type { OrderRow } from '../api/order/queries/orders';
import { findAccessSeed } from '../api/order/services/unsettled-orders';
import { reached } from '../faults';
import { type Mail, sendMail } from './send';

/** Where the buyer of an order sees it. */
export async function addressOfOrder({ public_id: id }: OrderRow): Promise<string> {
  return confirmationUrl(id, await findAccessSeed(id));
}

/** Sends a mail to the buyer of an order. @throws Error where it cannot be sent */
export async function mailBuyer(
  factId: string,
  { buyer_name: name, buyer_email: address }: OrderRow,
  content: Omit<Mail, 'to'>,
): Promise<void> {
  await sendMail(factId, { to: { name, address }, ...content });
  reached('delivery of a mail');
}
