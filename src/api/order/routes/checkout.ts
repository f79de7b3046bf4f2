import * as yup from 'yup';
import { findUserById } from '../../../access/users';
import { Problem } from '../../../domain/problem';
import type { NextStep } from '../../../payments/provider';
import { anyone } from '../../../rest/access';
import { endpoint, type EndpointRequest, routesOf } from '../../../rest/endpoint';
import { errorBody, errorCodes } from '../../../rest/error-body';
import type { Reply } from '../../../rest/reply';
import { named } from '../../../rest/named';
import {
  described,
  emailAddress,
  headerText,
  integer,
  required,
  sometimes,
  text,
} from '../../../rest/schema';
import { arrayOf } from '../../../rest/validate';
import {
  cartAnswerHeaders,
  cartHeaders,
  cartRequestHeaders,
  type Identified,
  identifyCart,
} from '../../cart/http/owner';
import { orderStates } from '../domain/status';
import { confirmationUrl } from '../http/confirmation-url';
import type { NamedPlace, Person } from '../domain/places';
import { type Checkout, checkOut } from '../services/checkout';
import type { KeyedRequest } from '../services/idempotency';

const path = 'svc/tickets/v1/checkout';
const keyHeader = 'Idempotency-Key';
const mostPlaces = 1000;

const place = {
  ticket_id: required(integer({ min: 1 })),
  full_name: text({ min: 1 }),
  email: emailAddress().min(1, 'must not be empty'),
};

const buyerHint = { description: 'Needed of guests; of users the account says it.' };

const body = {
  buyer_name: described(text({ min: 1 }), buyerHint),
  buyer_email: described(emailAddress().min(1, 'must not be empty'), buyerHint),
  payment_method: described(text({ max: 64 }), {
    description: 'One of those that are set up. Not needed where nothing is to be paid.',
    examples: ['free', 'offline', 'stripe', 'test'],
  }),
  payment_token: described(text({ max: 1024 }), {
    description: 'What the way of paying asks for.',
    examples: ['tok_ok', 'tok_declined'],
  }),
  attendees: described(arrayOf(place, { max: mostPlaces }), {
    description: 'Names for places; whatever is not named is the buyer.',
  }),
};

const headers = {
  ...cartRequestHeaders,
  [keyHeader]: described(headerText({ max: 255 }), {
    description: 'Makes it safe to send the request again: it buys once.',
  }),
};

const answerHeaders = {
  ...cartAnswerHeaders,
  'Idempotent-Replayed': '`true` where the answer is that of the first time.',
};

const output = named('Purchase', {
  order_id: yup.number(),
  status: yup.string().oneOf([...orderStates.all]),
  total: yup.string(),
  attendee_ids: yup.array(yup.number()),
  confirmation_url: yup.string(),
  payment: sometimes(
    yup.object({
      provider: yup.string(),
      status: yup.string().oneOf(['requires_action', 'processing']),
      payment_intent: yup.string(),
      client_secret: yup.string(),
    }),
  ),
});

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
  const whose = 'userId' in owner ? `user ${owner.userId}` : `cart ${owner.tokenDigest}`;
  return { key, scope: `${whose} POST ${path}`, body: sent };
}

/** What the page goes on with, where the buyer's bank has something to ask. */
function stepOnWire({ provider, status, paymentIntent, clientSecret }: NextStep) {
  return { provider, status, payment_intent: paymentIntent, client_secret: clientSecret };
}

function replyOf(checkout: Checkout, ofCart: Record<string, string>): Reply {
  const headers = { ...ofCart, ...(checkout.isReplayed && { 'Idempotent-Replayed': 'true' }) };
  if ('result' in checkout) {
    const url = confirmationUrl(checkout.result.order_id, checkout.accessSeed);
    const { result, step } = checkout;
    const body = { ...result, confirmation_url: url, ...(step && { payment: stepOnWire(step) }) };
    return { status: 201, body, headers };
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
  headers,
  answerHeaders,
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
