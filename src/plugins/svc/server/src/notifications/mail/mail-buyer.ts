import { confirmationUrl } from '../../resources/order/confirmation-url';
import type { OrderRow } from '../../resources/order/queries/orders';
import { findAccessSeed } from '../../resources/order/operations/payment/order-in-payment';
import { failpoint } from '../../lib/failpoints';
import { type Mail, sendMail } from './send-mail';

/** Where the buyer of an order sees it. */
export async function orderUrl({ public_id: id }: OrderRow): Promise<string> {
  return confirmationUrl(id, await findAccessSeed(id));
}

/** Sends a mail to the buyer of an order. @throws Error where it cannot be sent */
export async function mailBuyer(
  factId: string,
  { buyer_name: name, buyer_email: address }: OrderRow,
  content: Omit<Mail, 'to'>,
): Promise<void> {
  await sendMail(factId, { to: { name, address }, ...content });
  failpoint('delivery of a mail');
}
