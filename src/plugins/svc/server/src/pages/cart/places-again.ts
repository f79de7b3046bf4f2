import { columns, join, select, sql } from '../../database/sql';
import { html, type Markup } from '../../domain/markup';
import { database } from '../../host/strapi';
import { now } from '../../lib/clock';
import { type Cart, maxTickets } from '../../resources/cart/domain/cart';
import { say } from '../../texts/say';
import { quantityName } from '../event/ticket-section';
import { type FormFields, heldVoucherField, holdField, useVoucherField } from '../forms/fields';
import { quantityField, tokenInput } from '../forms/form-markup';
import type { FormState } from '../forms/form-state';
import type { LastOrder } from '../order/last-order';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';

/*
 * Who was too slow: the time of the places in their cart is over. Forms say which places those were, and until when they
 * were kept, so that one button takes them again, and what was typed at the checkout stays.
 */

/** What the button is called that goes on to the checkout. */
export const onward = { field: 'then', checkout: 'checkout' } as const;

/** What says that they are wanted again, whenever their time was over. */
const wanted = { field: 'again', value: '1' } as const;

/** What says how a form was sent, and not what was typed. */
const buttons: string[] = [onward.field, wanted.field, useVoucherField];

const quantityOfTicket = /^quantity-([1-9]\d{0,8})$/;

/** The tickets that a form was about; none where there are more than a cart may have. */
export function ticketsOfForm(fields: FormFields | undefined): number[] {
  const ids = Object.keys(fields?.texts() ?? {}).flatMap((name) => {
    const [, ticketId] = quantityOfTicket.exec(name) ?? [];
    return ticketId ? [Number(ticketId)] : [];
  });
  return ids.length > maxTickets ? [] : ids;
}

/** The places that a form was about. */
export function placesOfForm(fields: FormFields) {
  return ticketsOfForm(fields).flatMap((ticketId) => {
    const text = fields.text(quantityName(ticketId)).trim();
    const quantity = /^\d{1,6}$/.test(text) ? Number(text) : 0;
    return quantity > 0 ? [{ ticketId, quantity }] : [];
  });
}

/**
 * When the form is shown, until when its places are kept, and with which voucher. Whoever forges it could put them into a cart as
 * well.
 */
export function holdInput({ expiresAt, voucher }: Cart): Markup {
  const code = voucher?.code;
  return html`<input type="hidden" name="${holdField}" value="${now()}.${expiresAt ?? 0}" />
    ${code ? html`<input type="hidden" name="${heldVoucherField}" value="${code}" />` : null}`;
}

/** Seconds since 1970; null where the form says nothing of it. */
function holdOf(fields: FormFields) {
  const [, shown, until] = /^(\d{1,10})\.(\d{1,10})$/.exec(fields.text(holdField)) ?? [];
  return shown && until ? { shown: Number(shown), until: Number(until) } : null;
}

/** Whether a form was about places that its browser may have bought since. */
function mayBeBought(fields: FormFields, lastOrder: LastOrder | null): boolean {
  const { shown } = holdOf(fields) ?? { shown: 0 };
  return lastOrder !== null && Number(lastOrder.order.placed_at) >= shown;
}

/** Whether a form means its places again, where the cart is empty: else whoever has emptied it would find them in there. */
export function meansThemAgain(fields: FormFields): boolean {
  const { until } = holdOf(fields) ?? { until: Infinity };
  return placesOfForm(fields).length > 0 && (until <= now() || fields.text(wanted.field) !== '');
}

/** What was bought a moment ago is not to be bought again by mistake. */
export function canBeTaken(fields: FormFields | undefined, lastOrder: LastOrder | null): boolean {
  return ticketsOfForm(fields).length > 0 && !mayBeBought(fields!, lastOrder);
}

/** A ticket that a form was about, and that everybody may see. */
export interface TicketAgain {
  id: number;
  title: string;
}

/** Those that can be taken again; none for a form that was about none. */
export async function findTicketsAgain(fields: FormFields | undefined): Promise<TicketAgain[]> {
  const ids = ticketsOfForm(fields);
  if (ids.length === 0) return [];
  const rows = await select(
    database(),
    sql`select ${columns('svc_tickets t', 'public_id, title')} from svc_tickets t
      join svc_event_listings l on l.public_id = t.event_id
      where t.public_id in (${join(ids)}) and l.status = 'publish' order by t.public_id`,
  );
  return rows.map(({ public_id: id, title }) => ({ id, title }));
}

const ticketItem = ({ id, title }: TicketAgain, state: FormState) =>
  html`<li>
    <p id="ticket-${id}">${title}</p>
    ${quantityField(state, {
      name: quantityName(id),
      labelledBy: `ticket-${id}`,
      ticket: title,
      initial: 0,
    })}
  </li>`;

/** The form that takes them again, with what else was typed; null for none. */
export function takeAgainForm(
  tickets: TicketAgain[],
  state: FormState,
  visitor: Visitor,
): Markup | null {
  if (tickets.length === 0) return null;
  const typed = Object.entries(state.fields?.texts() ?? {}).filter(
    ([name]) => !quantityOfTicket.test(name) && !buttons.includes(name),
  );
  const hidden = [...typed, [onward.field, onward.checkout], [wanted.field, wanted.value]] as const;
  return html`<form class="card" method="post" action="${sitePath('/cart')}">
    ${tokenInput(visitor)}
    ${hidden.map(([name, value]) => html`<input type="hidden" name="${name!}" value="${value!}" />`)}
    <ul class="offers" role="list">
      ${tickets.map((ticket) => ticketItem(ticket, state))}
    </ul>
    <button>${say('cart.take-again')}</button>
  </form>`;
}
