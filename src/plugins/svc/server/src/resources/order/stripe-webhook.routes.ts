import * as yup from 'yup';
import { readEvent, signatureHeader } from '../../payments/stripe/events';
import { anyone } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { noRoute } from '../../kit/transport-problem';
import { ok } from '../../kit/reply';
import { withJsonSchema, headerText, required } from '../../kit/schema';
import { stripeSettings } from '../../host/strapi';
import { handlePaymentEvent } from './operations/payment/stripe-webhook';

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
