import * as yup from 'yup';
import { findUserById } from '../../../access/users';
import { invalidParams, Problem } from '../../../domain/problem';
import { anyone } from '../../../rest/access';
import { endpoint, type EndpointRequest, routesOf } from '../../../rest/endpoint';
import { errorBody, errorCodes } from '../../../rest/error-body';
import type { Reply } from '../../../rest/reply';
import { emailAddress, integer, required, text } from '../../../rest/schema';
import { arrayOf } from '../../../rest/validate';
import { cartHeaders, type Identified, identifyCart } from '../../cart/http/owner';
import { confirmationUrl } from '../http/confirmation-url';
import type { NamedPlace, Person } from '../domain/places';
import { type Checkout, checkOut } from '../services/checkout';
import type { KeyedRequest } from '../services/idempotency';

const path = 'svc/tickets/v1/checkout';
const keyHeader = 'Idempotency-Key';
const longestKey = 255;
const mostPlaces = 1000;

const place = {
  ticket_id: required(integer({ min: 1 })),
  full_name: text({ min: 1 }),
  email: emailAddress().min(1, 'must not be empty'),
};

const body = {
  buyer_name: text({ min: 1 }),
  buyer_email: emailAddress().min(1, 'must not be empty'),
  payment_method: text({ max: 64 }),
  payment_token: text({ max: 1024 }),
  attendees: arrayOf(place, { max: mostPlaces }),
};

const output = {
  order_id: yup.number(),
  status: yup.string(),
  total: yup.string(),
  attendee_ids: yup.array(yup.number()),
  confirmation_url: yup.string(),
};

type Request = EndpointRequest<Record<never, never>, typeof body>;

/** What the buyer says of themselves, else what their account says. */
async function buyerOf({ body: sent, caller }: Request): Promise<Person> {
  const { buyer_name: name, buyer_email: email } = sent;
  if (name && email) return { fullName: name, email };
  const account = caller.userId === null ? null : await findUserById(caller.userId);
  return { fullName: name ?? account?.username ?? '', email: email ?? account?.email ?? '' };
}

function namedPlaces({ body: sent }: Request): NamedPlace[] {
  return (sent.attendees ?? []).map((one) => ({
    ticketId: one.ticket_id!,
    fullName: one.full_name,
    email: one.email,
  }));
}

/** The request under its key; whose it is, is part of that. */
function keyedRequest({ header, body: sent }: Request, { owner }: Identified): KeyedRequest | null {
  const key = header(keyHeader);
  if (key === '') return null;
  if (key.length > longestKey) {
    throw invalidParams({ [keyHeader]: `must be at most ${longestKey} characters long` });
  }
  const whose = 'userId' in owner ? `user ${owner.userId}` : `cart ${owner.tokenDigest}`;
  return { key, scope: `${whose} POST ${path}`, body: sent };
}

function replyOf(checkout: Checkout, ofCart: Record<string, string>): Reply {
  const headers = { ...ofCart, ...(checkout.isReplayed && { 'Idempotent-Replayed': 'true' }) };
  if ('result' in checkout) {
    const url = confirmationUrl(checkout.result.order_id, checkout.accessSeed);
    return { status: 201, body: { ...checkout.result, confirmation_url: url }, headers };
  }
  const { kind, message } = checkout.problem;
  const { status } = errorCodes[kind];
  return { status, body: errorBody(new Problem(kind, message)), headers };
}

const checkout = endpoint({
  method: 'POST',
  path,
  summary: 'Turn your cart into an order and pay it',
  success: 201,
  operationId: 'checkOut',
  access: anyone,
  body,
  output,
  alsoMissing({ caller, body: sent }) {
    if (caller.userId !== null) return [];
    return (['buyer_name', 'buyer_email'] as const).filter((name) => sent[name] === undefined);
  },
  problems: [
    'cannotCreate',
    'cartBusy',
    'paymentFailed',
    'paymentUnavailable',
    'keyMismatch',
    'keyInFlight',
  ],
  async handle(request) {
    const identified = await identifyCart(request);
    const done = await checkOut({
      owner: identified.owner,
      userId: request.caller.userId,
      buyer: await buyerOf(request),
      named: namedPlaces(request),
      paymentMethod: request.body.payment_method ?? '',
      paymentToken: request.body.payment_token ?? '',
      keyed: keyedRequest(request, identified),
    });
    return replyOf(done, cartHeaders(identified, request));
  },
});

export default routesOf([checkout]);
