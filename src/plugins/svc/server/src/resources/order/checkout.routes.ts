import * as yup from 'yup';
import { findUserById } from '../../access/users';
import { Problem } from '../../domain/problem';
import type { NextStep } from '../../payments/provider';
import { allPaymentMethods } from '../../payments/providers';
import { anyone } from '../../access/requirements';
import { endpoint, type EndpointRequest, routesOf } from '../../kit/endpoint';
import { errorBody, errorCodes } from '../../kit/error-body';
import { onlyByName } from '../../kit/fields-parameter';
import type { Reply } from '../../kit/reply';
import { named, oneOfForms } from '../../kit/named-shapes';
import { withJsonSchema, headerText, optionalInResponse } from '../../kit/schema';
import {
  cartResponseHeaders,
  cartHeaders,
  cartRequestHeaders,
  type IdentifiedCart,
  identifyCart,
} from '../cart/identify-cart';
import { orderStates } from '../../contract/order-status';
import { checkoutBody } from './checkout-body';
import { confirmationUrl } from './link';
import { acceptedLanguage } from '../../texts/language';
import type { NamedAttendee, Buyer } from './domain/named-attendees';
import { type CheckoutResult, checkOut } from './operations/checkout/check-out';
import type { IdempotentRequest } from './operations/checkout/idempotency';
import { accessTokenOf } from './operations/checkout/place-order';

const path = 'svc/tickets/v1/checkout';
const keyHeader = 'Idempotency-Key';
const headers = {
  'Accept-Language': withJsonSchema(headerText({ max: 1000 }), {
    description: 'The language of the order: its mails and tickets are in it, if the site has it.',
  }),
  ...cartRequestHeaders,
  [keyHeader]: withJsonSchema(headerText({ max: 255 }), {
    description: 'Makes it safe to repeat the request: it buys once.',
  }),
};

const responseHeaders = {
  ...cartResponseHeaders,
  'Idempotent-Replayed': '`true` if this is the response to the first request.',
};

/** What a page goes on with, of each way of paying that has such a thing. */
function nextSteps() {
  return allPaymentMethods().flatMap(({ provider: { name }, nextStep }) =>
    nextStep ? [{ provider: yup.string().oneOf([name]), ...nextStep }] : [],
  );
}

const output = named('Purchase', {
  order_id: yup.number(),
  status: yup.string().oneOf([...orderStates.all]),
  total: yup.string(),
  attendee_ids: yup.array(yup.number()),
  confirmation_url: yup.string(),
  order_token: onlyByName(yup.string()),
  payment: optionalInResponse(oneOfForms(nextSteps)),
});

type Request = EndpointRequest<Record<never, never>, typeof checkoutBody>;

/** What the buyer says of themselves, else what their account says. */
async function buyerOf({ body: sent, caller }: Request): Promise<Buyer> {
  const { buyer_name: name, buyer_email: email } = sent;
  if (name && email) return { fullName: name, email };
  const account = caller.userId === null ? null : await findUserById(caller.userId);
  return { fullName: name ?? account?.username ?? '', email: email ?? account?.email ?? '' };
}

function namedAttendees({ body: sent }: Request): NamedAttendee[] {
  return (sent.attendees ?? []).map((one) => ({
    ticketId: one.ticket_id!,
    fullName: one.full_name,
    email: one.email,
  }));
}

/** The request under its key; whose it is, is part of that. */
function idempotentRequest(
  { header, body: sent }: Request,
  { owner }: IdentifiedCart,
): IdempotentRequest | null {
  const key = header(keyHeader);
  if (key === '') return null;
  const whose = 'userId' in owner ? `user ${owner.userId}` : `cart ${owner.tokenDigest}`;
  return { key, scope: `${whose} POST ${path}`, body: sent };
}

/** What the page goes on with, where the buyer has something to do. */
function presentNextStep({ provider, fields }: NextStep) {
  return { provider, ...fields };
}

/** @param fields those that are named */
function replyOf(
  checkout: CheckoutResult,
  ofCart: Record<string, string>,
  fields: readonly string[],
): Reply {
  const headers = { ...ofCart, ...(checkout.isReplayed && { 'Idempotent-Replayed': 'true' }) };
  if ('result' in checkout) {
    const { result, step, linkSeed } = checkout;
    const body = {
      order_id: result.orderId,
      status: result.status,
      total: result.total,
      attendee_ids: result.attendeeIds,
      confirmation_url: confirmationUrl(result.orderId, linkSeed),
      ...(fields.includes('order_token') && { order_token: accessTokenOf(linkSeed) }),
      ...(step && { payment: presentNextStep(step) }),
    };
    return { status: 201, body, headers };
  }
  const { kind, message, why } = checkout.problem;
  const { status } = errorCodes[kind];
  return { status, body: errorBody(new Problem(kind, message, undefined, why)), headers };
}

const checkout = endpoint({
  method: 'POST',
  path,
  summary: 'Turn your cart into an order and pay it',
  success: 201,
  operationId: 'checkOut',
  access: anyone,
  body: checkoutBody,
  headers,
  responseHeaders,
  output,
  findMissingFields({ caller, body: sent }) {
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
      isBoxOffice: request.caller.can('edit_svc_orders'),
      language: acceptedLanguage(request.acceptsLanguages),
      buyer: await buyerOf(request),
      namedAttendees: namedAttendees(request),
      paymentMethod: request.body.payment_method ?? '',
      paymentToken: request.body.payment_token ?? '',
      idempotent: idempotentRequest(request, identified),
    });
    return replyOf(done, cartHeaders(identified), request.fields);
  },
});

export default routesOf([checkout]);
