import { notFound } from '../../domain/problem';
import { html, type Markup } from '../../domain/markup';
import type { OrderRow } from '../../resources/order/queries/orders';
import type { PurchasedTicketRow } from '../../resources/order/queries/purchased-tickets';
import { findOrderByLink } from '../../resources/order/service';
import { findFiledTickets } from '../../resources/order/tickets-file/find-tickets';
import { makePass, walletPath, walletsFor } from '../../resources/order/wallet/declare';
import { walletTicketOf } from '../../resources/order/wallet/wallet-ticket';
import type { Venue } from '../../resources/venue/queries/venues';
import type { PageAnswer, Parameters } from '../page-route';
import { sitePath } from '../site-path';

/* Tickets as passes of the wallets that a project declares: made when somebody follows the link, by whoever has the order's token. */

interface Of {
  place: PurchasedTicketRow;
  venue: Venue | undefined;
  order: OrderRow;
  /** What opens the order. */
  token: string;
}

/** A link for each wallet that the ticket can be kept in. */
export function walletLinks({ place, venue, order, token }: Of): Markup[] {
  return walletsFor(walletTicketOf(place, venue)).map(({ name, label }) => {
    const path = walletPath(name, { orderId: order.public_id, ticketId: place.public_id, token });
    return html`<a class="screen" href="${sitePath(path)}">${label}</a>`;
  });
}

/** @throws Problem `notFound` unless the token opens the order, and its ticket can be kept so; Error of who makes the pass */
export async function showWalletPass(parameters: Parameters): Promise<PageAnswer> {
  const { id = '', token = '', wallet = '', ticket = '' } = parameters;
  const order = await findOrderByLink(id, token);
  if (!order) throw notFound('order');
  const [filed] = await findFiledTickets(order, Number(ticket));
  const shown = filed && walletTicketOf(filed.place, filed.venue);
  const pass = shown ? await makePass(wallet, shown) : null;
  if (!pass) throw notFound('ticket');
  return 'url' in pass ? { seeOther: pass.url } : { file: pass.file };
}
