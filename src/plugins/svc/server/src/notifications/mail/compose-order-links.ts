import { html, singleLine } from '../../domain/markup';
import { say } from '../../texts/say';
import { greeting } from './greeting';
import { layout } from './layout';

/** An order, and where its buyer sees it. */
export interface LinkedOrder {
  id: number;
  events: string[];
  /** As people read it. */
  total: string;
  address: string;
}

interface OrderLinks {
  /** As people know it. */
  site: string;
  orders: LinkedOrder[];
}

const titleOf = ({ id, events, total }: LinkedOrder) =>
  [say('order.title', { id: String(id) }), ...events.map(singleLine), total].join(', ');

/** Where the orders of an address are, for programs that show HTML and for those that do not. */
export function composeOrderLinks({ site, orders }: OrderLinks) {
  const subject = say('mail.order-links.subject', { site: singleLine(site) });
  const [reason, otherwise] = [say('mail.order-links'), say('mail.order-links.otherwise')];
  const lines = orders.flatMap((order) => [titleOf(order), `  ${order.address}`, '']);
  const list = orders.map((order) => html`<p><a href="${order.address}">${titleOf(order)}</a></p>`);
  return {
    subject,
    text: [greeting(''), '', reason, '', ...lines, otherwise, ''].join('\n'),
    html: layout(
      subject,
      html`<p>${greeting('')}</p>
        <p>${reason}</p>
        ${list}
        <p>${otherwise}</p>`,
    ),
  };
}
