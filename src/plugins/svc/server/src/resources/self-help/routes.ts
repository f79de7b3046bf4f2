import { endpoint, type EndpointRequest, routesOf } from '../../kit/endpoint';
import { noStore, ok } from '../../kit/reply';
import type { Shape } from '../../kit/schema';
import { omitUndefined } from '../../lib/omit-undefined';
import { formatMinor } from '../../domain/money';
import { orderTokenHeaders, orderTokenOf, orderTokenQuery } from '../order/order-token';
import { presentNamedPlace } from '../order/presenter';
import { namedPlaceOutput } from '../order/schemas';
import { findEventsToday } from '../order/service';
import { buyerAccess } from './access';
import { guestBody, holderBody, returnBody, returnedOutput } from './schemas';
import { findOwned, findReturned, giveBack, handOn, renameGuest } from './service';

const place = 'svc/tickets/v1/my-tickets/{id}';
const asBuyer = {
  access: buyerAccess,
  query: orderTokenQuery,
  headers: orderTokenHeaders,
} as const;

const ownerOf = (request: EndpointRequest<typeof orderTokenQuery, Shape>) => ({
  attendeeId: request.id,
  userId: request.caller.userId,
  token: orderTokenOf(request),
});

async function changedPlace(request: EndpointRequest<typeof orderTokenQuery, Shape>) {
  const place = await findOwned(ownerOf(request));
  const isAsked = request.fields.includes('self_help');
  return presentNamedPlace(place, await findEventsToday(isAsked ? [place] : []));
}

const rename = endpoint({
  method: 'PUT',
  path: place,
  summary: 'Change who a place of yours is for: only the fields that are sent',
  ...asBuyer,
  body: guestBody,
  output: namedPlaceOutput,
  problems: ['notSignedIn', 'forbidden', 'notFound', 'cannotCreate'],
  assertExists: (request) => findOwned(ownerOf(request)),
  async handle(request) {
    const { full_name: fullName, email } = request.body;
    await renameGuest(ownerOf(request), omitUndefined({ fullName, email }));
    return noStore(ok(await changedPlace(request)));
  },
});

const transfer = endpoint({
  method: 'POST',
  path: `${place}/transfer`,
  operationId: 'transferMyTicket',
  summary: 'Hand a ticket of yours on to somebody else, who gets a new code',
  ...asBuyer,
  body: holderBody,
  output: namedPlaceOutput,
  problems: ['notSignedIn', 'forbidden', 'notFound', 'cannotCreate'],
  assertExists: (request) => findOwned(ownerOf(request)),
  async handle(request) {
    const { full_name: fullName = '', email = '' } = request.body;
    await handOn(ownerOf(request), { fullName, email });
    return noStore(ok(await changedPlace(request)));
  },
});

const giveOneBack = endpoint({
  method: 'POST',
  path: `${place}/return`,
  operationId: 'returnMyTicket',
  summary: 'Give a place of yours back, under the terms of its order',
  ...asBuyer,
  body: returnBody,
  output: returnedOutput,
  problems: [
    'notSignedIn',
    'forbidden',
    'notFound',
    'cannotCreate',
    'paymentFailed',
    'paymentUnavailable',
  ],
  assertExists: (request) => findOwned(ownerOf(request)),
  async handle(request) {
    const owner = ownerOf(request);
    const refunded = await giveBack(owner, request.body.reason ?? '');
    const { status, orderId, currency } = await findReturned(owner);
    return noStore(
      ok({
        attendee_id: request.id,
        order_id: orderId,
        status,
        refunded: formatMinor(refunded),
        currency,
      }),
    );
  },
});

export default routesOf([rename, transfer, giveOneBack]);
