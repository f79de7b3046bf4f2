import { database } from '../../host/strapi';
import { type Cart, quantityOf } from '../../resources/cart/domain/cart';
import { findTicketRow } from '../../resources/ticket/queries/tickets';
import { say } from '../../texts/say';
import { quantityName } from '../event/ticket-section';
import type { FormFields } from '../forms/fields';
import { placesOfForm } from './places-again';

/*
 * A cart may be open in two windows. What was not touched in the one is left as the other has made it, and the page says
 * which quantities are others than those it had shown.
 */

/** The field that says which quantity of a ticket the form had shown. */
export const shownName = (ticketId: number) => `shown-${ticketId}`;

function shownOf(fields: FormFields, ticketId: number): string {
  return fields.text(shownName(ticketId)).trim();
}

/** Whether the form has the quantity that it had shown: nobody asks for another one. */
export function isUntouched(fields: FormFields, ticketId: number): boolean {
  const shown = shownOf(fields, ticketId);
  return shown !== '' && shown === fields.text(quantityName(ticketId)).trim();
}

async function titleOf({ items }: Cart, ticketId: number): Promise<string> {
  const inCart = items.find((item) => item.ticketId === ticketId);
  return inCart?.ticketTitle ?? (await findTicketRow(database(), ticketId))?.title ?? '';
}

async function noteOf(cart: Cart, fields: FormFields, ticketId: number): Promise<string> {
  const count = quantityOf(cart.items, ticketId);
  const ticket = await titleOf(cart, ticketId);
  if (!ticket) return '';
  if (count === 0) return say('cart.meanwhile.gone', { ticket });
  const isOther = isUntouched(fields, ticketId) && shownOf(fields, ticketId) !== String(count);
  return isOther ? say('cart.meanwhile.other', { ticket, count }) : '';
}

/** What is otherwise in the cart than in the form, and is left so; empty for nothing. */
export async function meanwhileNote(cart: Cart, fields: FormFields): Promise<string> {
  if (cart.items.length === 0) return '';
  const notes = await Promise.all(
    placesOfForm(fields).map(({ ticketId }) => noteOf(cart, fields, ticketId)),
  );
  const said = notes.filter(Boolean);
  return said.length > 0 ? [say('cart.meanwhile'), ...said].join(' ') : '';
}
