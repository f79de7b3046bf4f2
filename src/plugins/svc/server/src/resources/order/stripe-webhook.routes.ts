import * as yup from 'yup';
import { readEvent, signatureHeader } from '../../payments/stripe/events';
import { anyone } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { noRoute } from '../../kit/transport-problem';
import { ok } from '../../kit/reply';
import { withJsonSchema, headerText, required } from '../../kit/schema';
import { stripeSettings } from '../../host/strapi';
import { handlePaymentEvent } from './operations/payment/stripe-webhook';

/** As far as anything here depends on it. */
const stripeEvent = {
  schema: {
    type: 'object',
    required: ['id', 'type', 'data'],
    properties: {
      id: { type: 'string', description: 'Stripe’s name of the event.' },
      type: { type: 'string', description: 'What has happened, in Stripe’s words.' },
      data: {
        type: 'object',
        description: 'What it has happened to.',
        properties: {
          object: {
            type: 'object',
            additionalProperties: true,
            description: 'The payment, as Stripe has it then.',
          },
        },
      },
    },
  },
  example: {
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', object: 'payment_intent', amount: 5000, currency: 'eur' } },
  },
};

const webhook = endpoint({
  method: 'POST',
  path: 'svc/tickets/v1/stripe/webhook',
  summary: 'For Stripe only: report that the status of a payment has changed',
  operationId: 'receiveStripeEvent',
  access: anyone,
  headers: {
    [signatureHeader]: withJsonSchema(required(headerText()), {
      description: 'Stripe’s signature and the time of sending.',
    }),
  },
  rawBody: stripeEvent,
  output: { received: yup.boolean() },
  problems: ['noRoute', 'invalidParam', 'paymentUnavailable'],
  async handle({ header, rawBody }) {
    if (!stripeSettings()) throw noRoute();
    const told = readEvent({ raw: rawBody(), signature: header(signatureHeader) });
    if (told) await handlePaymentEvent(told);
    return ok({ received: true });
  },
});

export default routesOf([webhook]);
