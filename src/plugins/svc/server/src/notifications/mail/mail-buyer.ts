import { confirmationUrl, findLinkSeed } from '../../resources/order/link';
import type { OrderRow } from '../../resources/order/queries/orders';
import { hasNoAddress } from '../../contract/erased';
import { strangersWords } from '../../domain/strangers-words';
import { NotYet } from '../../outbox/entries';
import { claimMail } from '../../outbox/mail-allowance';
import { failpoint } from '../../lib/failpoints';
import { type Mail, sendMail } from './send-mail';

/** Where the buyer of an order sees it. */
export async function orderUrl({ public_id: id }: OrderRow): Promise<string> {
  return confirmationUrl(id, await findLinkSeed(id));
}

/** Sends a mail about a ticket to who has it, or had it. @throws NotYet, Error where it cannot be sent */
export async function mailHolder(
  factId: string,
  { name, address }: Mail['to'],
  content: Omit<Mail, 'to'> & { isPaid: boolean },
): Promise<void> {
  if (hasNoAddress(address)) return;
  const { isPaid, ...mail } = content;
  const until = isPaid ? null : await claimMail(address, 'orders', factId);
  if (until !== null) throw new NotYet(until);
  await sendMail(factId, { to: { name: strangersWords(name), address }, ...mail });
  failpoint('delivery of a mail');
}

/**
 * Sends a mail about an order that nobody has paid for, which anybody can cause.
 * @throws NotYet where the buyer has had as many as an hour may bring, Error where it cannot be sent
 */
export async function mailUnpaidBuyer(
  factId: string,
  order: OrderRow,
  content: Omit<Mail, 'to'>,
): Promise<void> {
  if (hasNoAddress(order.buyer_email)) return;
  const until = await claimMail(order.buyer_email, 'orders', factId);
  if (until !== null) throw new NotYet(until);
  await mailBuyer(factId, order, content);
}

/** Sends a mail to the buyer of an order, unless they were erased. @throws Error where it cannot be sent */
export async function mailBuyer(
  factId: string,
  { buyer_name: name, buyer_email: address }: OrderRow,
  content: Omit<Mail, 'to'>,
): Promise<void> {
  if (hasNoAddress(address)) return;
  await sendMail(factId, { to: { name: strangersWords(name), address }, ...content });
  failpoint('delivery of a mail');
}
