import * as yup from 'yup';
import { readEvent, signatureHeader } from '../../../payments/stripe/events';
import { anyone } from '../../../rest/access';
import { endpoint, routesOf } from '../../../rest/endpoint';
import { noRoute } from '../../../rest/error-body';
import { ok } from '../../../rest/reply';
import { described, headerText, required } from '../../../rest/schema';
import { stripeSettings } from '../../../strapi';
import { takeNews } from '../services/stripe-news';

const webhook = endpoint({
  method: 'POST',
  path: 'svc/tickets/v1/stripe/webhook',
  summary: 'For Stripe alone: tell that something has become of a payment',
  operationId: 'receiveStripeEvent',
  access: anyone,
  headers: {
    [signatureHeader]: described(required(headerText()), {
      description: 'That it comes from Stripe, and when it was sent.',
    }),
  },
  output: { received: yup.boolean() },
  problems: ['noRoute', 'invalidParam', 'paymentUnavailable'],
  async handle({ header, rawBody }) {
    if (!stripeSettings()) throw noRoute();
    const told = readEvent({ raw: rawBody(), signature: header(signatureHeader) });
    if (told) await takeNews(told);
    return ok({ received: true });
  },
});

export default routesOf([webhook]);
