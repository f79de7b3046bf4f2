import type { Values } from '../../kit/schema';
import { readShape } from '../../kit/validate';
import type { Cart } from '../../resources/cart/domain/cart';
import { checkoutBody, placeBody } from '../../resources/order/checkout-body';
import { cardTokenField, type FormFields } from '../forms/fields';
import { reasonText } from '../forms/reason-text';
import { say } from '../../texts/say';
import { type WayOfPaying, waysOfPaying } from './ways-of-paying';

/** As many guests as anybody names by hand; further places get the buyer's name. */
const mostNamed = 50;

/** One place of the cart, with the names of its fields. */
export interface NamedPlace {
  ticketId: number;
  ticketTitle: string;
  /** From 1, of its ticket. */
  number: number;
  nameField: string;
  emailField: string;
}

/** The places that somebody can be named for. */
export function placesOf({ items }: Cart): NamedPlace[] {
  const places = items.flatMap(({ ticketId, ticketTitle, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({
      ticketId,
      ticketTitle,
      number: index + 1,
      nameField: `guest-${ticketId}-${index + 1}`,
      emailField: `guest-email-${ticketId}-${index + 1}`,
    })),
  );
  return places.slice(0, mostNamed);
}

/** What was typed, as the endpoint's body says it. */
export interface CheckoutForm {
  body: Partial<Values<typeof checkoutBody>>;
  way: WayOfPaying | undefined;
  /** What is wrong, by field. */
  errors: Record<string, string>;
}

const buyerShape = { buyer_name: checkoutBody.buyer_name, buyer_email: checkoutBody.buyer_email };
const attendeeShape = { full_name: placeBody.full_name, email: placeBody.email };

function readAttendee(place: NamedPlace, fields: FormFields) {
  const { ticketId, nameField, emailField } = place;
  const sent = { full_name: fields.typed(nameField), email: fields.typed(emailField) };
  const { values, invalid } = readShape(attendeeShape, sent);
  const errors = {
    ...(invalid.full_name && { [nameField]: reasonText(invalid.full_name) }),
    ...(invalid.email && { [emailField]: reasonText(invalid.email) }),
  };
  return { attendee: { ticket_id: ticketId, ...values }, errors };
}

/** A buyer on a page is a guest, who says both. */
function readBuyer(fields: FormFields) {
  const sent = { buyer_name: fields.typed('buyer_name'), buyer_email: fields.typed('buyer_email') };
  const { values, invalid } = readShape(buyerShape, sent);
  const errors: Record<string, string> = {};
  for (const name of ['buyer_name', 'buyer_email'] as const) {
    const reason = invalid[name];
    if (reason) errors[name] = reasonText(reason);
    else if (values[name] === undefined) errors[name] = say('checkout.fill-in');
  }
  return { values, errors };
}

const tokenShape = { payment_token: checkoutBody.payment_token };

/** The way that was chosen; by card on our own page, where a script made something of it, else on the provider's. */
function chosenWay(fields: FormFields): WayOfPaying | undefined {
  const way = waysOfPaying().find(({ id }) => id === fields.text('payment'));
  if (!way?.isOnOwnPage) return way;
  const { values } = readShape(tokenShape, { payment_token: fields.typed(cardTokenField) });
  const token = values.payment_token;
  return token ? { ...way, token, isOnOwnPage: false } : way;
}

/** Reads the form by the endpoint's own schemas. */
export function readCheckout(fields: FormFields, cart: Cart, hasToPay: boolean): CheckoutForm {
  const buyer = readBuyer(fields);
  const attendees = placesOf(cart).map((place) => readAttendee(place, fields));
  const way = chosenWay(fields);
  const errors = Object.assign(
    buyer.errors,
    ...attendees.map((one) => one.errors),
    hasToPay && !way ? { payment: say('checkout.choose') } : {},
  ) as Record<string, string>;
  const payment = hasToPay && way ? { payment_method: way.method, payment_token: way.token } : {};
  const body = {
    ...buyer.values,
    ...payment,
    attendees: attendees.map(({ attendee }) => attendee),
  };
  return { body, way, errors };
}
