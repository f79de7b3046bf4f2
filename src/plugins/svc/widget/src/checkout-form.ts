import type { Cart, CheckoutBody, Refusal } from './api';
import { minorOf } from './money';
import { refusalText } from './refusals';
import type { Speaker } from './texts';
import type { Way } from './ways';

/* What a buyer types at the checkout, and what the service says of it. */

export type Typed = Record<string, string>;

/** One place of the cart, and the fields for its guest. */
export interface Place {
  ticketId: number;
  title: string;
  number: number;
  nameField: string;
  emailField: string;
}

const mostPlaces = 50;

export function placesOf({ items }: Cart): Place[] {
  const places = items.flatMap(({ ticket_id: ticketId, ticket_title: title, quantity }) =>
    Array.from({ length: quantity }, (_, index) => {
      const field = `guest-${ticketId}-${index + 1}`;
      const [nameField, emailField] = [`${field}-name`, `${field}-email`];
      return { ticketId, title, number: index + 1, nameField, emailField };
    }),
  );
  return places.slice(0, mostPlaces);
}

const textOf = (typed: Typed, field: string) => (typed[field] ?? '').trim();

/** Those whose guest was named. */
function namedPlaces(cart: Cart, typed: Typed): Place[] {
  return placesOf(cart).filter(
    ({ nameField, emailField }) => textOf(typed, nameField) || textOf(typed, emailField),
  );
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isFree = ({ total }: Cart) => minorOf(total) === 0;

/** Field to what is wrong with it. */
export function checkForm(
  cart: Cart,
  typed: Typed,
  { ways, speaker: { say } }: { ways: Way[]; speaker: Speaker },
): Map<string, string> {
  const errors = new Map<string, string>();
  if (!textOf(typed, 'name')) errors.set('name', say('name_missing'));
  if (!address.test(textOf(typed, 'email'))) errors.set('email', say('email_wrong'));
  for (const { emailField } of namedPlaces(cart, typed)) {
    const email = textOf(typed, emailField);
    if (email && !address.test(email)) errors.set(emailField, say('email_wrong'));
  }
  if (!isFree(cart) && !ways.some(({ id }) => id === typed.way)) {
    errors.set('payment', say('payment_missing'));
  }
  return errors;
}

export function bodyOf(cart: Cart, typed: Typed, way: Way | undefined): CheckoutBody {
  const attendees = namedPlaces(cart, typed).map(({ ticketId, nameField, emailField }) => ({
    ticket_id: ticketId,
    ...(textOf(typed, nameField) && { full_name: textOf(typed, nameField) }),
    ...(textOf(typed, emailField) && { email: textOf(typed, emailField) }),
  }));
  return {
    buyer_name: textOf(typed, 'name'),
    buyer_email: textOf(typed, 'email'),
    ...(attendees.length > 0 && { attendees }),
    ...(way && !isFree(cart) && { payment_method: way.method }),
    ...(way?.token && !isFree(cart) && { payment_token: way.token }),
  };
}

/** What the service says of parameters, at the fields they were made of. */
export function fieldErrors(
  refusal: Refusal,
  { cart, typed, speaker }: { cart: Cart; typed: Typed; speaker: Speaker },
): Map<string, string> {
  const errors = new Map<string, string>();
  const { params, reason } = refusal;
  if (reason.startsWith('voucher_')) {
    const wayOut = speaker.say('voucher_take_off');
    errors.set('voucher', `${refusalText(refusal, speaker)} ${wayOut}`);
  }
  if ('buyer_name' in params) errors.set('name', params.buyer_name || speaker.say('name_missing'));
  if ('buyer_email' in params) errors.set('email', speaker.say('email_wrong'));
  const paying = params.payment_method ?? params.payment_token;
  if (paying !== undefined) errors.set('payment', paying);
  const [, index, name] = /^entry (\d+): (\w+)/.exec(params.attendees ?? '') ?? [];
  const place = namedPlaces(cart, typed)[Number(index ?? -1)];
  if (place && name === 'email') errors.set(place.emailField, speaker.say('email_wrong'));
  else if (place) errors.set(place.nameField, params.attendees!);
  return errors;
}

/** Changes when what is bought does, or what it costs. */
export function digestOf({ items }: Cart): string {
  return JSON.stringify(
    items.map(({ ticket_id, quantity, price }) => [ticket_id, quantity, price]),
  );
}
