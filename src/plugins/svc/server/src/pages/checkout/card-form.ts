import { html, type Markup } from '../../domain/markup';
import type { Minor } from '../../domain/money';
import { settings } from '../../host/strapi';
import { toStripe } from '../../payments/stripe/amounts';
import { findPaymentMethod } from '../../payments/providers';
import { say } from '../../texts/say';

/*
 * Where scripts run, a card is paid by Stripe's own form on our page (widget/src/pages/card.ts). Without one, or where there
 * is no key for it, the buyer goes to Stripe's page.
 */

/** Everybody may know it; empty where there is none. */
export function cardKey(): string {
  return findPaymentMethod('stripe')?.publishableKey?.() ?? '';
}

/** Where Stripe's form comes when the card is chosen, with what it needs. */
export function cardPlace(total: Minor): Markup | null {
  const key = cardKey();
  if (!key) return null;
  return html`<div
    class="card-form"
    data-card-key="${key}"
    data-amount="${toStripe(total, settings().currency)}"
    data-currency="${settings().currency.toLowerCase()}"
    data-hint="${say('way.card.hint-here')}"
    hidden
  ></div>`;
}
