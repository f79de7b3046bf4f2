import { html, type Markup } from '../../domain/markup';
import { say } from '../../texts/say';
import type { FormFields } from '../forms/fields';
import { tokenInput } from '../forms/form-markup';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';

/*
 * Who was too slow: the time of the places in their cart is over. Forms say which places those were, so that one button
 * takes them again, and what was typed at the checkout stays.
 */

/** What the button is called that goes on to the checkout. */
export const onward = { field: 'then', checkout: 'checkout' } as const;

const field = /^quantity-(\d{1,9})$/;

/** The places that a form was about. */
export function placesOfForm(fields: FormFields | undefined) {
  return Object.entries(fields?.texts() ?? {}).flatMap(([name, text]) => {
    const [, ticketId] = field.exec(name) ?? [];
    const quantity = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
    return ticketId && quantity > 0 ? [{ ticketId: Number(ticketId), quantity }] : [];
  });
}

/** The button that takes them again; null for a form that was about none. */
export function takeAgainForm(fields: FormFields | undefined, visitor: Visitor): Markup | null {
  if (!fields || placesOfForm(fields).length === 0) return null;
  const sent = { ...fields.texts(), [onward.field]: onward.checkout };
  return html`<form method="post" action="${sitePath('/cart')}">
    ${tokenInput(visitor)}
    ${Object.entries(sent).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button>${say('cart.take-again')}</button>
  </form>`;
}
