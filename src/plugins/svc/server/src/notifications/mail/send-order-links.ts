import { hasNoAddress } from '../../contract/erased';
import { moneyText } from '../../domain/money-text';
import { database } from '../../host/strapi';
import type { AccountToken } from '../../resources/account/tokens';
import { confirmationUrl } from '../../resources/order/link';
import { findOrderItems } from '../../resources/order/queries/orders';
import { findOrdersOfAddress } from '../../resources/order/queries/orders-of-address';
import { currentSite, nameOf } from '../../resources/site/site';
import { inLanguage } from '../../texts/language';
import { composeOrderLinks, type LinkedOrder } from './compose-order-links';
import { sendMail } from './send-mail';

async function findLinked(email: string): Promise<LinkedOrder[]> {
  const orders = await findOrdersOfAddress(database(), email);
  const ids = orders.map(({ public_id: id }) => id);
  const items = await findOrderItems(database(), ids);
  return orders.map((order) => {
    const { public_id: id, link_seed: link, access_seed: first } = order;
    const own = items.filter(({ order_id: orderId }) => orderId === id);
    return {
      id,
      events: [...new Set(own.map(({ event_title: title }) => title))],
      total: moneyText(order.total_minor, order.currency),
      address: confirmationUrl(id, link ?? first),
    };
  });
}

/**
 * Sends the links of its orders to an address that somebody has typed; nothing where it has none.
 * @throws Error where the mail cannot be sent
 */
export async function sendOrderLinks(factId: string, token: AccountToken): Promise<void> {
  const { email: address, language } = token;
  if (hasNoAddress(address.toLowerCase())) return;
  await inLanguage(language, async () => {
    const orders = await findLinked(address);
    if (orders.length === 0) return;
    const content = composeOrderLinks({ site: nameOf(currentSite()), orders });
    await sendMail(factId, { to: { name: '', address }, ...content });
  });
}
