import type { Problem } from '../../domain/problem';
import { database } from '../../host/strapi';
import { integer } from '../../kit/schema';
import { readShape } from '../../kit/validate';
import { quantityOf } from '../../resources/cart/domain/cart';
import { readCart, refusedTicketOf } from '../../resources/cart/operations/change-cart';
import type { CartOwner } from '../../resources/cart/queries/carts';
import { findTicketRow } from '../../resources/ticket/queries/tickets';
import { quantityName } from '../event/ticket-section';
import type { FormFields } from '../forms/fields';
import type { FormState } from '../forms/form-state';
import { reasonText } from '../forms/reason-text';
import { say } from '../../texts/say';

/** The quantities of these tickets as they were typed, by REST's own rule; nothing typed is none. */
export function readQuantities(fields: FormFields, ticketIds: number[]) {
  const shape = Object.fromEntries(ticketIds.map((id) => [quantityName(id), integer()]));
  const sent = Object.fromEntries(
    Object.keys(shape).map((name) => [name, fields.typed(name)] as const),
  );
  const { values, invalid } = readShape(shape, sent);
  const errors = Object.fromEntries(
    Object.entries(invalid).map(([name, reason]) => [name, reasonText(reason)]),
  );
  const quantities = ticketIds.map((ticketId) => ({
    ticketId,
    quantity: values[quantityName(ticketId)] ?? 0,
  }));
  return { quantities, errors };
}

/** What can still be had of a ticket, in words, where that is why it was refused. */
async function leftText(ticketId: number, owner: CartOwner): Promise<string> {
  const ticket = await findTicketRow(database(), ticketId);
  if (!ticket || ticket.remaining < 0) return '';
  const inCart = quantityOf((await readCart(owner)).items, ticketId);
  if (ticket.remaining === 0) return inCart > 0 ? say('reason.no-more') : say('reason.sold-out');
  const count = ticket.remaining;
  return inCart > 0 ? say('reason.more-left', { count }) : say('reason.left', { count });
}

/** What the form says of a change that was refused, at the field of the ticket that it is about. */
export async function stateOfRefusal(
  problem: Problem,
  fields: FormFields,
  owner: CartOwner,
): Promise<FormState> {
  const { kind, params, message } = problem;
  const reason = params && !Array.isArray(params) ? (params.quantity ?? message) : message;
  const ticketId = refusedTicketOf(problem);
  if (ticketId === undefined) return { fields, message: reasonText(reason), errors: {} };
  const left = kind === 'cannotCreate' ? await leftText(ticketId, owner) : '';
  const error = [reasonText(reason), left].filter(Boolean).join(' ');
  return { fields, message: '', errors: { [quantityName(ticketId)]: error } };
}
