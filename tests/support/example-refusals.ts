import type { Handle } from '#svc/testing/client';
import { exampleToken, type Recorder } from './recorder';
import { signedEvent } from './stripe-shop';

/* What the service refuses, for the description. */

/** One place, and others want it. */
export async function tellOfNoPlaces(
  { perform, recordError }: Recorder,
  as: Handle,
  ticket: number,
) {
  await perform('updateTicket', { as, id: ticket, body: { capacity: 1 } });
  const body = { ticket_id: ticket, quantity: 1 };
  const added = await perform('addToCart', { body });
  const headers = { 'X-API-Cart': added.headers.get('X-API-Cart') ?? '' };
  await recordError('addToCart', 'rest_cannot_create', { body });
  await recordError('setInCart', 'rest_cannot_create', { headers, body: { ...body, quantity: 2 } });
  const person = { full_name: 'Alan Turing', email: 'alan@example.org', ticket_id: ticket };
  await recordError('createAttendee', 'rest_cannot_create', { as, body: person });
  await perform('emptyCart', { headers });
}

/** What is no ticket of one's own any more, or was sent with something missing. */
export async function tellOfNoSelfHelp(
  { recordError }: Recorder,
  as: Handle,
  { handedOn: id, holder }: { handedOn: number; holder: object },
) {
  const gone = 999_999;
  await recordError('updateMyTicket', 'rest_cannot_create', { as, id, body: holder });
  await recordError('transferMyTicket', 'rest_cannot_create', { as, id, body: holder });
  const wrong = { ...holder, email: 'carla' };
  await recordError('transferMyTicket', 'rest_invalid_param', { as, id, body: wrong });
  await recordError('transferMyTicket', 'rest_missing_callback_param', { as, id, body: {} });
  await recordError('transferMyTicket', 'rest_post_invalid_id', { as, id: gone, body: holder });
  const body = { reason: 'I am ill.' };
  await recordError('returnMyTicket', 'rest_cannot_create', { as, id, body });
  await recordError('returnMyTicket', 'rest_invalid_param', { as, id, body: { reason: 7 } });
  await recordError('returnMyTicket', 'rest_post_invalid_id', { as, id: gone, body });
}

/** Of things that are not there, and of what was sent by somebody else. */
export async function tellOfNothing({ recordError }: Recorder, { manager }: { manager: Handle }) {
  const whose = { email: 'nobody@example.test' };
  await recordError('exportBuyer', 'rest_post_invalid_id', { as: manager, query: whose });
  await recordError('eraseBuyer', 'rest_post_invalid_id', { as: manager, query: whose });
  const body = { ticket_id: 999_999, quantity: 1 };
  await recordError('addToCart', 'rest_post_invalid_id', { body });
  await recordError('setInCart', 'rest_post_invalid_id', { body });
  const token = exampleToken;
  await recordError('getGuestOrder', 'rest_post_invalid_id', { query: { token } });
  const asked = { headers: { 'X-Order-Token': token }, body: { reason: 'I am ill.' } };
  await recordError('createRefundRequest', 'rest_post_invalid_id', asked);
  const { body: event } = signedEvent({}, 'charge.succeeded');
  const forged = { body: event, headers: { 'Stripe-Signature': 't=1,v1=forged' } };
  await recordError('receiveStripeEvent', 'rest_invalid_param', forged);
}

/** What anybody may be told anywhere. */
export async function tellOfRefusals({ recordError }: Recorder, as: Handle) {
  const wrong = { headers: { Authorization: 'Basic bm9ib2R5Ondyb25n' } };
  await recordError('listEvents', 'rest_invalid_credentials', wrong);
  const stale = { headers: { 'X-API-Nonce': '0000000000' } };
  await recordError('listEvents', 'rest_cookie_invalid_nonce', stale);
  await recordError('createEvent', 'rest_invalid_json', { as, body: '{"title": ' });
  const large = { as, body: { content: 'x'.repeat(1_100_000) } };
  await recordError('createEvent', 'rest_request_too_large', large);
}
