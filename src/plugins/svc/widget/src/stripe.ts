import { Refusal } from './api';

/*
 * Stripe's own form for cards. Its script comes from Stripe, as they ask, and only when somebody chooses to pay by it. What
 * it makes of a card is a name that the service charges; neither the page nor the service sees the card. Tags on other pages
 * and the service's own pages use it alike.
 */

/** With whom one pays. */
export interface Account {
  /** The publishable key: everybody may know it. */
  key: string;
  /** `usd` */
  currency: string;
}

interface StripeError {
  message?: string;
  type?: string;
}

interface Elements {
  create(kind: 'payment', options: object): { mount(element: HTMLElement): void };
  submit(): Promise<{ error?: StripeError }>;
  update(options: object): void;
}

interface Stripe {
  elements(options: object): Elements;
  createPaymentMethod(options: object): Promise<{
    paymentMethod?: { id: string };
    error?: StripeError;
  }>;
  handleNextAction(options: { clientSecret: string }): Promise<unknown>;
}

declare global {
  interface Window {
    Stripe?: (key: string) => Stripe;
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

const address = 'https://js.stripe.com/v3/';

let trusted: string | undefined;

/** Pages that take no address of a script as text have to allow this policy by its name, and allow it once. */
function scriptAddress(): string {
  const rules = { createScriptURL: (url: string) => url };
  trusted ??=
    window.trustedTypes?.createPolicy('svc-tickets', rules).createScriptURL(address) ?? address;
  return trusted;
}

let loading: Promise<void> | undefined;

function load(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    if (window.Stripe) return resolve();
    const script = document.createElement('script');
    script.src = scriptAddress();
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Refusal('no_stripe', 'No Stripe.')));
    document.head.append(script);
  }).catch((error: unknown) => {
    // The next one tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

const known = new Map<string, Stripe>();

/** @throws Refusal `no_stripe` */
async function stripeOf({ key }: Pick<Account, 'key'>): Promise<Stripe> {
  await load();
  const stripe = known.get(key) ?? window.Stripe?.(key);
  if (!stripe) throw new Refusal('no_stripe', 'No Stripe.');
  known.set(key, stripe);
  return stripe;
}

/** The form for a card. */
export interface CardForm {
  /** What the service charges. @throws Refusal `card`, with what is wrong in the buyer's words */
  pay(buyer: { name: string; email: string }): Promise<string>;
  /** What is to be paid has changed. */
  update(amount: number): void;
}

interface Wanted {
  amount: number;
  locale: string;
  colours: Record<string, string>;
  isDark: boolean;
}

/** Stripe's form in an element of the document: it works in no shadow tree. @throws Refusal `no_stripe` */
export async function showCardForm(
  account: Account,
  place: HTMLElement,
  { amount, locale, colours, isDark }: Wanted,
): Promise<CardForm> {
  const stripe = await stripeOf(account);
  const elements = stripe.elements({
    mode: 'payment',
    amount,
    currency: account.currency,
    locale,
    paymentMethodCreation: 'manual',
    paymentMethodTypes: ['card'],
    appearance: { theme: isDark ? 'night' : 'stripe', variables: colours },
  });
  const never = { billingDetails: { name: 'never', email: 'never' } };
  elements.create('payment', { fields: never }).mount(place);
  const refuse = ({ message = '' }: StripeError = {}) => {
    throw new Refusal('card', message);
  };
  return {
    async pay(buyer) {
      const { error } = await elements.submit();
      if (error) refuse(error);
      const made = await stripe.createPaymentMethod({
        elements,
        params: { billing_details: buyer },
      });
      if (!made.paymentMethod) refuse(made.error);
      return made.paymentMethod!.id;
    },
    update: (changed) => elements.update({ amount: changed }),
  };
}

/** Lets the bank ask the buyer what it wants to know. @throws Refusal `no_stripe` */
export async function askBank(account: Pick<Account, 'key'>, clientSecret: string): Promise<void> {
  const stripe = await stripeOf(account);
  await stripe.handleNextAction({ clientSecret });
}
